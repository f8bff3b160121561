import { Button } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ComponentProps } from 'react'
import styles from './action-row.module.css'

/** The button of a row's other actions. `label` is its accessible name. */
export function MoreButton({ label, ...props }: { label: string } & Pick<ComponentProps<'button'>, 'ref' | 'onClick'>) {
  return (
    <Button
      aria-haspopup="dialog"
      aria-expanded={false}
      {...props}
      variant="subtle"
      color="gray"
      size="sm"
      className={styles.more ?? ''}
      aria-label={label}
    >
      <IconDots size={20} stroke={1.75} aria-hidden="true" />
    </Button>
  )
}
