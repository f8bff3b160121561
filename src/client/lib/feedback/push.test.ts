import { describe, expect, it, vi } from 'vitest'
import { askForPush, push, type PushBrowser, pushPermission, pushWhenHidden } from './push.ts'

/**
 * Simulates a browser. `answer` is the permission after the user was asked. If `shows` is false, creating a notification throws,
 * as on Android.
 */
function createBrowser(permission: NotificationPermission, answer: NotificationPermission = permission, shows = true) {
  const shown: { title: string; body: string | undefined }[] = []
  const asked = vi.fn(() => Promise.resolve(answer))
  class FakeNotification extends EventTarget {
    static permission = permission
    static requestPermission = () => {
      FakeNotification.permission = answer
      return asked()
    }
    constructor(title: string, options: NotificationOptions) {
      super()
      if (!shows) throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.')
      shown.push({ title, body: options.body })
    }
    close(): void {}
  }
  const browser: PushBrowser = {
    notifications: FakeNotification,
    isHidden: () => true,
    now: () => 12_000,
  }
  return { browser, shown, asked }
}

const NEWS = { title: 'Your hooks are ready', text: 'Done, 10 hooks', startedAt: 10_000 }
const yes = () => Promise.resolve(true)

describe('a notification about long work', () => {
  it('is shown while the page is hidden', async () => {
    const { browser, shown } = createBrowser('granted')
    await pushWhenHidden({ ...NEWS, wants: yes }, browser)
    expect(shown).toEqual([{ title: NEWS.title, body: NEWS.text }])
  })

  it.each([
    ['the page is seen', { isHidden: () => false }, yes],
    ['the work was short', { now: () => 11_999 }, yes],
    ['the user does not want it', {}, () => Promise.resolve(false)],
    ['nobody can say whether the user wants it', {}, () => Promise.reject(new Error('no network'))],
  ])('is not shown where %s', async (_, change, wants) => {
    const { browser, shown } = createBrowser('granted')
    await pushWhenHidden({ ...NEWS, wants }, { ...browser, ...change })
    expect(shown).toEqual([])
  })

  it('is not shown without permission, when blocked, or without support', async () => {
    for (const permission of ['default', 'denied'] as const) {
      const { browser, shown } = createBrowser(permission)
      await pushWhenHidden({ ...NEWS, wants: yes }, browser)
      expect(shown).toEqual([])
    }
    await pushWhenHidden({ ...NEWS, wants: yes }, { ...createBrowser('granted').browser, notifications: undefined })
  })
})

describe('the permission', () => {
  it('is asked for once', async () => {
    const undecided = createBrowser('default', 'granted')
    expect(await askForPush(undecided.browser)).toBe('granted')
    expect(undecided.asked).toHaveBeenCalledOnce()
    const decided = createBrowser('denied')
    expect(await askForPush(decided.browser)).toBe('denied')
    expect(decided.asked).not.toHaveBeenCalled()
  })

  it('shows a first notification once it is granted', async () => {
    const { browser, shown } = createBrowser('default', 'granted')
    await askForPush(browser)
    expect(shown).toEqual([
      { title: 'Notifications are on', body: 'You get them while Hookline is open in a tab of this browser.' },
    ])
  })

  it('is not enough where only a service worker may notify, as on Android', async () => {
    const { browser } = createBrowser('default', 'granted', false)
    expect(await askForPush(browser)).toBe('unavailable')
  })

  it('does not exist in a browser without notifications', async () => {
    const browser = { ...createBrowser('granted').browser, notifications: undefined }
    expect(pushPermission(browser)).toBe('unavailable')
    expect(await askForPush(browser)).toBe('unavailable')
  })
})

it('a reminder is shown also while the page is visible', () => {
  const news = { title: 'Due now on TikTok', text: '18:30, Hook: Stop', tag: 'entry' }
  const { browser, shown } = createBrowser('granted')
  push(news, { ...browser, isHidden: () => false })
  expect(shown).toEqual([{ title: news.title, body: news.text }])
  const blocked = createBrowser('denied')
  push(news, blocked.browser)
  expect(blocked.shown).toEqual([])
})
