import { Button, Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode } from 'react'
import styles from './action-row.module.css'

const PHONE = '(max-width: 767px)'

interface ActionRowProps {
  /** The accessible name of what holds the rest on phones: "More for hook 3". */
  more: string
  /** What stands in the row on every screen, the next step first. */
  first: ReactNode
  /** What phones have behind a button. */
  children: ReactNode
  className?: string | undefined
  /** Whether the quiet buttons have words alone on wide screens. */
  plain?: boolean
}

/** The actions of a result: all in a row, on phones the first ones, with the rest behind a button. */
export function ActionRow({ more, first, children, className = '', plain = false }: ActionRowProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  return (
    <div className={`${styles.row} ${className}`} data-plain={plain || undefined}>
      {first}
      {isPhone ? (
        // A menu inside closes on its own click first, so a press outside is not enough.
        <Popover position="bottom-end" withinPortal={false} trapFocus returnFocus clickOutsideEvents={['click']}>
          <Popover.Target>
            <Button variant="subtle" color="gray" size="sm" className={styles.more ?? ''} aria-label={more}>
              <IconDots size={20} stroke={1.75} aria-hidden="true" />
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label={more} className={styles.rest ?? ''}>
            {children}
          </Popover.Dropdown>
        </Popover>
      ) : (
        children
      )}
    </div>
  )
}
