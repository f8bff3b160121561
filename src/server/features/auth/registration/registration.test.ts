import { describe, expect, it } from 'vitest'
import { createTestApp, parseCookie, TEST_PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { createFakeIdentity } from '../../../testing/fakes/fake-identity.ts'
import { type FederatedIdentity } from '../../../providers/identity/identity.port.ts'

const OWNER = 'owner@example.com'
const DAY_MS = 24 * 60 * 60_000
const tokenIn = (url: string | undefined) =>
  new URL(url ?? '', 'http://x.example').searchParams.get(/invite|token/.exec(url ?? '')?.[0] ?? '') ?? ''

const register = (app: TestApp, email: string, invite?: string) =>
  app.http.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { email, password: TEST_PASSWORD, ...(invite !== undefined && { invite }) },
  })
const call = (app: TestApp, path: string, cookie: string, payload?: object) =>
  app.http.inject({
    method: payload ? 'POST' : 'GET',
    url: `/trpc/${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  })
const accounts = (app: TestApp) => app.db.selectFrom('users').select('email').orderBy('email').execute()

/** A server with an owner. Returns it and the owner's cookie. */
async function withOwner(env: Record<string, string>, db?: TestApp['db']): Promise<{ app: TestApp; cookie: string }> {
  const app = await createTestApp({ env, ...(db && { db }) })
  const link = await app.services.ownerLinks.offer()
  const response = await register(app, OWNER, tokenIn(link))
  expect(response.statusCode).toBe(201)
  return { app, cookie: parseCookie(response.headers['set-cookie']) }
}

async function invite(app: TestApp, cookie: string, request: { uses: number; days: number }) {
  const response = await call(app, 'admin.invites.create', cookie, request)
  expect(response.statusCode).toBe(200)
  const { id, url } = response.json<{ result: { data: { id: string; url: string } } }>().result.data
  expect(url).toMatch(/\/signup\?invite=token-\d+$/)
  return { id, token: tokenIn(url) }
}

describeDialects('registration', (database) => {
  it('by invitation takes nobody without one, and as many as the owner said, also at once', async () => {
    const { app, cookie } = await withOwner({ REGISTRATION: 'invite' }, database())
    for (const none of [undefined, 'made-up']) {
      const refused = await register(app, 'stranger@example.com', none)
      expect(refused.statusCode).toBe(403)
      expect(refused.json()).toMatchObject({ reason: 'invite_needed' })
    }
    const { token } = await invite(app, cookie, { uses: 3, days: 7 })
    const rush = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => register(app, `guest${n}@example.com`, token)))
    expect(rush.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['201', '201', '201', '403', '403', '403'])
    expect(await accounts(app)).toHaveLength(4)
    expect(JSON.stringify(await app.db.selectFrom('invites').selectAll().execute())).not.toContain(token)
  })

  it('the link of the start makes one owner, also when two use it at once, and none after there is one', async () => {
    const app = await createTestApp({ env: { REGISTRATION: 'closed' }, db: database() })
    const [first, again] = [await app.services.ownerLinks.offer(), await app.services.ownerLinks.offer()]
    const both = await Promise.all([
      register(app, 'one@example.com', tokenIn(first)),
      register(app, 'two@example.com', tokenIn(again)),
      register(app, 'three@example.com', tokenIn(first)),
    ])
    expect(both.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['201', '403', '403'])
    const owner = both.find(({ statusCode }) => statusCode === 201)
    const cookie = parseCookie(owner?.headers['set-cookie'])
    const session = await app.http.inject({ method: 'GET', url: '/api/auth/session', headers: { cookie } })
    expect(session.json()).toMatchObject({ user: { access: 'owner', emailVerified: true } })
    expect(await app.services.ownerLinks.offer()).toBeUndefined()
    expect((await register(app, 'four@example.com', tokenIn(again))).statusCode).toBe(403)
    expect(await accounts(app)).toHaveLength(1)
  })

  it('the link makes an account of before the owner, once', async () => {
    const app = await createTestApp({ db: database() })
    const [noor, mallory] = [await app.signUp(), await app.signUp('mallory@example.com')]
    const token = tokenIn(await app.services.ownerLinks.offer())
    expect((await call(app, 'auth.claimOwner', '', { token })).statusCode).toBe(401)
    expect((await call(app, 'auth.claimOwner', noor, { token: 'made-up' })).statusCode).toBe(403)
    const claims = await Promise.all([noor, mallory].map((cookie) => call(app, 'auth.claimOwner', cookie, { token })))
    expect(claims.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['200', '403'])
    const owners = await app.db.selectFrom('users').select('email').where('owner_since', 'is not', null).execute()
    expect(owners).toHaveLength(1)
  })
})

describe('an invitation', () => {
  it('ends with its time, or when the owner says so; a taken address uses nothing up', async () => {
    const { app, cookie } = await withOwner({ REGISTRATION: 'invite' })
    const short = await invite(app, cookie, { uses: 2, days: 1 })
    const revoked = await invite(app, cookie, { uses: 2, days: 7 })
    expect((await register(app, OWNER, short.token)).statusCode).toBe(409)
    const list = (await call(app, 'admin.invites.list', cookie)).json<{ result: { data: object[] } }>().result.data
    expect(list).toHaveLength(2)
    expect(list).toContainEqual(expect.objectContaining({ id: short.id, usesLeft: 2 }))
    expect((await call(app, 'admin.invites.revoke', cookie, { id: revoked.id })).statusCode).toBe(200)
    expect((await call(app, 'admin.invites.revoke', cookie, { id: revoked.id })).statusCode).toBe(404)
    expect((await register(app, 'a@example.com', revoked.token)).statusCode).toBe(403)
    await app.clock.advance(DAY_MS)
    const late = await register(app, 'a@example.com', short.token)
    expect(late.statusCode).toBe(403)
    expect(late.json().message).toBe(
      'This invitation has been used up, or its time is over. Ask the person who runs this server for a new one.',
    )
    await app.services.invites.sweep()
    expect(await app.db.selectFrom('invites').selectAll().execute()).toEqual([])
  })

  it('is made by the owner alone', async () => {
    const { app, cookie } = await withOwner({ REGISTRATION: 'invite' })
    const { token } = await invite(app, cookie, { uses: 1, days: 1 })
    const guest = parseCookie((await register(app, 'guest@example.com', token)).headers['set-cookie'])
    for (const [path, payload] of [
      ['admin.invites.create', { uses: 1, days: 1 }],
      ['admin.invites.revoke', { id: 'x' }],
      ['admin.invites.list', undefined],
    ] as const) {
      expect((await call(app, path, guest, payload)).statusCode).toBe(403)
      expect((await call(app, path, '', payload)).statusCode).toBe(401)
    }
    for (const wrong of [
      { uses: 0, days: 1 },
      { uses: 101, days: 1 },
      { uses: 1, days: 91 },
      { uses: 1.5, days: 1 },
    ])
      expect((await call(app, 'admin.invites.create', cookie, wrong)).statusCode).toBe(400)
  })

  it('opens nothing on a closed server, which also tells nothing of its accounts', async () => {
    const { app, cookie } = await withOwner({ REGISTRATION: 'closed' })
    const { token } = await invite(app, cookie, { uses: 1, days: 1 })
    for (const [email, given] of [
      ['a@example.com', token],
      ['a@example.com', undefined],
      [OWNER, undefined],
    ] as const) {
      const refused = await register(app, email, given)
      expect(refused.statusCode).toBe(403)
      expect(refused.json()).toMatchObject({
        message: 'This server takes no new accounts.',
        reason: 'registration_closed',
      })
    }
  })
})

describe('an identity provider', () => {
  const firebase = {
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'hook.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'hook',
    FIREBASE_APP_ID: '1:2:web:3',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  }
  const person = (name: string, emailVerified = true): FederatedIdentity => ({
    uid: `uid-${name}`,
    email: `${name}@example.com`,
    emailVerified,
    displayName: name,
    provider: 'google',
    validSince: undefined,
    signedInAt: new Date('2026-11-20T12:00:00.000Z'),
  })
  const open = async (REGISTRATION: string) => {
    const identity = createFakeIdentity()
    const app = await createTestApp({ env: { ...firebase, REGISTRATION, OWNER_EMAIL: OWNER }, identity })
    for (const name of ['owner', 'noor', 'mallory']) identity.tokens.set(name, person(name))
    identity.tokens.set('false-owner', person('owner', false))
    const signIn = (path: string, idToken: string, given?: string) =>
      app.http.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        payload: { idToken, ...(given !== undefined && { invite: given }) },
      })
    return { app, signIn }
  }

  it.each(['register', 'login', 'google', 'sync-session'])('%s makes no account past the rule', async (path) => {
    const { app, signIn } = await open('invite')
    expect((await signIn(path, 'false-owner')).statusCode).toBe(403)
    const refused = await signIn(path, 'noor')
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ reason: 'invite_needed' })
    // The environment names the owner, whose address the provider has proven.
    const owner = await signIn(path, 'owner')
    expect(owner.statusCode).toBe(path === 'register' ? 201 : 200)
    const { token } = await invite(app, parseCookie(owner.headers['set-cookie']), { uses: 1, days: 1 })
    expect((await signIn('google', 'noor', token)).statusCode).toBe(200)
    expect((await signIn('google', 'mallory', token)).statusCode).toBe(403)
    // Who has an account signs in without another invitation.
    expect((await signIn('google', 'noor')).statusCode).toBe(200)
    expect(await accounts(app)).toHaveLength(2)
  })

  it('a closed server takes no new person', async () => {
    const { signIn } = await open('closed')
    expect((await signIn('google', 'noor')).json()).toMatchObject({ reason: 'registration_closed' })
  })
})

describe('the demo account', () => {
  it('is open to a visitor of a local demo alone', async () => {
    const demo = await createTestApp()
    expect((await call(demo, 'auth.demo', '', {})).statusCode).toBe(404)
    await demo.services.hostAccounts.ensure('demo@hookline.example', TEST_PASSWORD)
    const opened = await call(demo, 'auth.demo', '', {})
    expect(opened.json()).toMatchObject({ result: { data: { user: { email: 'demo@hookline.example' } } } })
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const forged = await demo.http.inject({ method: 'POST', url: '/trpc/auth.demo', headers: foreign, payload: {} })
    expect(forged.statusCode).toBe(403)
    for (const env of [{ TRUST_PROXY: '1' }, { PUBLIC_URL: 'https://hooks.example' }, { HOST: '0.0.0.0' }]) {
      const hosted = await createTestApp({ env })
      await hosted.services.hostAccounts.ensure('demo@hookline.example', TEST_PASSWORD)
      expect((await call(hosted, 'auth.demo', '', {})).statusCode).toBe(404)
    }
  })
})
