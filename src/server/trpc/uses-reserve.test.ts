import { beforeEach, describe, expect, it } from 'vitest'
import { type AnyProcedure, type AnyRouter } from '@trpc/server'
import { DISK_LOW } from '../../shared/errors.ts'
import { appRouter } from '../router.ts'
import { createTestApp, parseCookie, TEST_PASSWORD, type TestApp } from '../testing/test-app.ts'
import { USES_RESERVE } from './uses-reserve.ts'

/** Mutations that store something new. A new mutation must stand here or in `USES_RESERVE`. */
const STORES = [
  'admin.invites.create',
  'auth.completeOnboarding',
  'auth.register',
  'auth.changeEmail',
  'auth.updatePreferences',
  'captions.generate',
  'captions.start',
  'captions.stream',
  'conversations.choose',
  'conversations.create',
  'conversations.message',
  'conversations.refine',
  'conversations.restore',
  'conversations.reviewFigure',
  'conversations.save',
  'conversations.start',
  'conversations.stream',
  'generations.resume',
  'generations.reviewFigure',
  'hooks.generate',
  'hooks.shots',
  'hooks.start',
  'hooks.stream',
  'library.save',
  'library.saveOlder',
  'library.toggleFavorite',
  'library.update',
  'library.videos.addItems',
  'library.videos.create',
  'library.videos.keep',
  'library.videos.plan',
  'library.videos.update',
  'planner.create',
  'planner.renewFeed',
  'planner.update',
  'scripts.generate',
  'scripts.start',
  'scripts.stream',
  'subscription.create',
  'subscription.sandbox.payAsGuest',
  'subscription.sandbox.startGuestCheckout',
  'tts.generate',
  'tts.stream',
  'voiceLibrary.save',
]

const SIZE = 100e9
const EMAIL = 'noor@example.com'
const ITEM = { title: 'Bread', content: 'Bread.', type: 'hook' }

let app: TestApp
let free: number
let cookie = ''
const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
/** Lets the disk be read again. */
const leave = async (bytes: number): Promise<void> => {
  free = bytes
  await app.clock.advance(1_000)
}

beforeEach(async () => {
  cookie = ''
  free = SIZE
  app = await createTestApp({
    readDiskSpace: async () => ({ size: SIZE, free }),
    env: { OWNER_EMAIL: EMAIL, DATA_DIR: '/srv/hookline' },
  })
  await app.services.hostAccounts.ensure(EMAIL, TEST_PASSWORD)
  cookie = parseCookie(
    (await call('POST', '/api/auth/login', { email: EMAIL, password: TEST_PASSWORD })).headers['set-cookie'],
  )
})

describe('below the reserve of the disk', () => {
  it('every mutation is refused that does not use the reserve', async () => {
    const router: AnyRouter = appRouter
    const procedures = Object.entries(router._def.procedures as Record<string, AnyProcedure>)
    const mutations = procedures.flatMap(([path, { _def }]) => (_def.type === 'mutation' ? [path] : []))
    expect([...STORES, ...USES_RESERVE].toSorted()).toEqual(mutations.toSorted())
    await leave(1e9)
    for (const path of STORES) {
      const response = await call('POST', `/trpc/${path}`, {})
      expect([path, response.statusCode]).toEqual([path, 507])
      expect(response.json()).toMatchObject({ error: { message: DISK_LOW, data: { code: 'INSUFFICIENT_STORAGE' } } })
    }
  })

  it('signing in and out, reading and deleting work, and saving again once there is room', async () => {
    const { id } = (await call('POST', '/api/library', ITEM)).json<{ id: string }>()
    await leave(1e9)
    expect((await call('POST', '/api/library', ITEM)).statusCode).toBe(507)
    expect((await call('POST', '/api/hooks/generate', { topic: 'bread' })).statusCode).toBe(507)
    expect((await call('POST', '/api/tts/generate', { text: 'Bread.' })).statusCode).toBe(507)
    const tag = { ids: [id], action: { type: 'tag', tag: 'rye' } }
    expect((await call('POST', '/trpc/library.bulk', tag)).statusCode).toBe(507)
    expect((await call('GET', '/api/library')).json()).toHaveLength(1)
    expect((await call('DELETE', `/api/library/${id}`)).statusCode).toBe(200)
    expect((await call('POST', '/api/auth/logout')).statusCode).toBe(200)
    const signedIn = await call('POST', '/api/auth/login', { email: EMAIL, password: TEST_PASSWORD })
    expect(signedIn.statusCode).toBe(200)
    cookie = parseCookie(signedIn.headers['set-cookie'])
    await leave(SIZE)
    expect((await call('POST', '/api/library', ITEM)).statusCode).toBe(201)
  })

  it('the server is ready, and /admin says it', async () => {
    const space = async () => (await call('GET', '/trpc/admin.storage.space')).json<object>()
    expect(await space()).toMatchObject({ result: { data: { reserve: 2 * 1024 ** 3, low: [] } } })
    await leave(1e9)
    expect((await call('GET', '/readyz')).statusCode).toBe(200)
    expect(await space()).toMatchObject({ result: { data: { low: ['/srv/hookline', expect.any(String)] } } })
  })
})

describe('audio', () => {
  it('is not stored where it would use the reserve', async () => {
    await leave(2 * 1024 ** 3)
    const spoken = await call('POST', '/api/tts/generate', { text: 'Bread is easy.' })
    expect([spoken.statusCode, spoken.json()]).toEqual([507, expect.objectContaining({ message: DISK_LOW })])
    expect((await call('GET', '/api/tts/usage')).json()).toMatchObject({ used: 0 })
    expect([...app.audioStore.files.keys()]).toEqual([])
  })
})
