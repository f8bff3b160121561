import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { type FederatedIdentity } from '../../providers/identity/identity.port.ts'
import { createFakeIdentity, type FakeIdentity } from '../../testing/fakes/fake-identity.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { parseCookie, createTestApp, type TestApp } from '../../testing/test-app.ts'

const FIREBASE = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'hook.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'hook',
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
}

const NOOR: FederatedIdentity = {
  uid: 'uid-noor',
  email: 'Noor@example.com',
  emailVerified: true,
  displayName: 'Noor K.',
  provider: 'google',
  validSince: undefined,
  signedInAt: new Date('2026-11-20T12:00:00.000Z'),
}

let app: TestApp
let identity: FakeIdentity

beforeEach(async () => {
  identity = createFakeIdentity()
  app = await createTestApp({ env: FIREBASE, identity })
  identity.tokens.set('good', NOOR)
})

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url, payload, headers })
const google = (payload: object = { idToken: 'good' }) => post('/api/auth/google', payload)
const session = async (cookie: string) =>
  (await app.http.inject({ method: 'GET', url: '/api/auth/session', headers: { cookie } })).json<object>()
const accounts = () => app.db.selectFrom('users').selectAll().execute()

describe('the token decides who signs in', () => {
  it.each(['register', 'login', 'google', 'sync-session'])('%s creates the account and the session', async (call) => {
    const response = await post(`/api/auth/${call}`, { idToken: 'good', email: 'noor@EXAMPLE.com', provider: 'email' })
    expect(response.statusCode).toBe(call === 'register' ? 201 : 200)
    expect(response.json()).toMatchObject({
      user: { email: 'Noor@example.com', displayName: 'Noor K.', provider: 'google' },
    })
    expect(await session(parseCookie(response.headers['set-cookie']))).toMatchObject({ user: { emailVerified: true } })
  })

  it('accepts the token in the Authorization header', async () => {
    const response = await post('/api/auth/login', {}, { authorization: 'Bearer good' })
    expect(response.statusCode).toBe(200)
  })

  it.each(['register', 'login', 'google', 'sync-session'])(
    '%s refuses a password, no token, a forged one',
    async (call) => {
      const credentials = { email: 'noor@example.com', password: 'a long enough secret' }
      expect((await post(`/api/auth/${call}`, credentials)).statusCode).toBe(401)
      expect((await post(`/api/auth/${call}`, {})).statusCode).toBe(401)
      expect((await post(`/api/auth/${call}`, { idToken: 'forged' })).statusCode).toBe(401)
      expect(await accounts()).toEqual([])
    },
  )

  it('refuses another address in the body', async () => {
    const response = await google({ idToken: 'good', email: 'victim@example.com' })
    expect(response.statusCode).toBe(403)
    expect(await accounts()).toEqual([])
  })

  it('finds the account by uid, whatever else changed', async () => {
    await google()
    identity.tokens.set('later', { ...NOOR, email: 'new@example.com', emailVerified: false, displayName: 'N.' })
    expect((await google({ idToken: 'later' })).json()).toMatchObject({ user: { email: 'Noor@example.com' } })
    expect(await accounts()).toHaveLength(1)
  })

  it('ends sessions from before the provider revoked them', async () => {
    const before = parseCookie((await google()).headers['set-cookie'])
    await app.clock.advance(60_000)
    identity.tokens.set('good', { ...NOOR, validSince: app.clock.now() })
    const after = parseCookie((await google()).headers['set-cookie'])
    expect(await session(before)).toEqual({ authenticated: false })
    expect(await session(after)).toMatchObject({ authenticated: true })
  })

  it('creates one account for two parallel first sign-ins', async () => {
    const both = await Promise.all([google(), google()])
    expect(both.map((response) => response.statusCode)).toEqual([200, 200])
    expect(await accounts()).toHaveLength(1)
  })

  it('counts bad tokens per address', async () => {
    app = await createTestApp({
      env: FIREBASE,
      identity,
      throttleRules: { signInPerAddress: { limit: 2, windowMs: 1_000 } },
    })
    for (const _ of [1, 2, 3]) await google()
    await google({ idToken: 'forged' })
    await google({ idToken: 'forged' })
    expect((await google()).statusCode).toBe(429)
  })

  it('reports an unreachable provider', async () => {
    identity.failure = new AppError('BAD_GATEWAY', 'Firebase could not be asked. Try again in a moment.')
    expect((await google()).statusCode).toBe(502)
  })
})

