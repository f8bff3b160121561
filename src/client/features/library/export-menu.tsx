import { type ButtonProps, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { EXPORT_FORMATS } from '../../../shared/features/library/library.constants.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { itemCount } from './item-total.ts'
import { type Exported, totalOfExport, useExportItems } from './use-export-items.ts'

interface ExportMenuProps extends Pick<ButtonProps, 'variant' | 'color' | 'size'> {
  what: Exported
  /** Opens the import. If set, the menu also has an entry that exports everything as a ZIP, whatever `what` is. */
  onImport?: () => void
}

/** A menu that exports items in one of three formats. */
export function ExportMenu({ what, onImport, ...look }: ExportMenuProps) {
  const { busy, exportItems, exportEverything } = useExportItems()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [leaves, setLeaves] = useState(false)
  return (
    <Menu
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      hideDetached={false}
      width={onImport ? 264 : 200}
      // Otherwise closing the menu would take the focus from the dialog that it opened.
      returnFocus={!leaves}
      onOpen={() => setLeaves(false)}
    >
      <Menu.Target>
        <BusyButton
          {...look}
          ref={buttonRef}
          busy={busy}
          busyLabel="Exporting..."
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden="true" />}
        >
          Export
        </BusyButton>
      </Menu.Target>
      <Menu.Dropdown>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item
            key={format}
            rightSection={<span className="hl-meta hl-text-3 hl-figures">{itemCount(totalOfExport(what))}</span>}
            onClick={() => void exportItems(format, what)}
          >
            {format.toUpperCase()}
          </Menu.Item>
        ))}
        {onImport && (
          <>
            <Menu.Item onClick={() => void exportEverything()}>
              Everything (ZIP)
              <br />
              <span className="hl-meta hl-text-3">Items, plan, recordings with audio</span>
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item
              onClick={() => {
                // The menu entry is removed, so the dialog must return the focus to the button.
                buttonRef.current?.focus()
                setLeaves(true)
                onImport()
              }}
            >
              Import a ZIP
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
