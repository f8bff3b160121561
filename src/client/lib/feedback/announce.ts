import { createStore } from '../browser/store.ts'

/** What the page's one polite status region says. */
export const announcement = createStore('')

/** Announces a change of state to screen readers, such as "Generating" or "Done, 10 hooks". */
export function announce(text: string): void {
  announcement.set(text)
}
