import { createStore } from './store.ts'

/** What opens over any page on request: the command palette, or the list of keys. */
export type Overlay = 'palette' | 'keys'

export const overlay = createStore<Overlay | null>(null)

/**
 * Whether somebody is in a dialog or a menu, which hold the focus while they are open. Nothing opens over one of these
 * by key: Esc closes what is on top first.
 */
export function isCovered(): boolean {
  return Boolean(document.activeElement?.closest('[aria-modal="true"], [role="menu"]'))
}
