import { beforeEach, describe, expect, it } from 'vitest'
import { cookieOf, createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts'

const EMAIL = 'noor@example.com'
const NEW_PASSWORD = 'another long secret'
const MINUTE = 60_000

let app: TestApp
let cookie: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp(EMAIL)
})

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url, payload, headers })
const session = (of = cookie) =>
  app.http.inject({ method: 'GET', url: '/api/auth/session', headers: { cookie: of } }).then((r) => r.json())
const signIn = (password: string) => post('/api/auth/login', { email: EMAIL, password })
const reset = (token: string, newPassword = NEW_PASSWORD) => post('/api/auth/reset-password', { token, newPassword })

async function mail(subject: string) {
  await app.whenIdle()
  return app.mailer.sent.findLast((sent) => sent.subject === subject && sent.to === EMAIL)
}

async function mailedToken(subject: string): Promise<string> {
  return /token=([\w-]+)/.exec((await mail(subject))?.text ?? '')?.[1] ?? ''
}

describe('the address is confirmed', () => {
  it('by the mailed link, once', async () => {
    const token = await mailedToken('Confirm your email address')
    expect((await mail('Confirm your email address'))?.text).toContain(
      `http://127.0.0.1:3000/verify-email?token=${token}`,
    )
    expect(await session()).toMatchObject({ user: { emailVerified: false } })
    expect((await post('/api/auth/verify-email', { token })).statusCode).toBe(200)
    expect(await session()).toMatchObject({ user: { emailVerified: true } })
    const again = await post('/api/auth/verify-email', { token })
    expect(again.statusCode).toBe(400)
    expect(again.json()).toMatchObject({ field: 'token', message: expect.stringContaining('used already') })
  })

  it('within 24 hours', async () => {
    const token = await mailedToken('Confirm your email address')
    await app.clock.advance(24 * 60 * MINUTE)
    expect((await post('/api/auth/verify-email', { token })).statusCode).toBe(400)
  })

  it('by a link that was asked for again, three times an hour, and not once it is confirmed', async () => {
    const again = () => post('/api/auth/resend-verification', {}, { cookie })
    expect((await again()).json()).toMatchObject({ message: `A new link is on its way to ${EMAIL}.` })
    const token = await mailedToken('Confirm your email address')
    expect((await again()).statusCode).toBe(200)
    expect((await again()).statusCode).toBe(200)
    expect((await again()).statusCode).toBe(429)
    expect((await post('/api/auth/verify-email', { token })).statusCode).toBe(200)
    expect((await again()).statusCode).toBe(409)
    expect((await post('/api/auth/resend-verification', {})).statusCode).toBe(401)
  })

  it('never by the link of another purpose', async () => {
    await post('/api/auth/forgot-password', { email: EMAIL })
    const token = await mailedToken('Choose a new password')
    expect((await post('/api/auth/verify-email', { token })).statusCode).toBe(400)
  })
})

