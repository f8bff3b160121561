import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SESSION_MS } from '../../shared/features/auth/auth.constants.ts'
import { ALLOWANCE } from '../../shared/plans.ts'
import { prerenderedFile, SCREEN_SETTINGS } from '../../shared/public-pages.ts'
import { SCREEN_QUERIES } from '../../shared/screen-queries.ts'
import { withFolder } from '../testing/child-server.ts'
import { createTestApp, TEST_ANSWERS, type TestApp, type TestAppOptions } from '../testing/test-app.ts'
import { addStaticClient } from './static-client.ts'

const HOSTILE = `</script><img src=x onerror="alert(1)">'&quot;__STATE__$&`

/** The files of pages that were rendered at build. */
const OPENED = ['/hook-generator', '/library', '/tts-tool'].flatMap((page) =>
  SCREEN_SETTINGS.map((settings) => prerenderedFile(page, settings)),
)

const withScreens = (work: (served: TestApp) => Promise<void>, options: TestAppOptions = {}) =>
  withFolder(async (root) => {
    mkdirSync(join(root, 'pages'))
    writeFileSync(join(root, 'index.html'), '<div id="root"></div>')
    writeFileSync(join(root, 'pages', 'index.html'), '<div id="root" data-config="__CONFIG__">Landing</div>')
    for (const name of [
      'app.dashboard.html',
      'app.refine.$id.html',
      'app.hook-generator.html',
      'app.library.html',
      'app.tts-tool.html',
    ]) {
      writeFileSync(join(root, 'pages', name), '<div id="root" data-state="__STATE__"></div>')
    }
    for (const name of OPENED) {
      writeFileSync(
        join(root, 'pages', name),
        `<div id="root" data-state="__STATE__"><form></form>${name} __SUPPORT_EMAIL__</div>`,
      )
    }
    const served = await createTestApp({
      ...options,
      client: { add: (http, site) => addStaticClient(http, root, site), inlineScripts: false },
    })
    await work(served)
    await served.close()
  })

