import { Menu } from '@mantine/core'
import { type ReactNode, type Ref } from 'react'
import styles from './bar-menu.module.css'

interface BarMenuProps {
  /** Accessible name of the button. */
  label: string
  icon: ReactNode
  buttonRef?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** A round button in the navigation bar that opens a menu. */
export function BarMenu({ label, icon, buttonRef, children }: BarMenuProps) {
  return (
    <Menu
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      // The bar is sticky, so its buttons are always visible.
      hideDetached={false}
      classNames={{ itemSection: styles.section ?? '' }}
    >
      <Menu.Target>
        <button type="button" ref={buttonRef} className={styles.button} aria-label={label}>
          {icon}
        </button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
