import { beforeEach, describe, expect, it } from 'vitest'
import { parseCookie, createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

beforeEach(async () => {
  app = await createTestApp()
})

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url, payload, headers })
const session = (cookie: string) =>
  app.http.inject({ method: 'GET', url: '/api/auth/session', headers: { cookie } }).then((r) => r.json())

describe('register', () => {
  it('creates an account, signs it in and answers 201 with the user', async () => {
    const response = await post('/api/auth/register', {
      email: 'Noor@Example.com',
      password: TEST_PASSWORD,
      provider: 'google',
    })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      message: 'Account created!',
      user: { id: expect.any(String), email: 'Noor@Example.com', displayName: 'Noor', provider: 'email' },
    })
    const setCookie = String(response.headers['set-cookie'])
    expect(setCookie).toMatch(/HttpOnly/)
    expect(setCookie).toMatch(/SameSite=Lax/)
    expect(setCookie).not.toMatch(/Secure/)
    expect(await session(parseCookie(setCookie))).toMatchObject({ authenticated: true, user: { displayName: 'Noor' } })
  })

  it('refuses an address that is taken, in any case', async () => {
    await app.signUp('noor@example.com')
    const response = await post('/api/auth/register', { email: 'NOOR@example.com', password: TEST_PASSWORD })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ field: 'email', message: expect.stringContaining('already exists') })
  })

  it('creates one account for two parallel requests', async () => {
    const twice = await Promise.all(
      [1, 2].map(() => post('/api/auth/register', { email: 'a@b.example', password: TEST_PASSWORD })),
    )
    expect(twice.map((response) => response.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  it.each([
    ['12345', 'Password must be at least 6 characters long.'],
    ['x'.repeat(129), 'Password can have at most 128 characters; this has 129.'],
    ['password123', 'This password is one of the most common ones. Choose another one.'],
    ['noor@example.com', 'This password is too close to your email address. Choose another one.'],
    ['Bakker12', 'This password is too close to your name. Choose another one.'],
  ])('refuses the password %s with the reason', async (password, message) => {
    const body = { email: 'noor@example.com', displayName: 'N. Bakker', password }
    const response = await post('/api/auth/register', body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ field: 'password', message })
  })

  it('accepts a password that is easy to guess, after a warning if the form asks for one', async () => {
    const weak = { email: 'noor@example.com', password: 'sunshine2024' }
    const warned = await post('/api/auth/register', { ...weak, warnWeakPassword: true })
    expect(warned.statusCode).toBe(409)
    expect(warned.json()).toMatchObject({
      field: 'password',
      reason: 'weak_password',
      message: 'This password is easy to guess. A longer one is safer.',
    })
    expect(warned.headers['set-cookie']).toBeUndefined()
    expect((await post('/api/auth/register', weak)).statusCode).toBe(201)
  })

  it('refuses it where npm run owner sets it', async () => {
    const renewed = app.services.hostAccounts.renew('noor@example.com', 'p@ssw0rd')
    await expect(renewed).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await app.db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  it.each(['', 'nobody', 'a@b', `${'x'.repeat(250)}@b.example`])('refuses the address "%s"', async (email) => {
    const response = await post('/api/auth/register', { email, password: TEST_PASSWORD })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ field: 'email' })
  })

  it('is throttled per address', async () => {
    app = await createTestApp({ throttleRules: { registerPerAddress: { limit: 1, windowMs: 1_000 } } })
    await app.signUp('one@example.com')
    const refused = await post('/api/auth/register', { email: 'two@example.com', password: TEST_PASSWORD })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    await app.clock.advance(1_000)
    expect((await post('/api/auth/register', { email: 'two@example.com', password: TEST_PASSWORD })).statusCode).toBe(
      201,
    )
  })
})

describe('login', () => {
  beforeEach(() => app.signUp())

  it('opens a session with the right password', async () => {
    const response = await post('/api/auth/login', {
      email: ' NOOR@example.com',
      password: TEST_PASSWORD,
      provider: 'email',
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ message: 'Welcome back!', user: { email: 'noor@example.com' } })
    expect(await session(parseCookie(response.headers['set-cookie']))).toMatchObject({ authenticated: true })
  })

  it('gives the same answer for a wrong password and an unknown account', async () => {
    const wrong = await post('/api/auth/login', { email: 'noor@example.com', password: 'not the one' })
    const unknown = await post('/api/auth/login', { email: 'nobody@example.com', password: 'not the one' })
    expect(wrong.statusCode).toBe(401)
    expect(unknown.statusCode).toBe(401)
    expect({ ...wrong.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' })
    expect(wrong.json()).toMatchObject({
      message: expect.stringContaining('Please check your credentials and try again'),
    })
  })

  it('throttles after ten failures, in any case of the address, for 15 minutes', async () => {
    for (let i = 0; i < 10; i += 1) {
      const email = i % 2 ? 'noor@example.com' : 'NOOR@EXAMPLE.COM'
      expect((await post('/api/auth/login', { email, password: `guess ${i}` })).statusCode).toBe(401)
    }
    const refused = await post('/api/auth/login', { email: 'noor@example.com', password: TEST_PASSWORD })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
    await app.clock.advance(15 * 60_000)
    expect((await post('/api/auth/login', { email: 'noor@example.com', password: TEST_PASSWORD })).statusCode).toBe(200)
  })

  it('does not count good sign-ins as failures', async () => {
    for (let i = 0; i < 12; i += 1) {
      expect((await post('/api/auth/login', { email: 'noor@example.com', password: TEST_PASSWORD })).statusCode).toBe(
        200,
      )
    }
  })

  it('counts parallel guesses as well', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        post('/api/auth/login', { email: 'noor@example.com', password: `guess ${i}` }),
      ),
    )
    expect(guesses.filter((response) => response.statusCode === 401)).toHaveLength(10)
    expect(guesses.filter((response) => response.statusCode === 429)).toHaveLength(10)
  })

  it('does not believe a forwarded address unless a proxy is trusted', async () => {
    app = await createTestApp({ env: { HOST: '0.0.0.0' } })
    await app.signUp()
    for (let i = 0; i < 10; i += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${i}` }
      await post('/api/auth/login', { email: 'noor@example.com', password: `guess ${i}` }, headers)
    }
    const headers = { 'x-forwarded-for': '10.0.0.99' }
    const response = await post('/api/auth/login', { email: 'noor@example.com', password: TEST_PASSWORD }, headers)
    expect(response.statusCode).toBe(429)
  })
})

describe('session', () => {
  it('is null without a cookie, with an invented one and after logout', async () => {
    const cookie = await app.signUp()
    expect(await session('')).toEqual({ authenticated: false })
    expect(await session('hookline_session=made-up')).toEqual({ authenticated: false })
    const response = await post('/api/auth/logout', {}, { cookie })
    expect(response.statusCode).toBe(200)
    expect(await session(cookie)).toEqual({ authenticated: false })
  })

  it('lives 30 days from its last use and ends then', async () => {
    const cookie = await app.signUp()
    await app.clock.advance(29 * 24 * 3_600_000)
    const used = await app.http.inject({ url: '/api/auth/session', headers: { cookie } })
    expect(used.json()).toMatchObject({ authenticated: true })
    expect(String(used.headers['set-cookie'])).toContain('Max-Age=2592000')
    await app.clock.advance(29 * 24 * 3_600_000)
    expect(await session(cookie)).toMatchObject({ authenticated: true })
    await app.clock.advance(30 * 24 * 3_600_000)
    expect(await session(cookie)).toEqual({ authenticated: false })
  })

  it('keeps no token in the database', async () => {
    const cookie = await app.signUp()
    const token = cookie.split('=')[1] ?? ''
    const rows = await app.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('uses a Secure cookie with the __Host- prefix behind HTTPS', async () => {
    app = await createTestApp({ env: { PUBLIC_URL: 'https://hookline.example' } })
    const response = await post('/api/auth/register', { email: 'a@b.example', password: TEST_PASSWORD })
    expect(String(response.headers['set-cookie'])).toMatch(/^__Host-hookline_session=.*; Path=\/;.*Secure/)
  })
})

describe('sync-session and google', () => {
  it('sync-session refreshes a session that exists, and is 401 without one', async () => {
    const body = { email: 'someone.else@example.com', displayName: 'x', provider: 'firebase' }
    expect((await post('/api/auth/sync-session', body)).statusCode).toBe(401)
    const response = await post('/api/auth/sync-session', body, { cookie: await app.signUp() })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ user: { email: 'noor@example.com' } })
  })

  it('google is not set up: 501', async () => {
    const response = await post('/api/auth/google', {
      email: 'a@b.example',
      displayName: 'A',
      photoURL: '',
      googleId: '1',
    })
    expect(response.statusCode).toBe(501)
    expect(response.json()).toMatchObject({ message: 'Firebase not configured. Please check your Firebase API keys.' })
  })
})
