import { Menu } from '@mantine/core'
import { useRef, useState } from 'react'
import { usePressOnMount } from '../../ui/buttons/use-press-on-mount.ts'
import { EXPORT_FORMATS } from '../../../shared/features/library/library.constants.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { EXPORT_ICONS, type ExportMenuProps } from './export-button.tsx'
import { itemCount } from './item-total.ts'
import { totalOfExport, useExportItems } from './use-export-items.ts'

/** A menu that exports items in one of three formats. It opens at once: its button is rendered alone until it is pressed. */
export function ExportChoices({ what, onImport, ...look }: ExportMenuProps) {
  const { busy, exportItems, exportEverything } = useExportItems()
  const buttonRef = useRef<HTMLButtonElement>(null)
  usePressOnMount(buttonRef)
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
        <BusyButton {...look} ref={buttonRef} busy={busy} busyLabel="Exporting..." {...EXPORT_ICONS}>
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
