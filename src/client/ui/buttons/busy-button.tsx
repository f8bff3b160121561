import { Button, type ButtonProps } from '@mantine/core'
import { type ComponentProps, type MouseEvent } from 'react'

interface BusyButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  busy: boolean
  /** Label while busy, such as "Signing in...". */
  busyLabel: string
}

/** A button with a busy state. While busy it keeps the focus and ignores clicks. */
export function BusyButton({ busy, busyLabel, children, onClick, ...rest }: BusyButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button {...rest} data-busy={busy || undefined} aria-busy={busy || undefined} onClick={handleClick}>
      {busy ? busyLabel : children}
    </Button>
  )
}
