import { useEffect } from 'react'
import { isCovered } from '../../lib/browser/overlay.ts'

const TYPED = 'input, textarea, select, [contenteditable]'

/** Marks what S presses in the row that has the focus. */
export const SCRIPT_KEY = 'data-script-key'

/** While the list is there, S writes a script from the hook that has the focus. It is no key of the page: elsewhere it does nothing. */
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
