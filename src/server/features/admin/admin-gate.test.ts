import { beforeEach, describe, expect, it } from 'vitest'
import { type FederatedIdentity } from '../../providers/identity/identity.port.ts'
import { createFakeIdentity } from '../../testing/fakes/fake-identity.ts'
import { createTestApp, parseCookie, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const OWNER = 'owner@example.com'
const FIREBASE = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'hook.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'hook',
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
}
const REFUSED = { status: 403, reason: 'confirm_identity' }
const OPEN = { status: 200, reason: undefined }

let app: TestApp

const signIn = async (payload: object) =>
  parseCookie((await app.http.inject({ method: 'POST', url: '/api/auth/login', payload })).headers['set-cookie'])

async function visit(cookie: string) {
  const answer = await app.http.inject({ method: 'GET', url: '/trpc/admin.about', headers: { cookie } })
  const { error } = answer.json<{ error?: { data: { reason?: string } } }>()
  return { status: answer.statusCode, reason: error?.data.reason }
}

describe("the owner's pages with accounts of the server's own", () => {
  let cookie: string

  beforeEach(async () => {
    app = await createTestApp({ env: { OWNER_EMAIL: OWNER } })
    await app.services.hostAccounts.ensure(OWNER, TEST_PASSWORD)
    cookie = await signIn({ email: OWNER, password: TEST_PASSWORD })
  })

  it('are open for fifteen minutes after a sign-in', async () => {
    expect(await visit(cookie)).toEqual(OPEN)
    await app.clock.advance(15 * MINUTE)
    expect(await visit(cookie)).toEqual(OPEN)
    await app.clock.advance(1)
    expect(await visit(cookie)).toEqual(REFUSED)
    // The session goes on.
    const session = await app.http.inject({ method: 'GET', url: '/api/auth/session', headers: { cookie } })
    expect(session.json()).toMatchObject({ authenticated: true })
  })

  it('are not opened by using the session, nor by renewing it', async () => {
    await app.clock.advance(2 * 60 * MINUTE)
    const renewed = await app.http.inject({ method: 'GET', url: '/api/user/profile', headers: { cookie } })
    expect(renewed.headers['set-cookie']).toBeDefined()
    await app.http.inject({ method: 'POST', url: '/api/auth/sync-session', headers: { cookie }, payload: {} })
    expect(await visit(cookie)).toEqual(REFUSED)
  })

  it('open again by the password', async () => {
    await app.clock.advance(16 * MINUTE)
    const wrong = { email: OWNER, password: 'a guess' }
    const refused = await app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { cookie },
      payload: wrong,
    })
    expect(refused.statusCode).toBe(401)
    expect(await visit(cookie)).toEqual(REFUSED)
    expect(await visit(await signIn({ email: OWNER, password: TEST_PASSWORD }))).toEqual(OPEN)
  })

  it('refuse everybody else, also right after a sign-in', async () => {
    expect(await visit('')).toMatchObject({ status: 401 })
    expect(await visit(await app.signUp())).toEqual({ status: 403, reason: undefined })
    const rest = await app.http.inject({ method: 'GET', url: '/api/admin/about', headers: { cookie } })
    expect(rest.statusCode).toBe(404)
  })
})

describe("the owner's pages with an identity provider", () => {
  const person = (signedInAt: Date): FederatedIdentity => ({
    uid: 'uid-owner',
    email: OWNER,
    emailVerified: true,
    displayName: 'Owner',
    provider: 'google',
    validSince: undefined,
    signedInAt,
  })

  it('open by a sign-in at the provider, not by an old sign-in with a new session', async () => {
    const identity = createFakeIdentity()
    app = await createTestApp({ env: { ...FIREBASE, OWNER_EMAIL: OWNER }, identity })
    const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * MINUTE)
    identity.tokens.set('old', person(at(-50)))
    identity.tokens.set('new', person(at(-1)))
    identity.tokens.set('of a clock that is ahead', person(at(0.5)))
    identity.tokens.set('of tomorrow', person(at(24 * 60)))
    const payload = { idToken: 'old' }
    expect(await visit(await signIn(payload))).toEqual(REFUSED)
    const synced = await app.http.inject({ method: 'POST', url: '/api/auth/sync-session', payload })
    expect(await visit(parseCookie(synced.headers['set-cookie']))).toEqual(REFUSED)
    expect(await visit(await signIn({ idToken: 'new' }))).toEqual(OPEN)
    expect(await visit(await signIn({ idToken: 'of tomorrow' }))).toEqual(REFUSED)
    const ahead = await signIn({ idToken: 'of a clock that is ahead' })
    expect(await visit(ahead)).toEqual(OPEN)
    await app.clock.advance(16 * MINUTE)
    expect(await visit(ahead)).toEqual(REFUSED)
  })
})
