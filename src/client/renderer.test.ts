import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makePage } from '../server/http/screens/screen-page.ts'
import { addStaticClient } from '../server/http/static-client.ts'
import { withFolder } from '../server/testing/child-server.ts'
import { createTestApp, TEST_ANSWERS, type TestApp } from '../server/testing/test-app.ts'
import { screenFile } from '../shared/public-pages.ts'
import { RENDERED_SCREENS } from '../shared/screen-queries.ts'
import { renderScreen } from './renderer.tsx'

const HOSTILE = `</script><img src=x onerror="alert(1)">'&quot;__STATE__ $& __MARKUP__`
const ESCAPED =
  '&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#x27;&amp;quot;__STATE__ $&amp; __MARKUP__'
const HEADINGS = ['Hook Generator', 'Script Writer', 'Caption Generator', 'Text-to-Speech', ', noor', 'Creator Library']

/** The server with this renderer, without its thread. */
const withServer = (work: (served: TestApp) => Promise<void>) =>
  withFolder(async (root) => {
    mkdirSync(join(root, 'pages'))
    writeFileSync(join(root, 'index.html'), '<div id="root"></div>')
    for (const page of RENDERED_SCREENS) {
      const template = '<div id="root">__MARKUP__</div><div id="state" data-state="__STATE__"></div>'
      writeFileSync(join(root, 'pages', screenFile(page)), template)
    }
    const served = await createTestApp({
      client: {
        add: (http, site) =>
          addStaticClient(http, root, site, { render: (task) => makePage(task, renderScreen), close: async () => {} }),
        inlineScripts: false,
      },
    })
    await work(served)
    await served.close()
  })

const send = async ({ http }: TestApp, cookie: string, url: string, payload: object): Promise<void> => {
  const { statusCode } = await http.inject({ method: 'POST', url, headers: { cookie }, payload })
  expect(statusCode).toBeLessThan(300)
}

async function signUp(served: TestApp, email: string): Promise<string> {
  const cookie = await served.signUp(email)
  await send(served, cookie, '/api/user/onboarding', TEST_ANSWERS)
  return cookie
}

async function save(served: TestApp, cookie: string, text: string): Promise<void> {
  await served.clock.advance(1_000)
  await send(served, cookie, '/api/library', { type: 'hook', title: text, content: { text } })
}

const open = async ({ http }: TestApp, url: string, cookie: string): Promise<string> =>
  (await http.inject({ url, headers: { accept: 'text/html', cookie: `${cookie}; hookline-checkout-seen=1` } })).body

