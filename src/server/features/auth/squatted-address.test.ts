import { describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { LEAVING_MS } from '../../../shared/features/auth/auth.constants.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import {
  buy,
  call,
  EMAIL,
  fill,
  isSignedIn,
  library,
  mailedToken,
  NEW_PASSWORD,
  NOOR,
  openFirebase,
  openMail,
  openOidc,
  type Squat,
  users,
} from '../../testing/accounts/open-squat.ts'
import { TEST_PASSWORD, type TestAppOptions } from '../../testing/test-app.ts'

const WAYS: [string, (options?: TestAppOptions) => Promise<Squat>][] = [
  ['OpenID Connect', openOidc],
  ['Firebase', openFirebase],
  ['a mailed link to a new password', openMail],
]

describeDialects('an address that was never proven', (database) => {
  it.each(WAYS)('gives way to who proves it by %s, and nothing of the squatter stays', async (_, open) => {
    const { app, squat, prove } = await open({ db: database(), env: { OWNER_EMAIL: EMAIL } })
    const squatter = await squat()
    const feed = await fill(app, squatter)
    const [before] = await users(app)
    const { status, cookie } = await prove()
    expect(status).toBe(200)
    expect(await isSignedIn(app, squatter)).toBe(false)
    const password = { email: EMAIL, password: TEST_PASSWORD }
    expect((await call(app, 'POST', '/api/auth/login', '', password)).statusCode).toBe(401)
    expect((await call(app, 'GET', feed)).statusCode).toBe(404)
    expect([...app.audioStore.files.keys()]).toEqual([])
    const [after, ...others] = await users(app)
    expect([others, after?.id === before?.id]).toEqual([[], false])
    expect(await library(app, cookie)).toBe(0)
    expect((await call(app, 'GET', '/api/tts/history', cookie)).json()).toEqual([])
    expect((await call(app, 'GET', '/api/auth/session', cookie)).json()).toMatchObject({
      user: { id: after?.id, email: EMAIL, emailVerified: true, access: 'owner' },
    })
    await call(app, 'POST', '/api/library', cookie, { title: 'Mine', content: 'Mine.', type: 'hook' })
    expect((await prove()).status).toBe(200)
    expect((await users(app)).map(({ id }) => id)).toEqual([after?.id])
    expect(await library(app, (await prove()).cookie)).toBe(1)
  })

  it.each(WAYS)('has one account after two proofs by %s while the squatter goes on', async (_, open) => {
    const { app, squat, prove } = await open({ db: database() })
    const squatter = await squat()
    await fill(app, squatter)
    const [before] = await users(app)
    const save = (title: string) => call(app, 'POST', '/api/library', squatter, { title, content: title, type: 'hook' })
    const login = () => call(app, 'POST', '/api/auth/login', '', { email: EMAIL, password: TEST_PASSWORD })
    const [first, second] = await Promise.all([
      prove(),
      prove(),
      ...['a', 'b', 'c'].map(save),
      login(),
      login(),
      call(app, 'POST', '/api/tts/generate', squatter, { text: 'More bread.' }),
    ])
    expect([first, second].filter(({ cookie }) => cookie !== '').length).toBeGreaterThan(0)
    await app.whenIdle()
    const left = await users(app)
    expect(left).toHaveLength(1)
    expect(left[0]?.id).not.toBe(before?.id)
    expect(await isSignedIn(app, squatter)).toBe(false)
    const sessions = await app.db.selectFrom('sessions').select('user_id').execute()
    expect(sessions.filter(({ user_id: id }) => id !== left[0]?.id)).toEqual([])
    expect(await app.db.selectFrom('library_items').selectAll().execute()).toEqual([])
    expect(await app.db.selectFrom('speech_generations').selectAll().execute()).toEqual([])
  })
})

describe.each(WAYS)('a proof by %s', (_, open) => {
  it('needs the support where the account has a plan, and then changes nothing', async () => {
    const { app, squat, prove } = await open()
    const squatter = await squat()
    await fill(app, squatter)
    await buy(app, squatter)
    const [before] = await users(app)
    const refused = await prove()
    expect(refused).toMatchObject({ status: 409, reason: 'address_has_plan', cookie: '' })
    if (refused.message) expect(refused.message).toContain('support@example.com')
    expect(await users(app)).toEqual([{ ...before, last_seen_at: expect.any(String) }])
    expect(await library(app, squatter)).toBe(2)
    expect((await call(app, 'GET', '/api/subscription/status', squatter)).json()).toMatchObject({ plan: 'monthly' })
    // Nor is the account marked as being deleted.
    expect((await call(app, 'POST', '/api/create-subscription', squatter, { plan: 'monthly' })).json()).toMatchObject({
      message: expect.stringContaining('have a subscription already') as string,
    })
  })

  it('opens the account with its plan once an owner has freed the address', async () => {
    const { app, squat, prove } = await open()
    const squatter = await squat()
    await fill(app, squatter)
    await buy(app, squatter)
    const [before] = await users(app)
    await app.services.people.free('the owner', before?.id ?? '')
    expect(await isSignedIn(app, squatter)).toBe(false)
    const { cookie } = await prove()
    expect((await users(app)).map(({ id }) => id)).toEqual([before?.id])
    expect(await library(app, cookie)).toBe(2)
    expect((await call(app, 'GET', '/api/subscription/status', cookie)).json()).toMatchObject({ plan: 'monthly' })
  })

  it('does not open a blocked account', async () => {
    const { app, squat, prove } = await open()
    await squat()
    await app.db.updateTable('users').set({ blocked_at: app.clock.now().toISOString() }).execute()
    const before = await users(app)
    expect(await prove()).toMatchObject({ reason: expect.stringMatching(/blocked$/u) as string, cookie: '' })
    expect(await users(app)).toEqual(before)
  })

  it('can be repeated after a failure half way', async () => {
    const { app, squat, prove } = await open()
    const squatter = await squat()
    await fill(app, squatter)
    app.audioStore.outage = new AppError('BAD_GATEWAY', 'The files cannot be reached.')
    expect((await prove()).cookie).toBe('')
    app.audioStore.outage = undefined
    expect((await prove()).cookie).not.toBe('')
    expect([...app.audioStore.files.keys()]).toEqual([])
    expect(await isSignedIn(app, squatter)).toBe(false)
  })

  it('needs no invitation where the account had one', async () => {
    const { app, squat, prove } = await open()
    await squat()
    const { app: later, prove: proveLater } = await open({ db: app.db, env: { REGISTRATION: 'closed' } })
    expect((await (app === later ? prove : proveLater)()).status).toBe(200)
    expect(await users(app)).toHaveLength(1)
  })
})

