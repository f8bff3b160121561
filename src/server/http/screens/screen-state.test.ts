import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { SESSION_MS } from '../../../shared/features/auth/auth.constants.ts'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { CHECKOUT_SEEN_COOKIE } from '../../../shared/features/subscription/subscription.constants.ts'
import { SCREEN_QUERIES } from '../../../shared/screen-queries.ts'
import { withFolder } from '../../testing/child-server.ts'
import { createTestApp, TEST_ANSWERS, type TestApp, type TestAppOptions } from '../../testing/test-app.ts'
import { addStaticClient } from '../static-client.ts'
import { createRenderer } from './screen-renderer.ts'

const HOSTILE = `</script><img src=x onerror="alert(1)">'&quot;__STATE__$&`

/** A renderer as the build makes it, but without the app. */
const RENDERER = `export const renderScreen = async ({ path, answers }) =>
  '<form></form>' + path + ' ' + answers['auth.session'].user.email + ' $& __STATE__'`

const TEMPLATE = `<template id="late"><link></template>
<div id="root">__MARKUP__</div><div id="state" data-state="__STATE__"></div><p>__SUPPORT_EMAIL__</p>`

const withScreens = (
  work: (served: TestApp) => Promise<void>,
  { renderer = RENDERER, longestMs, ...options }: TestAppOptions & { renderer?: string; longestMs?: number } = {},
) =>
  withFolder(async (root) => {
    mkdirSync(join(root, 'pages'))
    mkdirSync(join(root, 'renderer'))
    writeFileSync(join(root, 'package.json'), '{"type":"module"}')
    writeFileSync(join(root, 'renderer', 'renderer.js'), renderer)
    writeFileSync(join(root, 'index.html'), '<div id="root"></div>')
    writeFileSync(join(root, 'pages', 'index.html'), '<div id="root" data-config="__CONFIG__">Landing</div>')
    for (const name of ['dashboard', 'hook-generator', 'library', 'tts-tool']) {
      writeFileSync(join(root, 'pages', `app.${name}.html`), TEMPLATE)
    }
    writeFileSync(join(root, 'pages', 'app.refine.$id.html'), '<div id="state" data-state="__STATE__"></div>')
    const served = await createTestApp({
      ...options,
      client: {
        add: (http, site) => addStaticClient(http, root, site, createRenderer(root, longestMs)),
        inlineScripts: false,
      },
    })
    await work(served)
    await served.close()
  })

const open = ({ http }: TestApp, url: string, cookie?: string) =>
  http.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } })

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const SHELL = '<link>\n<div id="root"></div><div id="state" data-state=""></div><p>support@example.com</p>'
const withoutState = (html: string): string => html.replace(/data-state="[^"]*"/u, 'data-state=""')

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
      expect(withoutState(body)).toBe(SHELL)
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

describe('a rendered screen', () => {
  const signUp = async (served: TestApp, email?: string): Promise<string> => {
    const cookie = await served.signUp(email)
    await post(served, cookie, '/api/user/onboarding', TEST_ANSWERS)
    return cookie
  }
  const post = async ({ http }: TestApp, cookie: string, url: string, payload: object): Promise<void> => {
    const { statusCode } = await http.inject({ method: 'POST', url, headers: { cookie }, payload })
    expect(statusCode).toBe(200)
  }
  const isRendered = async (served: TestApp, url: string, cookie?: string): Promise<boolean> =>
    (await open(served, url, cookie)).body.includes('<form>')

  it('is sent to its user alone, beside the answers, with the scripts after the paint', () =>
    withScreens(async (served) => {
      const { body, headers } = await open(served, '/library', await signUp(served))
      expect(withoutState(body)).toBe(
        TEMPLATE.replace('__MARKUP__', () => '<form></form>/library noor@example.com $& __STATE__')
          .replace(/data-state="[^"]*"/u, 'data-state=""')
          .replace('__SUPPORT_EMAIL__', 'support@example.com'),
      )
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(await isRendered(served, '/library')).toBe(false)
      expect(readState(body)).toMatchObject({ 'library.page': { items: [] }, 'library.counts': { total: 0 } })
    }))

  it('is compressed for clients that accept it', () =>
    withScreens(async (served) => {
      const cookie = await signUp(served)
      const headers = { cookie, accept: 'text/html', 'accept-encoding': 'gzip, br' }
      const zipped = await served.http.inject({ url: '/library', headers })
      expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
      expect(gunzipSync(zipped.rawPayload).toString()).toBe((await open(served, '/library', cookie)).body)
    }))

  it('is not sent with the wizard, a query string or the result of a video, which the script opens', () =>
    withScreens(async (served) => {
      const cookie = await served.signUp()
      expect(await isRendered(served, '/hook-generator', cookie)).toBe(false)
      expect(await isRendered(served, '/library', cookie)).toBe(false)
      await post(served, cookie, '/api/user/onboarding', TEST_ANSWERS)
      expect(await isRendered(served, '/hook-generator', cookie)).toBe(true)
      expect(await isRendered(served, '/tts-tool', cookie)).toBe(true)
      const { body } = await open(served, '/library?q=bread', cookie)
      expect(withoutState(body)).toBe(SHELL)
      expect(readState(body)['library.page']).toBeUndefined()
      await post(served, cookie, '/api/hooks/generate', { topic: HOSTILE })
      expect(await isRendered(served, '/hook-generator', cookie)).toBe(true)
      await served.db.updateTable('generations').set({ state: 'stopped' }).execute()
      expect(await isRendered(served, '/hook-generator', cookie)).toBe(false)
      expect(await isRendered(served, '/tts-tool', cookie)).toBe(true)
    }))

  it('is no dashboard from which the checkout opens, once in a browser session', () =>
    withScreens(async (served) => {
      const cookie = await signUp(served)
      expect(await isRendered(served, '/dashboard', cookie)).toBe(false)
      expect(await isRendered(served, '/dashboard', `${cookie}; ${CHECKOUT_SEEN_COOKIE}=1`)).toBe(true)
    }))

  it('has the newest result of the tool, which belongs to this user', () =>
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
      expect(await isRendered(served, '/hook-generator', cookie)).toBe(false)
      expect(await isRendered(served, '/tts-tool', cookie)).toBe(true)
    }))

  it('is not sent for a voice that is not set up', () =>
    withScreens(async (served) => expect(await isRendered(served, '/tts-tool', await signUp(served))).toBe(false), {
      speech: false,
    }))

  it.each([
    ['cannot be loaded', 'throw new Error("broken")'],
    ['fails', 'export const renderScreen = async () => { throw new Error("broken") }'],
    ['does not end', 'export const renderScreen = async () => { for (;;); }', 50],
  ])('is left to the script where the renderer %s', (_, renderer, longestMs?: number) =>
    withScreens(
      async (served) => {
        const { statusCode, body } = await open(served, '/library', await signUp(served))
        expect([statusCode, withoutState(body)]).toEqual([200, SHELL])
        expect(readState(body)).toMatchObject({ 'library.page': { items: [] } })
      },
      { renderer, ...(longestMs && { longestMs }) },
    ),
  )
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
