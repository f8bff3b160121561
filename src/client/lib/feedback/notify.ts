import { createStore } from '../browser/store.ts'

/** A toast: what happened, in a title and at most one sentence. `failed` ones show the support line when it helps. */
export interface Notice {
  title: string
  description?: string
  tone?: 'done' | 'failed'
  withSupport?: boolean
  /** A field on screen has the same message. On phones, where a toast could hide that field, only the field shows it. */
  atField?: boolean
}

/** Where toasts are at the top. The style sheet of the toast has the same width. */
const PHONE = '(max-width: 767px)'

/** The toast on screen. There is one at a time: a newer one takes its place. */
export const currentNotice = createStore<(Notice & { id: number }) | null>(null)

let lastId = 0

/** Takes a toast about a failure away: the user tries again, so it no longer holds. */
export function dismissFailure(): void {
  if (currentNotice.get()?.tone === 'failed') currentNotice.set(null)
}

/** Shows a toast from anywhere. It is never the only place of something the user must act on. */
export function notify(notice: Notice): void {
  lastId += 1
  const isSaid = notice.atField === true && window.matchMedia(PHONE).matches
  currentNotice.set(isSaid ? null : { ...notice, id: lastId })
}
