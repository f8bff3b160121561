import { Popover } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { usePressOnMount } from './use-press-on-mount.ts'
import styles from './action-row.module.css'
import { MoreButton } from './more-button.tsx'

/** The menu with the other actions of a row, which opens at once: its button is rendered alone until it is pressed. */
export function MoreActions({ label, children }: { label: string; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  usePressOnMount(button)
  return (
    // A nested menu closes on its own click first, so an outside press alone must not close this one.
    <Popover position="bottom-end" withinPortal={false} trapFocus returnFocus clickOutsideEvents={['click']}>
      <Popover.Target>
        <MoreButton ref={button} label={label} />
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={styles.rest ?? ''}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
