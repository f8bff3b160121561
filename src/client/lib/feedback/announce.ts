import { createStore } from '../browser/store.ts'

/** What the page's one polite status region says. */
export const announcement = createStore('')

/** Tells screen readers of a change of state, such as "Generating" or "Done, 10 hooks". */
export function announce(text: string): void {
  announcement.set(text)
}
