import { type ButtonProps, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { EXPORT_FORMATS } from '../../../shared/features/library/library.constants.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { itemCount } from './item-kinds.ts'
import { type Exported, useExportItems } from './use-export-items.ts'

interface ExportMenuProps extends Pick<ButtonProps, 'variant' | 'color' | 'size'> {
  what: Exported
}

/** Exports items in one of three formats. */
export function ExportMenu({ what, ...look }: ExportMenuProps) {
  const { busy, exportItems } = useExportItems()
  const count = 'ids' in what ? what.ids.length : what.count
  return (
    <Menu withinPortal={false} withInitialFocusPlaceholder={false} hideDetached={false} width={200}>
      <Menu.Target>
        <BusyButton
          {...look}
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
            rightSection={<span className="hl-meta hl-text-3 hl-figures">{itemCount(count)}</span>}
            onClick={() => void exportItems(format, what)}
          >
            {format.toUpperCase()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