const open = ({ http }: TestApp, url: string, cookie?: string) =>
  http.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } })

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The attribute as a browser reads it. */
function readState(html: string): Record<string, unknown> {
  const attribute = /data-state="([^"]*)"/u.exec(html)?.[1] ?? ''
  return JSON.parse(attribute.replaceAll(/&([\w#]+);/gu, (_entity, name: string) => ENTITIES[name] ?? '?'))
}

describe('the page of a signed-in user', () => {
  it('contains the answers that every screen asks for, whatever the user is called', () =>
    withScreens(async (served) => {
      const cookie = await served.signUp()
      const renamed = await served.http.inject({
        method: 'PUT',
        url: '/api/user/preferences',
        headers: { cookie },
        payload: { displayName: HOSTILE.slice(0, 60) },
      })
      expect(renamed.statusCode).toBe(200)
      const { body, headers } = await open(served, '/dashboard', cookie)
      const state = readState(body)
      for (const path of SCREEN_QUERIES) {
        const answer = await served.http.inject({ url: `/trpc/${path}`, headers: { cookie } })
        expect(state[path], path).toEqual(answer.json().result.data)
      }
      expect(body).not.toContain('<img')
      expect(body.match(/<\/?\w/gu)).toEqual(['<d', '</d'])
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['etag']).toBeUndefined()
      expect(headers['x-robots-tag']).toBe('noindex')
    }))

  it('is found by its pattern', () =>
    withScreens(async (served) => {
      const cookie = await served.signUp()
      expect(readState((await open(served, '/Refine/some-id?x=1', cookie)).body)['auth.session']).toMatchObject({
        user: { email: 'noor@example.com' },
      })
    }))
})

describe('the page as it was rendered at build', () => {
  const signUp = async (served: TestApp): Promise<string> => {
    const cookie = await served.signUp()
    await post(served, cookie, '/api/user/onboarding', TEST_ANSWERS)
    return cookie
  }
  const post = async ({ http }: TestApp, cookie: string, url: string, payload: object): Promise<void> => {
    const { statusCode } = await http.inject({ method: 'POST', url, headers: { cookie }, payload })
    expect(statusCode).toBe(200)
  }
  const hasForm = async (served: TestApp, url: string, cookie?: string): Promise<boolean> =>
    (await open(served, url, cookie)).body.includes('<form>')

  it('is sent where it opens like that: without the wizard, a result or a video', () =>
    withScreens(async (served) => {
      const cookie = await served.signUp()
      expect(await hasForm(served, '/hook-generator', cookie)).toBe(false)
      expect(await hasForm(served, '/library', cookie)).toBe(false)
      await post(served, cookie, '/api/user/onboarding', TEST_ANSWERS)
      expect(await hasForm(served, '/hook-generator', cookie)).toBe(true)
      expect(await hasForm(served, '/library', cookie)).toBe(true)
      expect(await hasForm(served, '/tts-tool', cookie)).toBe(true)
      expect(await hasForm(served, '/hook-generator?video=some-id', cookie)).toBe(false)
      expect(await hasForm(served, '/hook-generator')).toBe(false)
      await post(served, cookie, '/api/hooks/generate', { topic: HOSTILE })
      expect(await hasForm(served, '/hook-generator', cookie)).toBe(false)
      expect(await hasForm(served, '/tts-tool', cookie)).toBe(true)
    }))

  it('is the one for the settings of this server, with its values', async () => {
    const readName = async (served: TestApp) =>
      /opened[.\w-]+ .*(?=<)/u.exec((await open(served, '/hook-generator', await signUp(served))).body)?.[0]
    await withScreens(async (served) =>
      expect(await readName(served)).toBe('opened.hook-generator.not-live.no-search.html support@example.com'),
    )
    await withScreens(
      async (served) =>
        expect(await readName(served)).toBe('opened.hook-generator.no-plans.not-live.html support@example.com'),
      {
        env: { PLANS: 'off' },
        research: true,
      },
    )
  })

  it('gives way to the newest result of the tool, which belongs to this user', () =>
    withScreens(async (served) => {
      const other = await served.signUp('other@example.com')
      await post(served, other, '/api/hooks/generate', { topic: 'Somebody else' })
      const cookie = await signUp(served)
      const readLatest = async () =>
        readState((await open(served, '/hook-generator', cookie)).body)['generations.latest']
      expect(await readLatest()).toEqual({ hooks: null })
      await post(served, cookie, '/api/hooks/generate', { topic: HOSTILE })
      expect(await readLatest()).toMatchObject({ hooks: { input: { topic: HOSTILE }, state: 'done' } })
      expect((await open(served, '/hook-generator', cookie)).body).not.toContain('<img')
    }))

  it('is not sent to a user who has used up the allowance', () =>
    withScreens(async (served) => {
      const cookie = await signUp(served)
      for (let prompt = 0; prompt < ALLOWANCE.free.prompts.limit; prompt += 1) {
        await post(served, cookie, '/api/scripts/generate', { topic: 'Bread', type: 'short', duration: '1' })
      }
      expect(await hasForm(served, '/hook-generator', cookie)).toBe(false)
      expect(await hasForm(served, '/tts-tool', cookie)).toBe(true)
    }))

  it('is not sent for a voice that is not set up', () =>
    withScreens(async (served) => expect(await hasForm(served, '/tts-tool', await signUp(served))).toBe(false), {
      speech: false,
    }))
})

describe('the bare page', () => {
  it('is for visitors, for a session that has ended or expired, and for what is no page', () =>
    withScreens(async (served) => {
      const cookie = await served.signUp()
      const expectBare = async (url: string, sent?: string) => {
        const { body, headers } = await open(served, url, sent)
        expect(body).toBe('<div id="root"></div>')
        expect(headers['cache-control']).toBe('no-cache')
      }
      await expectBare('/dashboard')
      await expectBare('/nowhere', cookie)
      await expectBare('/dashboard', 'hookline_session=forged')
      const other = await served.signUp('other@example.com')
      await served.http.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie: other } })
      await expectBare('/dashboard', other)
      await served.clock.advance(SESSION_MS + 1)
      await expectBare('/dashboard', cookie)
    }))

  it('is sent where the answers cannot be read', () =>
    withScreens(async (served) => {
      const cookie = await served.signUp()
      await served.db.schema.dropTable('sessions').execute()
      const { statusCode, body } = await open(served, '/dashboard', cookie)
      expect([statusCode, body]).toEqual([200, '<div id="root"></div>'])
    }))
})

it('is never written into a page that was rendered at build', () =>
  withScreens(async (served) => {
    const { body, headers } = await open(served, '/', await served.signUp())
    expect(body).toContain('Landing')
    expect(body).not.toContain('noor@example.com')
    expect(headers['etag']).toBeDefined()
  }))
