/** What is used of the browser's `Notification`. */
interface Notifications {
  readonly permission: NotificationPermission
  requestPermission(): Promise<NotificationPermission>
  new (title: string, options: NotificationOptions): EventTarget & { close(): void }
}

/** The parts of the browser that a notification needs; a test passes its own. */
export interface PushBrowser {
  /** Missing where the browser has none, or denies it to an insecure connection. */
  notifications: Notifications | undefined
  isHidden(): boolean
  now(): number
}

export type PushPermission = NotificationPermission | 'unavailable'

/** Work that was over sooner is not worth a notification, in milliseconds. */
const LONG_MS = 2_000

/** The browser that this page runs in. */
export function pushBrowser(): PushBrowser {
  return {
    notifications: globalThis.isSecureContext ? globalThis.Notification : undefined,
    isHidden: () => document.hidden,
    now: () => Date.now(),
  }
}

/** Whether this browser shows notifications of this site. */
export function pushPermission({ notifications } = pushBrowser()): PushPermission {
  return notifications?.permission ?? 'unavailable'
}

const WELCOME = {
  title: 'Notifications are on',
  text: 'They come while Hookline is open in a tab of this browser.',
}

/**
 * Asks the user for it, unless they have answered before. A first notification shows that it works: some browsers give
 * their permission and allow notifications to service workers only, which this app has none of.
 */
export async function askForPush(browser = pushBrowser()): Promise<PushPermission> {
  const { notifications } = browser
  if (!notifications) return 'unavailable'
  const isNew = notifications.permission === 'default'
  const permission = isNew ? await notifications.requestPermission() : notifications.permission
  return permission === 'granted' && !push(WELCOME, browser) ? 'unavailable' : permission
}

/**
 * Notifies a user who looks elsewhere that long work is over: when it began at `startedAt` (milliseconds) at least two
 * seconds ago, the page is hidden, the browser allows it, and the user `wants` it.
 */
export async function pushWhenHidden(
  news: { title: string; text: string; startedAt: number; wants(): Promise<boolean> },
  browser = pushBrowser(),
): Promise<void> {
  if (pushPermission(browser) !== 'granted' || !browser.isHidden()) return
  if (browser.now() - news.startedAt < LONG_MS) return
  if (!(await news.wants().catch(() => false))) return
  push(news, browser)
}

/**
 * Shows a notification where the browser lets us. Of several with one `tag`, from whatever tab, only the last stays; a
 * click focuses this page. Returns whether it shows.
 */
export function push(news: { title: string; text: string; tag?: string }, browser = pushBrowser()): boolean {
  const { notifications } = browser
  if (notifications?.permission !== 'granted') return false
  const { title, text, tag } = news
  try {
    const shown = new notifications(title, { body: text, icon: '/favicon.svg', ...(tag && { tag }) })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
    return true
  } catch {
    return false
  }
}
