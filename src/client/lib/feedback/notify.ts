import { createStore } from '../browser/store.ts'

/** A toast: a title and at most one sentence. `withSupport` adds the support address, if the server has one. */
export interface Notice {
  title: string
  description?: string
  tone?: 'done' | 'failed'
  withSupport?: boolean
  /** Whether a field on screen shows the same message. On phones, where a toast could cover the field, no toast is shown then. */
  atField?: boolean
  /** A button that helps with what happened. */
  action?: { label: string; act(): void }
}

/** On phones toasts are at the top. The style sheet of the toast has the same width. */
const PHONE = '(max-width: 47.9375em)'

/** The visible toast. A newer one replaces it. */
export const currentNotice = createStore<(Notice & { id: number }) | null>(null)

let lastId = 0

/** Closes a toast about a failure, because the user is trying again. */
export function dismissFailure(): void {
  if (currentNotice.get()?.tone === 'failed') currentNotice.set(null)
}

/** Shows a toast. It must never be the only place of something that the user has to act on. */
export function notify(notice: Notice): void {
  lastId += 1
  const isSaid = notice.atField === true && window.matchMedia(PHONE).matches
  currentNotice.set(isSaid ? null : { ...notice, id: lastId })
}
