import { useEffect, useState } from 'react'

/** Returns the focus to the opener when an overlay closes. If the opener was removed, the heading gets the focus. */
export function useFocusReturn(open: boolean): void {
  // Read while rendering, because the overlay has already moved the focus when effects run.
  const [opener, setOpener] = useState<Element | null>(open ? document.activeElement : null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOpener(document.activeElement)
  }
  useEffect(() => {
    if (!open) return
    return () => {
      const target = opener?.isConnected ? opener : document.querySelector('h1')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [open, opener])
}
