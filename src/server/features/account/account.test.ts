import { beforeEach, describe, expect, it } from 'vitest'
import { parseCookie, createTestApp, TEST_ANSWERS, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let cookie: string
let other: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp('noor@example.com')
  other = await app.signUp('ilka@example.com')
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, payload?: object, of = cookie) =>
  app.http.inject({ method, url, headers: of ? { cookie: of } : {}, ...(payload && { payload }) })

describe('every call of the account', () => {
  it.each<[Method, string, object?]>([
    ['GET', '/api/user/profile'],
    ['PUT', '/api/user/preferences', { notifications: true }],
    ['GET', '/api/user/personalization'],
    ['POST', '/api/user/onboarding', TEST_ANSWERS],
    ['GET', '/api/user/statistics'],
    ['GET', '/api/user/sessions'],
    ['DELETE', '/api/user/sessions'],
    ['GET', '/api/user/export'],
    ['DELETE', '/api/user/account'],
    ['POST', '/api/auth/change-password', { currentPassword: 'x', newPassword: 'a long secret' }],
    ['GET', '/api/subscription/status'],
  ])('%s %s answers 401 without a session and changes no other user with one', async (method, url, payload) => {
    const before = (await call('GET', '/api/user/export', undefined, other)).json<{ exportedAt: string }>()
    expect((await call(method, url, payload, '')).statusCode).toBe(401)
    await call(method, url, payload)
    expect((await call('GET', '/api/user/export', undefined, other)).json()).toEqual(before)
  })
})

describe('profile and preferences', () => {
  it('has flags as strings in REST and as booleans in the typed API', async () => {
    const response = await call('GET', '/api/user/profile')
    expect(response.json()).toEqual({
      email: 'noor@example.com',
      displayName: 'noor',
      provider: 'email',
      emailVerified: false,
      pendingEmail: null,
      createdAt: '2026-11-20T12:00:00.000Z',
      notifications: 'false',
      emailUpdates: 'false',
      dataSharing: 'false',
    })
    const typed = await call('GET', '/trpc/auth.profile')
    expect(typed.json()).toMatchObject({ result: { data: { notifications: false } } })
  })

  it('changes only the given fields', async () => {
    await call('PUT', '/api/user/preferences', { notifications: true, dataSharing: true })
    const response = await call('PUT', '/api/user/preferences', { dataSharing: false, displayName: '  Noor K. ' })
    expect(response.json()).toMatchObject({ notifications: 'true', dataSharing: 'false', displayName: 'Noor K.' })
    expect((await call('PUT', '/api/user/preferences', { displayName: '' })).json()).toMatchObject({
      displayName: 'noor',
    })
    expect((await call('GET', '/api/auth/session')).json()).toMatchObject({ user: { displayName: 'noor' } })
  })

  it.each([
    [{ notifications: 'yes' }, 'notifications', 'Notifications must be true or false.'],
    [{ displayName: 'x'.repeat(101) }, 'displayName', 'Display name can have at most 100 characters; this has 101.'],
  ])('refuses %o', async (payload, field, message) => {
    const response = await call('PUT', '/api/user/preferences', payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ field, message })
  })
})

describe('onboarding', () => {
  it('stores the answers, with defaults for the skipped ones, and can be repeated', async () => {
    expect((await call('GET', '/api/user/personalization')).json()).toEqual({ hasCompletedOnboarding: false })
    await call('POST', '/api/user/onboarding', {
      contentNiche: ' Bee keeping ',
      targetAudience: 'Students',
      contentGoals: [],
    })
    expect((await call('GET', '/api/user/personalization')).json()).toEqual({
      hasCompletedOnboarding: true,
      contentNiche: 'Bee keeping',
      targetAudience: 'Students',
      brandPersonality: 'Professional & authoritative',
      preferredContentStyle: 'Educational tutorials',
      contentGoals: ['Build brand awareness'],
    })
    const again = await call('POST', '/api/user/onboarding', TEST_ANSWERS)
    expect(again.json()).toEqual({ hasCompletedOnboarding: true, ...TEST_ANSWERS })
  })

  it.each([
    [{ targetAudience: 'Students' }, 'contentNiche', 'Please select or enter your content niche.'],
    [
      { contentNiche: 'Other', targetAudience: 'Students' },
      'contentNiche',
      'Please select or enter your content niche.',
    ],
    [{ contentNiche: 'Travel', targetAudience: ' ' }, 'targetAudience', 'Please select or enter your target audience.'],
    [
      { ...TEST_ANSWERS, contentNiche: 'x'.repeat(101) },
      'contentNiche',
      'Content niche can have at most 100 characters; this has 101.',
    ],
    [
      { ...TEST_ANSWERS, contentGoals: ['Fame'] },
      'contentGoals.0',
      expect.stringContaining('Content goals must be one of'),
    ],
    [{ ...TEST_ANSWERS, contentGoals: 'Fame' }, 'contentGoals', 'Content goals must be a list.'],
  ])('refuses %o', async (payload, field, message) => {
    const response = await call('POST', '/api/user/onboarding', payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ field, message })
  })
})

