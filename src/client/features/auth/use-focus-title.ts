import { useLayoutEffect, useRef } from 'react'

/** When a page becomes another one in place, the focus stands on its title, as after a navigation. */
export function useFocusTitle(step: string): void {
  const before = useRef(step)
  useLayoutEffect(() => {
    if (before.current === step) return
    before.current = step
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [step])
}
