import { Menu } from '@mantine/core'
import { type ReactNode, type RefObject, useRef } from 'react'
import { usePressOnMount } from '../../ui/buttons/use-press-on-mount.ts'
import { BarButton } from './bar-button.tsx'
import styles from './bar-menu.module.css'

interface BarMenuProps {
  /** Accessible name of the button. */
  label: string
  icon: ReactNode
  buttonRef?: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** A round button in the navigation bar and its menu, which opens at once: the button is rendered alone until it is pressed. */
export function BarMenu({ label, icon, buttonRef, children }: BarMenuProps) {
  const own = useRef<HTMLButtonElement>(null)
  const button = buttonRef ?? own
  usePressOnMount(button)
  return (
    <Menu
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      // The bar is sticky, so its buttons are always visible.
      hideDetached={false}
      classNames={{ itemSection: styles.section ?? '' }}
    >
      <Menu.Target>
        <BarButton ref={button} label={label}>
          {icon}
        </BarButton>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