describe('statistics', () => {
  const generate = async () => {
    await call('POST', '/api/hooks/generate', { topic: 'bread', platform: 'TikTok', tone: 'casual' })
    await app.whenIdle()
  }
  const hooks = async (since = '') =>
    (await call('GET', `/api/user/statistics${since && `?since=${encodeURIComponent(since)}`}`)).json()

  it('counts hooks of all time and since an instant, in any zone', async () => {
    await generate()
    await app.clock.advance(60 * 60_000)
    await generate()
    expect(await hooks()).toEqual({ hooksGenerated: 20, scriptsWritten: 0, captionsCreated: 0, ttsGenerated: 0 })
    expect(await hooks('2026-11-20T13:30:00+01:00')).toEqual({
      hooksGenerated: 10,
      scriptsWritten: 0,
      captionsCreated: 0,
      ttsGenerated: 0,
    })
    expect(await hooks('yesterday')).toMatchObject({ field: 'since' })
  })

  it('are counted anonymously only for users who share usage data', async () => {
    await generate()
    expect(await app.db.selectFrom('feature_counters').selectAll().execute()).toEqual([])
    await call('PUT', '/api/user/preferences', { dataSharing: true })
    await generate()
    await generate()
    const counted = [{ feature: 'hooks', day: '2026-11-20', uses: 2 }]
    expect(await app.db.selectFrom('feature_counters').selectAll().execute()).toEqual(counted)
    await call('PUT', '/api/user/preferences', { dataSharing: false })
    await generate()
    expect(await app.db.selectFrom('feature_counters').selectAll().execute()).toEqual(counted)
  })
})

describe('devices', () => {
  it('lists where the account is signed in, and signs out everywhere else', async () => {
    const login = { email: 'noor@example.com', password: TEST_PASSWORD }
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1' }
    await app.clock.advance(1_000)
    await app.http.inject({ method: 'POST', url: '/api/auth/login', payload: login, headers })
    const devices = (await call('GET', '/api/user/sessions')).json<{ name: string; current: boolean }[]>()
    expect(devices.map(({ name, current }) => [name, current])).toEqual([
      ['Safari on iPhone', false],
      ['lightMyRequest', true],
    ])
    expect((await call('DELETE', '/api/user/sessions')).statusCode).toBe(200)
    expect((await call('GET', '/api/user/sessions')).json()).toMatchObject([{ current: true }])
    expect((await call('GET', '/api/auth/session', undefined, other)).json()).toMatchObject({ authenticated: true })
  })
})

describe('deletion', () => {
  const remove = (payload?: object, of = cookie) => call('DELETE', '/api/user/account', payload, of)
  const REFUSED = { reason: 'confirm_identity', message: "Confirm that it's you: sign in again." }
  const wait = (minutes: number) => app.clock.advance(minutes * 60_000)

  it('needs nothing more within fifteen minutes of the sign-in', async () => {
    await wait(15)
    expect((await remove()).statusCode).toBe(200)
    expect((await call('GET', '/api/auth/session')).json()).toEqual({ authenticated: false })
    expect(await app.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'ilka@example.com' }])
  })

  it('needs the password, or a new sign-in, after that', async () => {
    await wait(16)
    for (const payload of [undefined, {}]) {
      const refused = await remove(payload)
      expect(refused.statusCode).toBe(403)
      expect(refused.json()).toMatchObject(REFUSED)
    }
    const wrong = await remove({ password: 'a guess' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({
      field: 'password',
      message: 'Your password is not right. Check it and try again.',
    })
    expect(await app.db.selectFrom('users').select('id').execute()).toHaveLength(2)
    expect((await remove({ password: TEST_PASSWORD })).statusCode).toBe(200)
    const login = { email: 'ilka@example.com', password: TEST_PASSWORD }
    const again = parseCookie((await call('POST', '/api/auth/login', login, '')).headers['set-cookie'])
    expect((await remove(undefined, other)).statusCode).toBe(403)
    expect((await remove(undefined, again)).statusCode).toBe(200)
  })

  it('refuses a wrong password in any case, and slows guesses down like a sign-in', async () => {
    for (let guess = 0; guess < 10; guess += 1) expect((await remove({ password: `${guess}` })).statusCode).toBe(400)
    expect((await remove({ password: TEST_PASSWORD })).statusCode).toBe(429)
    expect((await remove({ password: 'x'.repeat(129) })).json()).toMatchObject({ field: 'password' })
    expect(await app.db.selectFrom('users').select('id').execute()).toHaveLength(2)
  })

  it('is not confirmed by the password of somebody else', async () => {
    await call(
      'POST',
      '/api/auth/change-password',
      { currentPassword: TEST_PASSWORD, newPassword: 'of Ilka alone' },
      other,
    )
    await wait(16)
    expect((await remove({ password: 'of Ilka alone' })).statusCode).toBe(400)
  })
})

describe('access without a plan', () => {
  const status = async () => (await call('GET', '/api/subscription/status')).json<object>()
  const granted = { hasActiveSubscription: true, status: 'active', plan: 'monthly', nextBillingDate: null }

  it('is given to nobody by default', async () => {
    expect(await status()).toMatchObject({
      hasActiveSubscription: false,
      status: 'none',
      plan: null,
      nextBillingDate: null,
    })
  })

  it.each([
    [{ OWNER_EMAIL: 'NOOR@example.com' }, 'owner'],
    [{ DEV_ACCESS_EMAILS: 'else@example.com, noor@example.com' }, 'dev'],
  ])('is given by %o to the verified address', async (env, access) => {
    app = await createTestApp({ env })
    cookie = await app.signUp('noor@example.com')
    expect(await status()).toMatchObject({ hasActiveSubscription: false })
    await app.services.hostAccounts.ensure('noor@example.com', TEST_PASSWORD)
    const login = { email: 'noor@example.com', password: TEST_PASSWORD }
    cookie = parseCookie((await call('POST', '/api/auth/login', login)).headers['set-cookie'])
    expect(await status()).toMatchObject(granted)
    expect((await call('GET', '/api/auth/session')).json()).toMatchObject({ user: { access } })
    const usage = (await call('GET', '/trpc/subscription.usage')).json<{ result: { data: object } }>()
    expect(usage.result.data).toMatchObject({ hasActiveSubscription: true, prompts: { limit: 1_500, period: 'month' } })
  })
})