/** The markup of the screen itself, without pictures. */
const markup = (html: string): string => (/<main.*<\/main>/su.exec(html)?.[0] ?? '').replaceAll(/<svg.*?<\/svg>/gsu, '')

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The answers as a browser reads them. */
function readState(html: string): Record<string, unknown> {
  const attribute = /id="state" data-state="([^"]*)"><\/div>$/u.exec(html)?.[1] ?? ''
  return JSON.parse(attribute.replaceAll(/&([#\w]+);/gu, (_entity, name: string) => ENTITIES[name] ?? '?'))
}

describe('a screen that the server renders', () => {
  it('has its heading, on all of them', () =>
    withServer(async (served) => {
      const cookie = await signUp(served, 'noor@example.com')
      const headings = await Promise.all(
        RENDERED_SCREENS.map(async (page) => /<h1[^>]*>(.*?)<\/h1>/u.exec(await open(served, page, cookie))?.[1]),
      )
      expect(headings.map((text) => text?.replaceAll(/<[^>]*>/gu, ''))).toEqual([...HEADINGS, 'Profile', 'Settings'])
    }))

  it('shows what a user has saved, with everything escaped', () =>
    withServer(async (served) => {
      const cookie = await signUp(served, 'noor@example.com')
      for (let item = 0; item < 9; item += 1) await save(served, cookie, `${HOSTILE} ${item}`)
      const html = await open(served, '/library', cookie)
      expect(html).not.toContain('<img')
      expect(html.match(/<script/gu)).toBeNull()
      expect(markup(html).match(/<article/gu)).toHaveLength(6)
      expect(markup(html)).toContain(`${ESCAPED} 8<`)
      expect(readState(html)).toMatchObject({
        'library.page': { items: Array.from({ length: 9 }, (_, index) => ({ title: `${HOSTILE} ${8 - index}` })) },
        'library.counts': { total: 9 },
      })
    }))

  it('shows the own name of a user and the videos, and not the hour of the server', () =>
    withServer(async (served) => {
      const cookie = await signUp(served, 'noor@example.com')
      await served.http.inject({
        method: 'PUT',
        url: '/api/user/preferences',
        headers: { cookie },
        payload: { displayName: HOSTILE.slice(0, 50) },
      })
      await send(served, cookie, '/trpc/library.videos.create', { topic: HOSTILE, details: [] })
      const profile = await open(served, '/profile', cookie)
      expect(markup(profile)).toContain(ESCAPED.slice(0, 40))
      expect(profile).not.toContain('<img')
      const dashboard = markup(await open(served, '/dashboard', cookie))
      expect(dashboard).toContain(`${ESCAPED}</`)
      expect(dashboard).not.toContain('<img')
      expect(dashboard).toMatch(/<span data-by-hour="[^"]*Good morning[^"]*"><\/span>, <bdi>noor<\/bdi>/u)
      expect(dashboard).not.toMatch(/>Good/u)
    }))

  it('has its dates in the zone that the last visit stored, else in UTC, and in the language of the browser', () =>
    withServer(async (served) => {
      const cookie = await signUp(served, 'noor@example.com')
      const memberSince = async (accept?: string, zone?: string): Promise<string> => {
        const headers = { accept: 'text/html', cookie: zone ? `${cookie}; hookline-time-zone=${zone}` : cookie }
        const sent = { ...headers, ...(accept && { 'accept-language': accept }) }
        const { body } = await served.http.inject({ url: '/profile', headers: sent })
        return /Member since<\/dt><dd[^>]*>([^<]*)/u.exec(body)?.[1] ?? ''
      }
      const now = served.clock.now().getTime()
      const day = (language: string, timeZone: string): string =>
        new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(now)
      expect(day('de', 'Pacific/Kiritimati')).not.toBe(day('de', 'Pacific/Pago_Pago'))
      expect(await memberSince('de-AT,de;q=0.9,en;q=0.8', 'Pacific%2FKiritimati')).toBe(day('de', 'Pacific/Kiritimati'))
      expect(await memberSince('de-AT,de;q=0.9,en;q=0.8', 'Pacific/Pago_Pago')).toBe(day('de', 'Pacific/Pago_Pago'))
      for (const zone of [undefined, 'Nowhere', '"><img>'])
        expect(await memberSince('en-GB', zone)).toBe(day('en-GB', 'UTC'))
      expect(await memberSince()).not.toBe('')
    }))

  it('shows the newest result of a tool beside its collapsed form', () =>
    withServer(async (served) => {
      const cookie = await signUp(served, 'noor@example.com')
      for (const [tool, page, order] of [
        ['hooks', '/hook-generator', { topic: HOSTILE }],
        ['scripts', '/script-writer', { topic: HOSTILE, type: 'short', duration: '1' }],
        ['captions', '/caption-generator', { content: HOSTILE, platform: 'instagram' }],
      ] as const) {
        expect(markup(await open(served, page, cookie)), page).toContain('Try a sample')
        await send(served, cookie, `/api/${tool}/generate`, order)
        const html = await open(served, page, cookie)
        expect(markup(html), page).toContain('data-folded="true"')
        expect(markup(html), page).toContain(ESCAPED)
        expect(html, page).not.toContain('<img')
      }
    }))

  it('belongs to its user alone, where several are rendered at once', () =>
    withServer(async (served) => {
      const names = ['noor', 'sam', 'kim', 'ada']
      const cookies = await Promise.all(names.map((name) => signUp(served, `${name}@example.com`)))
      await Promise.all(cookies.map((cookie, index) => save(served, cookie, `Words of ${names[index]}`)))
      const pages = ['/library', '/dashboard', '/profile', '/settings', '/hook-generator']
      await Promise.all(
        pages.flatMap((page) =>
          cookies.map(async (cookie, index) => {
            const html = await open(served, page, cookie)
            expect(markup(html).length).toBeGreaterThan(5_000)
            if (page === '/library') expect(markup(html)).toContain(`Words of ${names[index]}</h2>`)
            for (const name of names.filter((_, other) => other !== index)) {
              expect(html).not.toMatch(new RegExp(`${name}@|of ${name}`, 'u'))
            }
          }),
        ),
      )
    }))
})
