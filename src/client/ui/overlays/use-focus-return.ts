import { useEffect, useState } from 'react'

/**
 * Gives the focus back to where it was before something opened over the page, also if it was open from its first moment;
 * to the heading where another page has come meanwhile.
 */
export function useFocusReturn(open: boolean): void {
  // Taken while rendering: by the time effects run, the opened part has already drawn the focus into itself.
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
