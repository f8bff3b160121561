import type { ScreenAnswers } from '../../../shared/screen-queries.ts'

/**
 * Reads what the server has written into the page of a signed-in user, and removes it from the page: it must not outlast
 * the session. Returns undefined for other pages.
 */
export function takeAnswers(root: HTMLElement): ScreenAnswers | undefined {
  const text = root.dataset['state']
  delete root.dataset['state']
  return text === undefined ? undefined : (JSON.parse(text) as ScreenAnswers)
}
