import { createStore } from './store.ts'

/** What opens over any page on request: the command palette, or the list of keys. */
export type Overlay = 'palette' | 'keys'

export const overlay = createStore<Overlay | null>(null)

/**
 * Whether a dialog or a menu is open, which hold the focus. Nothing opens over one of these
 * by key: Esc closes what is on top first.
 */
export function isCovered(): boolean {
  return Boolean(document.activeElement?.closest('[aria-modal="true"], [role="menu"]'))
}
