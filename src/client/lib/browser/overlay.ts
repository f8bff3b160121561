import { createStore } from './store.ts'

/** An overlay that can open over any page: the command palette or the shortcut list. */
export type Overlay = 'palette' | 'keys'

export const overlay = createStore<Overlay | null>(null)

/**
 * Whether a modal dialog or a menu has the focus. Shortcuts must not open another overlay then, because Esc closes the topmost
 * one first.
 */
export function isCovered(): boolean {
  return Boolean(document.activeElement?.closest('[aria-modal="true"], [role="menu"]'))
}
