import { Button, Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode } from 'react'
import styles from './action-row.module.css'

const PHONE = '(max-width: 767px)'

interface ActionRowProps {
  /** Accessible name of the menu that contains the other actions on phones: "More for hook 3". */
  more: string
  /** Actions that are visible on every screen, the next step first. */
  first: ReactNode
  /** Actions that are in a menu on phones. */
  children: ReactNode
  className?: string | undefined
  /** Whether the subtle buttons have no icons on wide screens. */
  plain?: boolean
}

/** The actions of a result in a row. On phones all but the first are in a menu. */
export function ActionRow({ more, first, children, className = '', plain = false }: ActionRowProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  return (
    <div className={`${styles.row} ${className}`} data-plain={plain || undefined}>
      {first}
      {isPhone ? (
        // A nested menu closes on its own click first, so an outside press alone must not close this one.
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
