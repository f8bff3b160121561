import { Button, type ButtonProps } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { type Exported } from './use-export-items.ts'

type Look = Pick<ButtonProps, 'variant' | 'color' | 'size'>

export interface ExportMenuProps extends Look {
  what: Exported
  /** Opens the import. If set, the menu also has an entry that exports everything as a ZIP, whatever `what` is. */
  onImport?: () => void
}

/** The icons of the export button. */
export const EXPORT_ICONS = {
  leftSection: <IconDownload size={18} stroke={1.75} aria-hidden="true" />,
  rightSection: <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />,
}

/** The button of the export menu without its menu. */
export function ExportButton({ onClick, ...look }: Look & { onClick(): void }) {
  return (
    <Button aria-haspopup="menu" aria-expanded={false} {...look} {...EXPORT_ICONS} onClick={onClick}>
      Export
    </Button>
  )
}