describe('a forgotten password', () => {
  it('is replaced by the mailed link, which ends every session and confirms the address', async () => {
    await post('/api/auth/forgot-password', { email: EMAIL.toUpperCase() })
    const token = await mailedToken('Choose a new password')
    expect((await reset(token)).statusCode).toBe(200)
    expect(await session()).toEqual({ authenticated: false })
    expect((await signIn(TEST_PASSWORD)).statusCode).toBe(401)
    const after = await signIn(NEW_PASSWORD)
    expect(await session(cookieOf(after.headers['set-cookie']))).toMatchObject({ user: { emailVerified: true } })
    expect((await mail('Your password was changed'))?.text).toContain('2026-11-20 at 12:00 UTC')
    expect((await reset(token, 'a third long secret')).json()).toMatchObject({ field: 'token' })
  })

  it('leaves the link as it is when the new password is refused', async () => {
    await post('/api/auth/forgot-password', { email: EMAIL })
    const token = await mailedToken('Choose a new password')
    expect((await reset(token, 'password123')).json()).toMatchObject({ field: 'newPassword' })
    expect((await reset(token, EMAIL)).json()).toMatchObject({ field: 'newPassword' })
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('works within 60 minutes, and an older link not after a newer one was used', async () => {
    await post('/api/auth/forgot-password', { email: EMAIL })
    const first = await mailedToken('Choose a new password')
    await post('/api/auth/forgot-password', { email: EMAIL })
    expect((await reset(await mailedToken('Choose a new password'))).statusCode).toBe(200)
    expect((await reset(first)).statusCode).toBe(400)
    await post('/api/auth/forgot-password', { email: EMAIL })
    const late = await mailedToken('Choose a new password')
    await app.clock.advance(60 * MINUTE)
    expect((await reset(late)).statusCode).toBe(400)
  })

  it('answers an unknown address alike, mails nobody, and stops after three an hour', async () => {
    const known = await post('/api/auth/forgot-password', { email: EMAIL })
    const unknown = await post('/api/auth/forgot-password', { email: 'nobody@example.com' })
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(unknown.json()).toEqual({
      message: known.json<{ message: string }>().message.replace(EMAIL, 'nobody@example.com'),
    })
    await app.whenIdle()
    expect(app.mailer.sent.map((sent) => sent.to)).not.toContain('nobody@example.com')
    await post('/api/auth/forgot-password', { email: 'NOBODY@example.com' })
    await post('/api/auth/forgot-password', { email: 'nobody@example.com' })
    const refused = await post('/api/auth/forgot-password', { email: 'Nobody@Example.com' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('3600')
  })

  it('links to the public address, whatever Host the request named', async () => {
    app = await createTestApp({ env: { PUBLIC_URL: 'https://hooks.example/' } })
    await app.signUp(EMAIL)
    await post('/api/auth/forgot-password', { email: EMAIL }, { host: 'evil.example' })
    expect((await mail('Choose a new password'))?.text).toContain('https://hooks.example/reset-password?token=')
  })
})

describe('a password change', () => {
  const change = (payload: object, of = cookie) => post('/api/auth/change-password', payload, { cookie: of })

  it('needs the current password, ends every other session and is told by mail', async () => {
    const other = cookieOf((await signIn(TEST_PASSWORD)).headers['set-cookie'])
    const wrong = await change({ currentPassword: 'not the one', newPassword: NEW_PASSWORD })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ field: 'currentPassword' })
    const done = await change({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD })
    expect(done.json()).toEqual({ message: 'Your password has been updated successfully.' })
    expect(await session()).toMatchObject({ authenticated: true })
    expect(await session(other)).toEqual({ authenticated: false })
    expect(await mail('Your password was changed')).toBeDefined()
    expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200)
  })

  it('refuses weak ones, counts guesses of the current one, and needs a session', async () => {
    expect((await change({ currentPassword: TEST_PASSWORD, newPassword: 'qwerty123' })).json()).toMatchObject({
      field: 'newPassword',
    })
    for (let i = 0; i < 9; i += 1) await change({ currentPassword: `guess ${i}`, newPassword: NEW_PASSWORD })
    const refused = await change({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD })
    expect(refused.statusCode).toBe(429)
    expect((await change({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }, '')).statusCode).toBe(401)
  })
})

describe('a sign-in from a new device', () => {
  it('is told by mail, a known browser and the first one are not', async () => {
    const first = await signIn(TEST_PASSWORD)
    const device = String(first.headers['set-cookie']).match(/hookline_device=[\w-]+/)?.[0] ?? ''
    expect((await mail('A new device signed in'))?.text).toContain('2026-11-20 at 12:00 UTC')
    const told = app.mailer.sent.length
    const login = { email: EMAIL, password: TEST_PASSWORD }
    await post('/api/auth/login', login, { cookie: device })
    await app.whenIdle()
    expect(app.mailer.sent.length).toBe(told)
    await post('/api/auth/login', login, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' })
    await app.whenIdle()
    expect(app.mailer.sent.at(-1)?.text).toContain('Firefox on Windows signed in')
  })

  it('does not fail when the mail does', async () => {
    const { AppError } = await import('../../../shared/errors.ts')
    app.mailer.failure = new AppError('BAD_GATEWAY', 'The mail server refused the message.')
    expect((await signIn(TEST_PASSWORD)).statusCode).toBe(200)
    await app.whenIdle()
  })
})
