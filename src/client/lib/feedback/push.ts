/** The part of the browser's `Notification` that is used here. */
interface Notifications {
  readonly permission: NotificationPermission
  requestPermission(): Promise<NotificationPermission>
  new (title: string, options: NotificationOptions): EventTarget & { close(): void }
}

/** The parts of the browser that notifications need. Tests replace them. */
export interface PushBrowser {
  /** Undefined if the browser does not support notifications or denies them to an insecure connection. */
  notifications: Notifications | undefined
  isHidden(): boolean
  now(): number
}

export type PushPermission = NotificationPermission | 'unavailable'

/** Shorter work does not need a notification, in milliseconds. */
const LONG_MS = 2_000

/** Returns the browser that this page runs in. */
export function pushBrowser(): PushBrowser {
  return {
    notifications: globalThis.isSecureContext ? globalThis.Notification : undefined,
    isHidden: () => document.hidden,
    now: () => Date.now(),
  }
}

/** Returns this site's permission for notifications. */
export function pushPermission({ notifications } = pushBrowser()): PushPermission {
  return notifications?.permission ?? 'unavailable'
}

const WELCOME = {
  title: 'Notifications are on',
  text: 'You get them while Hookline is open in a tab of this browser.',
}

/**
 * Asks the user for permission, unless they have answered before. Then shows a test notification: some browsers grant the
 * permission but allow notifications only in service workers, which this app does not use.
 */
export async function askForPush(browser = pushBrowser()): Promise<PushPermission> {
  const { notifications } = browser
  if (!notifications) return 'unavailable'
  const isNew = notifications.permission === 'default'
  const permission = isNew ? await notifications.requestPermission() : notifications.permission
  return permission === 'granted' && !push(WELCOME, browser) ? 'unavailable' : permission
}

/**
 * Notifies a user that long work has finished. Conditions: it started at `startedAt` (milliseconds) at least two seconds ago, the
 * page is hidden, the browser permits it, and `wants` resolves to true.
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
 * Shows a notification if the browser permits it. A notification replaces an older one with the same `tag`, also from other tabs.
 * A click focuses this page. Returns whether it is shown.
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