describe('the account itself', () => {
  it('keeps everything when it proves its address by the mailed link', async () => {
    const { app, squat } = await openMail()
    const cookie = await squat()
    await fill(app, cookie)
    const token = await mailedToken(app, 'verify-email')
    expect((await call(app, 'POST', '/api/auth/verify-email', cookie, { token })).statusCode).toBe(200)
    expect(await library(app, cookie)).toBe(2)
  })

  it('proves nothing while it gives way, and can again after that failed', async () => {
    const { app, squat, prove } = await openMail()
    const cookie = await squat()
    await fill(app, cookie)
    app.audioStore.outage = new AppError('BAD_GATEWAY', 'The files cannot be reached.')
    await prove()
    const verify = async () =>
      (await call(app, 'POST', '/api/auth/verify-email', cookie, { token: await mailedToken(app, 'verify-email') }))
        .statusCode
    expect(await verify()).toBe(409)
    await app.clock.advance(LEAVING_MS)
    await call(app, 'POST', '/api/auth/resend-verification', cookie, {})
    expect(await verify()).toBe(200)
  })

  it('keeps what is in it when the host sets its password, but not the calendar feed that a squatter may know', async () => {
    const { app, squat } = await openMail()
    const feed = await fill(app, await squat())
    await app.services.hostAccounts.renew(EMAIL, NEW_PASSWORD)
    const { user } = (await call(app, 'POST', '/api/auth/login', '', { email: EMAIL, password: NEW_PASSWORD })).json<{
      user: { id: string }
    }>()
    expect((await users(app)).map(({ id }) => id)).toEqual([user.id])
    expect((await call(app, 'GET', feed)).statusCode).toBe(404)
    expect(await app.db.selectFrom('library_items').select('id').execute()).toHaveLength(2)
  })

  it('is told by the mail with the link to a new password that it would begin empty', async () => {
    const { app, squat, prove } = await openMail()
    await squat()
    const told = () => app.mailer.sent.findLast(({ subject }) => subject === 'Choose a new password')?.text
    await prove()
    expect(told()).toContain('This address was never confirmed')
    await prove()
    expect(told()).not.toContain('This address was never confirmed')
  })

  const late = { validSince: new Date('2026-11-20T12:30:00.000Z') }
  it.each([
    ['keeps everything when Firebase has confirmed its address', {}, 2],
    ['begins empty when its password was reset at Firebase, which may have been by another person', late, 0],
    ['begins empty when Google took it over at Firebase', { provider: 'google' as const }, 0],
  ])('%s', async (_, changes, kept) => {
    const { app, signIn } = await openFirebase()
    const { cookie } = await signIn({ emailVerified: false })
    await fill(app, cookie)
    const proven = await signIn(changes)
    expect(proven.status).toBe(200)
    expect(await isSignedIn(app, cookie)).toBe(false)
    expect(await library(app, proven.cookie)).toBe(kept)
    expect(await users(app)).toHaveLength(1)
    expect(await library(app, (await signIn({ ...changes, ...late })).cookie)).toBe(kept)
  })

  it('keeps everything when its own new password is followed by the confirmation', async () => {
    const { app, identity, signIn } = await openFirebase()
    const { cookie } = await signIn({ emailVerified: false })
    await fill(app, cookie)
    identity.passwords.set(NOOR.uid, TEST_PASSWORD)
    identity.people.set(NOOR.uid, { ...NOOR, ...late, disabled: false })
    const change = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }
    expect((await call(app, 'POST', '/api/auth/change-password', cookie, change)).statusCode).toBe(200)
    expect(await library(app, (await signIn(late)).cookie)).toBe(2)
  })
})

describe('a person whose new address is held by somebody who never proved it', () => {
  it('gets it, and the other account goes', async () => {
    const { app, squat, signIn } = await openFirebase()
    const first = await signIn({ email: 'noor@old.example' })
    const squatter = await squat()
    await fill(app, squatter)
    await signIn()
    expect((await users(app)).map(({ email }) => email)).toEqual([EMAIL])
    expect(await isSignedIn(app, first.cookie)).toBe(true)
    expect(await isSignedIn(app, squatter)).toBe(false)
    expect([...app.audioStore.files.keys()]).toEqual([])
  })

  it('keeps the old one where the other account has a plan', async () => {
    const { app, squat, signIn } = await openFirebase()
    await signIn({ email: 'noor@old.example' })
    await buy(app, await squat())
    expect((await signIn()).status).toBe(200)
    expect((await users(app)).map(({ email }) => email).toSorted()).toEqual([EMAIL, 'noor@old.example'])
  })
})
