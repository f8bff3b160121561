import { type RefObject, useEffect } from 'react'

/**
 * Focuses and presses a button once it is rendered. It stands for one that was pressed before the menu behind it had loaded.
 * Does nothing unless `enabled`.
 */
export function usePressOnMount(button: RefObject<HTMLButtonElement | null>, enabled = true): void {
  useEffect(() => {
    if (!enabled) return
    // In development React runs an effect twice, and a second press would close the menu.
    const timer = setTimeout(() => {
      button.current?.focus({ preventScroll: true })
      button.current?.click()
    })
    return () => clearTimeout(timer)
  }, [button, enabled])
}