describe('an existing account', () => {
  const local = async (verified: boolean) => {
    const passwordHash = 'the hash of some password'
    const emailVerifiedAt = verified ? new Date('2026-11-01T00:00:00.000Z') : null
    await insertUser(app.db, 'u1', { email: 'noor@example.com', passwordHash, emailVerifiedAt })
    return app.services.sessions.start({ id: 'u1', credentialsVersion: 0 }, 'the first device')
  }

  it('is linked when both sides have verified the address, and keeps its sessions', async () => {
    const token = await local(true)
    expect((await google()).json()).toMatchObject({ user: { id: 'u1' } })
    expect(await app.services.sessions.resolve(token)).toBeDefined()
    expect((await accounts())[0]).toMatchObject({ external_id: 'uid-noor', provider: 'google' })
  })

  it('gives way when its own address was never verified', async () => {
    const token = await local(false)
    expect((await google()).json()).not.toMatchObject({ user: { id: 'u1' } })
    expect(await app.services.sessions.resolve(token)).toBeUndefined()
    expect(await accounts()).toMatchObject([{ external_id: 'uid-noor', password_hash: null }])
  })

  it('is not linked to a token with an unverified address', async () => {
    await local(true)
    identity.tokens.set('good', { ...NOOR, emailVerified: false })
    expect((await google()).statusCode).toBe(409)
    expect((await accounts())[0]).toMatchObject({ external_id: null })
  })

  it('loses sessions from before its address was verified', async () => {
    identity.tokens.set('early', { ...NOOR, emailVerified: false, provider: 'firebase' })
    const squatter = parseCookie((await google({ idToken: 'early' })).headers['set-cookie'])
    expect(await session(squatter)).toMatchObject({ user: { emailVerified: false } })
    await google()
    expect(await session(squatter)).toEqual({ authenticated: false })
  })
})

describe('password changes and deletion use the provider', () => {
  const signIn = async (provider: FederatedIdentity['provider']) => {
    identity.tokens.set('good', { ...NOOR, provider })
    identity.passwords.set('uid-noor', 'the current one')
    return parseCookie((await google()).headers['set-cookie'])
  }

  it('changes the password there', async () => {
    const cookie = await signIn('firebase')
    const change = (currentPassword: string) =>
      post('/api/auth/change-password', { currentPassword, newPassword: 'the next long one' }, { cookie })
    expect((await change('wrong')).json()).toMatchObject({ field: 'currentPassword' })
    expect((await change('the current one')).statusCode).toBe(200)
    expect(identity.passwords.get('uid-noor')).toBe('the next long one')
  })

  it('refuses to change or reset the password of a Google account', async () => {
    const cookie = await signIn('google')
    const change = { currentPassword: 'the current one', newPassword: 'the next long one' }
    expect((await post('/api/auth/change-password', change, { cookie })).statusCode).toBe(409)
    expect((await post('/api/auth/forgot-password', { email: 'noor@example.com' })).statusCode).toBe(501)
  })

  it('deletes the account a short time after a sign-in at the provider only', async () => {
    const cookie = await signIn('firebase')
    const remove = (of: string) =>
      app.http.inject({
        method: 'DELETE',
        url: '/api/user/account',
        headers: { cookie: of },
        payload: { password: 'the current one' },
      })
    await app.clock.advance(16 * 60_000)
    expect((await remove(cookie)).json()).toMatchObject({ reason: 'confirm_identity' })
    // A new session by an old sign-in proves nothing.
    expect((await remove(parseCookie((await google()).headers['set-cookie']))).statusCode).toBe(403)
    identity.tokens.set('good', { ...NOOR, signedInAt: app.clock.now() })
    expect((await remove(parseCookie((await google()).headers['set-cookie']))).statusCode).toBe(200)
  })

  it('deletes both accounts, or neither when the provider fails, and can be retried', async () => {
    const cookie = await signIn('google')
    const remove = () => app.http.inject({ method: 'DELETE', url: '/api/user/account', headers: { cookie } })
    identity.failure = new AppError('BAD_GATEWAY', 'Firebase could not be asked. Try again in a moment.')
    expect((await remove()).statusCode).toBe(502)
    expect(await accounts()).toHaveLength(1)
    identity.failure = undefined
    expect((await remove()).statusCode).toBe(200)
    expect(identity.removed).toEqual(['uid-noor'])
    expect(await accounts()).toEqual([])
    expect(await session(cookie)).toEqual({ authenticated: false })
  })
})

it('tells the browser what Firebase needs, and no secret', async () => {
  const { identity: told } = (await app.http.inject('/trpc/auth.config')).json<{
    result: { data: { identity: object } }
  }>().result.data
  expect(told).toEqual({
    kind: 'firebase',
    apiKey: 'key',
    authDomain: 'hook.firebaseapp.com',
    projectId: 'hook',
    appId: '1:2:web:3',
    emulatorUrl: 'http://127.0.0.1:9099',
  })
})
