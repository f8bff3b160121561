import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { AddressRefused } from '../../providers/mail/mail.port.ts'
import { parseCookie, createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts'

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
const verify = (token: string, of = cookie) => post('/api/auth/verify-email', { token }, { cookie: of })
const signIn = (password: string) => post('/api/auth/login', { email: EMAIL, password })
const reset = (token: string, newPassword = NEW_PASSWORD) => post('/api/auth/reset-password', { token, newPassword })

/** Delivers mails, also that of a forgotten password, which is delayed. Returns the errors. */
async function settle(): Promise<unknown[]> {
  await app.clock.advance(3_000)
  return app.runDueJobs()
}

async function mail(subject: string) {
  await settle()
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
    expect((await mail('Confirm your email address'))?.html).toContain(
      `href="http://127.0.0.1:3000/verify-email?token=${token}"`,
    )
    expect(await session()).toMatchObject({ user: { emailVerified: false } })
    expect((await verify(token)).statusCode).toBe(200)
    expect(await session()).toMatchObject({ user: { emailVerified: true } })
    const again = await verify(token)
    expect(again.statusCode).toBe(400)
    expect(again.json()).toMatchObject({ field: 'token', message: expect.stringContaining('used already') })
  })

  it('within 24 hours', async () => {
    const token = await mailedToken('Confirm your email address')
    await app.clock.advance(24 * 60 * MINUTE)
    expect((await verify(token)).statusCode).toBe(400)
  })

  it('by a link that was requested again, three times an hour, and not after it is confirmed', async () => {
    const again = () => post('/api/auth/resend-verification', {}, { cookie })
    expect((await again()).json()).toMatchObject({ message: `A new link is on its way to ${EMAIL}.` })
    const token = await mailedToken('Confirm your email address')
    expect((await again()).statusCode).toBe(200)
    expect((await again()).statusCode).toBe(200)
    expect((await again()).statusCode).toBe(429)
    expect((await verify(token)).statusCode).toBe(200)
    expect((await again()).statusCode).toBe(409)
    expect((await post('/api/auth/resend-verification', {})).statusCode).toBe(401)
  })

  it('by no link where the mail server refuses the address, which is reported at once', async () => {
    const again = () => post('/api/auth/resend-verification', {}, { cookie })
    app.mailer.failure = new AddressRefused('The mail server does not accept this address.')
    const refused = await again()
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      message: `The mail server does not accept ${EMAIL}. Sign up again if it has a typing mistake.`,
    })
    app.mailer.failure = undefined
    expect((await again()).statusCode).toBe(200)
  })

  it('by the next request after the mail server was unreachable, which does not count', async () => {
    const again = () => post('/api/auth/resend-verification', {}, { cookie })
    app.mailer.failure = new AppError('BAD_GATEWAY', 'The mail server cannot be reached. Try again in a moment.')
    for (let i = 0; i < 5; i += 1) {
      const failed = await again()
      expect(failed.statusCode).toBe(502)
      expect(failed.json()).toMatchObject({ message: 'The mail server cannot be reached. Try again in a moment.' })
    }
    app.mailer.failure = undefined
    expect((await again()).statusCode).toBe(200)
  })

  it("by the account itself alone, so that a stranger's click does not verify an address that somebody else registered", async () => {
    const token = await mailedToken('Confirm your email address')
    expect((await verify(token, '')).statusCode).toBe(401)
    expect((await verify(token, await app.signUp('ilka@example.com'))).statusCode).toBe(403)
    expect((await verify(token)).statusCode).toBe(200)
  })

  it('by at most four mails an hour to one address, from all accounts together', async () => {
    for (let i = 0; i < 6; i += 1) {
      await app.http.inject({ method: 'DELETE', url: '/api/user/account', headers: { cookie } })
      cookie = await app.signUp(EMAIL)
      await post('/api/auth/resend-verification', {}, { cookie })
    }
    await settle()
    expect(app.mailer.sent).toHaveLength(4)
  })

  it('never by the link of another purpose', async () => {
    await post('/api/auth/forgot-password', { email: EMAIL })
    const token = await mailedToken('Choose a new password')
    expect((await verify(token)).statusCode).toBe(400)
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
    expect(await session(parseCookie(after.headers['set-cookie']))).toMatchObject({ user: { emailVerified: true } })
    expect((await mail('Your password was changed'))?.text).toContain('2026-11-20 at 12:00 UTC')
    expect((await reset(token, 'a third long secret')).json()).toMatchObject({ field: 'token' })
  })

  it('keeps the link valid when the new password is refused', async () => {
    await post('/api/auth/forgot-password', { email: EMAIL })
    const token = await mailedToken('Choose a new password')
    expect((await reset(token, 'password123')).json()).toMatchObject({ field: 'newPassword' })
    expect((await reset(token, EMAIL)).json()).toMatchObject({ field: 'newPassword' })
    const warned = await post('/api/auth/reset-password', {
      token,
      newPassword: 'sunshine2024',
      warnWeakPassword: true,
    })
    expect(warned.json()).toMatchObject({ field: 'newPassword', reason: 'weak_password' })
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('removes the throttle that guesses of others caused', async () => {
    app = await createTestApp({ throttleRules: { signInPerAccount: { limit: 2, windowMs: 60 * MINUTE } } })
    await app.signUp(EMAIL)
    for (const guess of ['one guess', 'two guesses', 'three guesses']) await signIn(guess)
    expect((await signIn(TEST_PASSWORD)).statusCode).toBe(429)
    await post('/api/auth/forgot-password', { email: EMAIL })
    await reset(await mailedToken('Choose a new password'))
    expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200)
  })

  it('does not throttle a known device while others guess', async () => {
    app = await createTestApp({ throttleRules: { signInPerAccount: { limit: 1, windowMs: 60 * MINUTE } } })
    const registered = await post('/api/auth/register', { email: EMAIL, password: TEST_PASSWORD })
    const device = String(registered.headers['set-cookie']).match(/hookline_device=[\w-]+/)?.[0] ?? ''
    for (const guess of ['one guess', 'two guesses']) await signIn(guess)
    expect((await signIn(TEST_PASSWORD)).statusCode).toBe(429)
    const login = { email: EMAIL, password: TEST_PASSWORD }
    expect((await post('/api/auth/login', login, { cookie: device })).statusCode).toBe(200)
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

  it('gives the same answer for an unknown address, mails nobody, and allows three an hour', async () => {
    const known = await post('/api/auth/forgot-password', { email: EMAIL })
    const unknown = await post('/api/auth/forgot-password', { email: 'nobody@example.com' })
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(unknown.json()).toEqual({
      message: known.json<{ message: string }>().message.replace(EMAIL, 'nobody@example.com'),
    })
    await settle()
    expect(app.mailer.sent.map((sent) => sent.to)).not.toContain('nobody@example.com')
    await post('/api/auth/forgot-password', { email: 'NOBODY@example.com' })
    await post('/api/auth/forgot-password', { email: 'nobody@example.com' })
    const refused = await post('/api/auth/forgot-password', { email: 'Nobody@Example.com' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('3597')
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

  it('needs the current password, ends every other session and is reported by mail', async () => {
    const other = parseCookie((await signIn(TEST_PASSWORD)).headers['set-cookie'])
    const wrong = await change({ currentPassword: 'not the one', newPassword: NEW_PASSWORD })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ field: 'currentPassword' })
    const done = await change({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD })
    expect(done.json()).toEqual({ message: 'Your password has been updated successfully.' })
    const fresh = parseCookie(done.headers['set-cookie'])
    expect(await session(fresh)).toMatchObject({ authenticated: true })
    expect(await session()).toEqual({ authenticated: false })
    expect(await session(other)).toEqual({ authenticated: false })
    expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200)
    expect(await mail('Your password was changed')).toBeUndefined()
    await verify(await mailedToken('Confirm your email address'), fresh)
    await change({ currentPassword: NEW_PASSWORD, newPassword: TEST_PASSWORD }, fresh)
    expect(await mail('Your password was changed')).toBeDefined()
  })

  it('keeps a reset link valid, and cannot overwrite an earlier reset', async () => {
    await post('/api/auth/forgot-password', { email: EMAIL })
    const token = await mailedToken('Choose a new password')
    expect((await change({ currentPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD })).json()).toMatchObject({
      field: 'newPassword',
    })
    const both = await Promise.all([
      reset(token),
      change({ currentPassword: TEST_PASSWORD, newPassword: 'the stranger’s choice' }),
    ])
    expect(both[0].statusCode).toBe(200)
    expect((await signIn(NEW_PASSWORD)).statusCode).toBe(200)
  })

  it('refuses a sign-in with the old password that is still under way', async () => {
    await post('/api/auth/forgot-password', { email: EMAIL })
    const token = await mailedToken('Choose a new password')
    const race = await Promise.all([...Array.from({ length: 8 }, () => signIn(TEST_PASSWORD)), reset(token)])
    const cookies = race.slice(0, -1).map((response) => parseCookie(response.headers['set-cookie']))
    for (const of of cookies.filter(Boolean)) expect(await session(of)).toEqual({ authenticated: false })
  })

  it('refuses weak passwords, allows ten tries an hour, and needs a session', async () => {
    expect((await change({ currentPassword: TEST_PASSWORD, newPassword: 'qwerty123' })).json()).toMatchObject({
      field: 'newPassword',
    })
    const weak = { currentPassword: TEST_PASSWORD, newPassword: 'sunshine2024', warnWeakPassword: true }
    expect((await change(weak)).json()).toMatchObject({ field: 'newPassword', reason: 'weak_password' })
    for (let i = 0; i < 8; i += 1) await change({ currentPassword: `guess ${i}`, newPassword: NEW_PASSWORD })
    const refused = await change({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD })
    expect(refused.statusCode).toBe(429)
    expect((await change({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }, '')).statusCode).toBe(401)
  })
})

describe('a sign-in from a new device', () => {
  beforeEach(async () => {
    await verify(await mailedToken('Confirm your email address'))
  })

  it('is reported by mail; a known browser and the first one are not', async () => {
    expect(await mail('A new device signed in')).toBeUndefined()
    const first = await signIn(TEST_PASSWORD)
    const device = String(first.headers['set-cookie']).match(/hookline_device=[\w-]+/)?.[0] ?? ''
    expect((await mail('A new device signed in'))?.text).toContain('2026-11-20 at 12:00 UTC')
    const told = app.mailer.sent.length
    const login = { email: EMAIL, password: TEST_PASSWORD }
    await post('/api/auth/login', login, { cookie: device })
    await settle()
    expect(app.mailer.sent.length).toBe(told)
    await post('/api/auth/login', login, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' })
    await settle()
    expect(app.mailer.sent.at(-1)?.text).toContain('Firefox on Windows signed in')
  })

  it('is not reported to an unverified address', async () => {
    await app.signUp('stranger@example.com')
    await post('/api/auth/login', { email: 'stranger@example.com', password: TEST_PASSWORD })
    await settle()
    expect(app.mailer.sent.filter(({ to }) => to === 'stranger@example.com')).toHaveLength(1)
  })

  it('does not fail when the mail fails, which is sent later', async () => {
    app.mailer.failure = new AppError('BAD_GATEWAY', 'The mail server refused the message.')
    expect((await signIn(TEST_PASSWORD)).statusCode).toBe(200)
    expect(await settle()).toEqual([app.mailer.failure])
    app.mailer.failure = undefined
    expect(await mail('A new device signed in')).toBeUndefined()
    await app.clock.advance(MINUTE)
    expect((await mail('A new device signed in'))?.text).toContain('2026-11-20 at 12:00 UTC')
  })
})
