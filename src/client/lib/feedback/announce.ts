import { createStore } from '../browser/store.ts'

/** The text of the page's polite live region. */
export const announcement = createStore('')

/** Announces a state change to screen readers, such as "Generating" or "Done, 10 hooks". */
export function announce(text: string): void {
  announcement.set(text)
}
