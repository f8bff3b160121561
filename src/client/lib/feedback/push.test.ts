import { describe, expect, it, vi } from 'vitest'
import { askForPush, push, type PushBrowser, pushPermission, pushWhenHidden } from './push.ts'

/** A browser whose user has answered so, or would answer `answer` when asked; one that `shows` nothing says so late. */
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
  it('shows when nobody looks', async () => {
    const { browser, shown } = createBrowser('granted')
    await pushWhenHidden({ ...NEWS, wants: yes }, browser)
    expect(shown).toEqual([{ title: NEWS.title, body: NEWS.text }])
  })

  it.each([
    ['the page is seen', { isHidden: () => false }, yes],
    ['the work was short', { now: () => 11_999 }, yes],
    ['the user does not want it', {}, () => Promise.resolve(false)],
    ['nobody can say whether the user wants it', {}, () => Promise.reject(new Error('no network'))],
  ])('stays away where %s', async (_, change, wants) => {
    const { browser, shown } = createBrowser('granted')
    await pushWhenHidden({ ...NEWS, wants }, { ...browser, ...change })
    expect(shown).toEqual([])
  })

  it('is not shown where the browser was not asked, blocks it or has none', async () => {
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

  it('is shown to work when it is given, by a notification that says when others come', async () => {
    const { browser, shown } = createBrowser('default', 'granted')
    await askForPush(browser)
    expect(shown).toEqual([
      { title: 'Notifications are on', body: 'They come while Hookline is open in a tab of this browser.' },
    ])
  })

  it('does not help where only a service worker may notify, as on Android', async () => {
    const { browser } = createBrowser('default', 'granted', false)
    expect(await askForPush(browser)).toBe('unavailable')
  })

  it('does not exist in a browser without notifications', async () => {
    const browser = { ...createBrowser('granted').browser, notifications: undefined }
    expect(pushPermission(browser)).toBe('unavailable')
    expect(await askForPush(browser)).toBe('unavailable')
  })
})

it('a notification about something that is due shows also when somebody looks, where the browser lets us', () => {
  const news = { title: 'Due now on TikTok', text: '18:30, Hook: Stop', tag: 'entry' }
  const { browser, shown } = createBrowser('granted')
  push(news, { ...browser, isHidden: () => false })
  expect(shown).toEqual([{ title: news.title, body: news.text }])
  const blocked = createBrowser('denied')
  push(news, blocked.browser)
  expect(blocked.shown).toEqual([])
})
