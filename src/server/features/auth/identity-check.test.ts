import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { type FederatedIdentity, type ProviderPerson } from '../../providers/identity/identity.port.ts'
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
const HOUR = 60 * 60_000
const NOOR: FederatedIdentity = {
  uid: 'uid-noor',
  email: 'noor@example.com',
  emailVerified: true,
  displayName: 'Noor',
  provider: 'google',
  // The provider's clock may differ from ours.
  validSince: new Date('2026-11-20T12:00:30.000Z'),
  signedInAt: new Date('2026-11-20T12:00:00.000Z'),
}

let app: TestApp
let identity: FakeIdentity

beforeEach(async () => {
  identity = createFakeIdentity()
  app = await createTestApp({ env: FIREBASE, identity })
})

async function signIn(who = NOOR): Promise<string> {
  identity.tokens.set(who.uid, who)
  const payload = { idToken: who.uid }
  const response = await app.http.inject({ method: 'POST', url: '/api/auth/login', payload })
  return parseCookie(response.headers['set-cookie'])
}

const isSignedIn = async (cookie: string) =>
  (await app.http.inject({ url: '/api/auth/session', headers: { cookie } })).json<{ authenticated: boolean }>()
    .authenticated

/** Changes the provider's data of a user. */
const change = (change: Partial<ProviderPerson>, who = NOOR) =>
  identity.people.set(who.uid, { ...who, disabled: false, ...change })

/** An hour of rounds, one each minute. */
async function passAnHour(): Promise<void> {
  for (let minute = 0; minute < 60; minute += 1) {
    await app.clock.advance(HOUR / 60)
    await app.services.identityChecks.sweep().catch(() => {})
  }
}

describe('within the hour', () => {
  it.each([
    ['disabled', () => change({ disabled: true })],
    ['removed', () => void identity.removed.push(NOOR.uid)],
    ['signed out there', () => change({ validSince: new Date('2026-11-20T12:05:00.000Z') })],
  ])('a user who was %s is signed out here', async (_, end) => {
    const first = await signIn()
    await app.clock.advance(HOUR)
    const second = await signIn()
    const other = await signIn({ ...NOOR, uid: 'uid-ilka', email: 'ilka@example.com' })
    end()
    await passAnHour()
    expect(await isSignedIn(first)).toBe(false)
    expect(await isSignedIn(second)).toBe(false)
    expect(await isSignedIn(other)).toBe(true)
  })

  it('users who signed in with a local password before are signed out as well', async () => {
    await insertUser(app.db, 'u1', { email: NOOR.email, emailVerifiedAt: app.clock.now(), passwordHash: 'x' })
    const token = await app.services.sessions.start({ id: 'u1', credentialsVersion: 0 }, '')
    await signIn({ ...NOOR, validSince: undefined })
    change({ disabled: true })
    await passAnHour()
    expect(await app.services.sessions.resolve(token)).toBeUndefined()
  })

  it('nobody else is signed out, whatever the clocks show', async () => {
    const cookie = await signIn()
    change({})
    await passAnHour()
    expect(await isSignedIn(cookie)).toBe(true)
  })

  it('nobody is signed out whose password was changed here', async () => {
    identity.passwords.set(NOOR.uid, 'the current one')
    const before = await signIn({ ...NOOR, provider: 'firebase' })
    change({ validSince: new Date('2026-11-20T12:09:00.000Z') })
    const changed = await app.http.inject({
      method: 'POST',
      url: '/api/auth/change-password',
      payload: { currentPassword: 'the current one', newPassword: 'the next long one' },
      headers: { cookie: before },
    })
    const after = parseCookie(changed.headers['set-cookie'])
    await passAnHour()
    expect(await isSignedIn(before)).toBe(false)
    expect(await isSignedIn(after)).toBe(true)
  })

  it('a check that failed is repeated', async () => {
    const cookie = await signIn()
    change({ disabled: true })
    identity.failure = new AppError('BAD_GATEWAY', 'Firebase cannot be reached.')
    await app.clock.advance(20 * 60_000)
    await expect(app.services.identityChecks.sweep()).rejects.toThrow('cannot be reached')
    expect(await isSignedIn(cookie)).toBe(true)
    identity.failure = undefined
    await app.clock.advance(20 * 60_000)
    await app.services.identityChecks.sweep()
    expect(await isSignedIn(cookie)).toBe(false)
  })

  it('a new address is followed', async () => {
    await signIn()
    change({ email: 'noor@new.example' })
    await passAnHour()
    expect(await app.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'noor@new.example' }])
  })
})

it('checks a hundred users a call, each three times an hour', async () => {
  for (let i = 0; i < 150; i += 1) await insertUser(app.db, `u${i}`, { externalId: `uid-${i}` })
  for (let i = 0; i < 150; i += 1) {
    await app.services.sessions.start({ id: `u${i}`, credentialsVersion: 0 }, '', { validSince: undefined })
    identity.people.set(`uid-${i}`, {
      ...NOOR,
      uid: `uid-${i}`,
      email: `u${i}@b.example`,
      disabled: false,
      validSince: undefined,
    })
  }
  const asked: number[] = []
  const { findPeople } = identity
  identity.findPeople = function count(uids) {
    asked.push(uids.length)
    return findPeople.call(this, uids)
  }
  await passAnHour()
  expect(asked).toEqual([100, 50, 100, 50, 100, 50])
})

it('checks nobody where accounts are local', async () => {
  await app.close()
  app = await createTestApp()
  const cookie = await app.signUp()
  await passAnHour()
  expect(await isSignedIn(cookie)).toBe(true)
})
