import { useEffect } from 'react'
import { isCovered, overlay } from '../../lib/browser/overlay.ts'
import { readShortcut } from '../../lib/browser/shortcuts.ts'

/** Handles the keyboard shortcuts of every page. */
export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [])
}

function follow(event: KeyboardEvent): void {
  const shortcut = readShortcut(event)
  if (shortcut === null) return
  if (shortcut === 'submit') {
    const form = event.target instanceof Element ? event.target.closest('form') : null
    if (!form) return
    event.preventDefault()
    form.requestSubmit()
    return
  }
  event.preventDefault()
  if (overlay.get() === shortcut) overlay.set(null)
  else if (!isCovered()) overlay.set(shortcut)
}
