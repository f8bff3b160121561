import { useEffect } from 'react'
import { isCovered } from '../../lib/browser/overlay.ts'

const TYPED = 'input, textarea, select, [contenteditable]'

/** Data attribute of the button that the S key presses. */
export const SCRIPT_KEY = 'data-script-key'

/**
 * Makes S press the script button of the focused row. It does nothing while the focus is elsewhere, so that the page has no
 * single-key shortcut (WCAG 2.1.4).
 */
export function useScriptKey(): void {
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function press(event: KeyboardEvent): void {
  const { key, target } = event
  if (key.toLowerCase() !== 's' || event.defaultPrevented || event.isComposing || event.repeat) return
  if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return
  if (!(target instanceof Element) || target.closest(TYPED)) return
  const button = target.closest('li')?.querySelector<HTMLButtonElement>(`[${SCRIPT_KEY}]`)
  if (!button) return
  event.preventDefault()
  button.click()
}
