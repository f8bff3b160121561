import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { choosePayments } from '../../composition/payment-provider.ts'
import { type FederatedIdentity } from '../../providers/identity/identity.port.ts'
import { createFakeIdentity, type FakeIdentity } from '../../testing/fakes/fake-identity.ts'
import { openPeople } from '../../testing/open-people.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const FIREBASE = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'hook.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'hook',
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
}
const OLD = 'noor@old.example'
const NEW = 'Noor@new.example'
const PROVEN = new Date('2026-11-01T00:00:00.000Z')

const person = (uid: string, email: string, more: Partial<FederatedIdentity> = {}): FederatedIdentity => ({
  uid,
  email,
  emailVerified: true,
  displayName: uid,
  provider: 'firebase',
  validSince: undefined,
  signedInAt: new Date('2026-11-20T12:00:00.000Z'),
  ...more,
})

let app: TestApp
let identity: FakeIdentity

beforeEach(async () => {
  identity = createFakeIdentity()
  app = await createTestApp({ env: FIREBASE, identity })
})

async function signIn(who: FederatedIdentity) {
  identity.tokens.set(who.uid, who)
  const payload = { idToken: who.uid }
  const response = await app.http.inject({ method: 'POST', url: '/api/auth/login', payload })
  const cookie = [response.headers['set-cookie']].flat()[0]?.split(';')[0] ?? ''
  const { user, message, reason } = response.json<{
    user?: { id: string; email: string }
    message: string
    reason?: string
  }>()
  return { status: response.statusCode, user, message, reason, cookie }
}

const isSignedIn = async (cookie: string) =>
  (await app.http.inject({ url: '/api/auth/session', headers: { cookie } })).json<{ authenticated: boolean }>()
    .authenticated
const addresses = async () =>
  (await app.db.selectFrom('users').select('email').orderBy('email').execute()).map(({ email }) => email)

describe('an address that belongs to another person now', () => {
  it('gives no access to the account of its former owner', async () => {
    const first = await signIn(person('uid-noor', OLD))
    identity.people.set('uid-noor', { ...person('uid-noor', NEW), disabled: false })
    const next = await signIn(person('uid-next', OLD))
    expect(next.status).toBe(200)
    expect(next.user?.id).not.toBe(first.user?.id)
    expect(await addresses()).toEqual([NEW, OLD])
    expect(await isSignedIn(first.cookie)).toBe(true)
    const again = await signIn(person('uid-noor', NEW))
    expect(again.user).toMatchObject({ id: first.user?.id, email: NEW })
  })

  it('gives no access while the former owner still exists at the provider without a known address', async () => {
    const first = await signIn(person('uid-noor', OLD))
    identity.people.set('uid-noor', { ...person('uid-noor', NEW, { emailVerified: false }), disabled: false })
    const next = await signIn(person('uid-next', OLD))
    expect(next).toMatchObject({ status: 409, message: expect.stringContaining('already exists') })
    identity.people.set('uid-noor', { ...person('uid-noor', OLD), disabled: false })
    expect((await signIn(person('uid-next', OLD))).status).toBe(409)
    identity.failure = new AppError('BAD_GATEWAY', 'Firebase cannot be reached.')
    expect((await signIn(person('uid-next', OLD))).status).toBe(502)
    expect(await app.db.selectFrom('users').select(['id', 'external_id']).execute()).toEqual([
      { id: first.user?.id, external_id: 'uid-noor' },
    ])
  })

  it('is closed while its account belongs to a person who is gone from the provider, until an owner frees it', async () => {
    await app.close()
    app = await createTestApp({ env: { ...FIREBASE, OWNER_EMAIL: 'host@example.com' }, identity })
    const owner = openPeople(app, (await signIn(person('uid-host', 'host@example.com'))).cookie)
    const first = await signIn(person('uid-noor', OLD))
    const id = first.user?.id ?? ''
    await app.db.updateTable('users').set({ password_hash: 'of Noor' }).execute()
    const link = {
      user_id: id,
      kind: 'reset',
      created_at: PROVEN.toISOString(),
      expires_at: '2027-01-01T00:00:00.000Z',
    }
    await app.db
      .insertInto('mail_links')
      .values({ ...link, token_hash: 'mailed to Noor' })
      .execute()
    await identity.remove('uid-noor')
    expect(await signIn(person('uid-next', OLD))).toMatchObject({
      status: 409,
      reason: 'address_taken',
      message: expect.stringContaining('support@example.com') as string,
    })
    expect(await owner.person(OLD)).toMatchObject({ hasIdentity: true })
    expect((await owner.call('free', { id })).statusCode).toBe(200)
    expect(await owner.person(OLD)).toMatchObject({ hasIdentity: false })
    expect((await owner.log())[0]).toMatchObject({ action: 'free', about: OLD })
    const next = await signIn(person('uid-next', OLD))
    expect(next).toMatchObject({ status: 200, user: { id } })
    expect(await isSignedIn(first.cookie)).toBe(false)
    expect(await isSignedIn(next.cookie)).toBe(true)
    const row = await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row).toMatchObject({ external_id: 'uid-next', password_hash: null })
    expect(await app.db.selectFrom('mail_links').selectAll().execute()).toEqual([])
    // The only known device is the new user's.
    expect(await app.db.selectFrom('known_devices').selectAll().where('user_id', '=', id).execute()).toHaveLength(1)
    expect((await signIn(person('uid-noor', OLD))).status).toBe(401)
  })

  it.each([PROVEN, null])(
    'is given to one of two parallel sign-ins (proven here before: %j)',
    async (emailVerifiedAt) => {
      await insertUser(app.db, 'u1', { email: OLD, emailVerifiedAt })
      const both = await Promise.all([signIn(person('uid-one', OLD)), signIn(person('uid-two', OLD))])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const winner = both.find(({ status }) => status === 200)
      expect(await isSignedIn(winner?.cookie ?? '')).toBe(true)
      expect(await app.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
    },
  )
})

describe('a person who changes the address', () => {
  it('keeps the account at the next sign-in, and stays signed in', async () => {
    const first = await signIn(person('uid-noor', OLD))
    const moved = await signIn(person('uid-noor', NEW))
    expect(moved.user).toEqual({ ...first.user, email: NEW })
    expect(await addresses()).toEqual([NEW])
    expect(await isSignedIn(first.cookie)).toBe(true)
    const { user } = (await app.http.inject({ url: '/api/auth/session', headers: { cookie: moved.cookie } })).json<{
      user: object
    }>()
    expect(user).toMatchObject({ email: NEW, emailVerified: true })
  })

  it('loses the privileges of the old address', async () => {
    await app.close()
    app = await createTestApp({ env: { ...FIREBASE, OWNER_EMAIL: OLD }, identity })
    const access = async (cookie: string) =>
      (await app.http.inject({ url: '/api/auth/session', headers: { cookie } })).json<{ user: { access: string } }>()
        .user.access
    const { cookie } = await signIn(person('uid-noor', OLD))
    expect(await access(cookie)).toBe('owner')
    await signIn(person('uid-noor', NEW))
    expect(await access(cookie)).toBe('standard')
  })

  it('invalidates links that were mailed to the old address, except unsubscribe links', async () => {
    const { user } = await signIn(person('uid-noor', OLD))
    const link = { user_id: user?.id ?? '', created_at: PROVEN.toISOString(), expires_at: '2027-01-01T00:00:00.000Z' }
    for (const kind of ['reset', 'verify', 'unsubscribe'] as const) {
      await app.db
        .insertInto('mail_links')
        .values({ ...link, kind, token_hash: kind })
        .execute()
    }
    await signIn(person('uid-noor', NEW))
    expect(await app.db.selectFrom('mail_links').select('kind').execute()).toEqual([{ kind: 'unsubscribe' }])
  })

  it('gets the new address once the payment provider accepts it, and can sign in before', async () => {
    await app.close()
    const open = await choosePayments({ kind: 'sandbox' })
    let isAway = true
    app = await createTestApp({
      env: FIREBASE,
      identity,
      openPayments: (wiring) => {
        const { payments, sandbox } = open(wiring)
        const moveCustomer: typeof payments.moveCustomer = async (request) => {
          if (isAway) throw new AppError('BAD_GATEWAY', 'The payments cannot be reached.')
          return payments.moveCustomer(request)
        }
        return { payments: { ...payments, moveCustomer }, sandbox }
      },
    })
    const { user } = await signIn(person('uid-noor', OLD))
    await app.services.checkout.start({ id: user?.id ?? '', email: OLD, emailVerified: true }, 'yearly')
    expect(await signIn(person('uid-noor', NEW))).toMatchObject({ status: 200, user: { email: OLD } })
    isAway = false
    expect(await signIn(person('uid-noor', NEW))).toMatchObject({ status: 200, user: { email: NEW } })
  })

  it('has the new address at the payment provider', async () => {
    const { user } = await signIn(person('uid-noor', OLD))
    const buyer = { id: user?.id ?? '', email: OLD, emailVerified: true }
    await app.services.checkout.start(buyer, 'yearly')
    const customer = async () =>
      (await app.db.selectFrom('sandbox_objects').selectAll().execute()).map(({ data }) => data)
    expect((await customer()).join()).toContain(OLD)
    await signIn(person('uid-noor', NEW))
    expect((await customer()).join()).not.toContain(OLD)
    expect((await customer()).join()).toContain(NEW)
  })

  it('keeps the old address where the new one belongs to another account', async () => {
    const first = await signIn(person('uid-noor', OLD))
    await insertUser(app.db, 'u2', { email: NEW, emailVerifiedAt: PROVEN })
    expect(await signIn(person('uid-noor', NEW))).toMatchObject({
      status: 200,
      user: { id: first.user?.id, email: OLD },
    })
    expect(await addresses()).toEqual([NEW, OLD])
  })

  it('gets the new address only if it is verified, and ends sessions from before any was', async () => {
    const stranger = await signIn(person('uid-noor', OLD, { emailVerified: false }))
    await signIn(person('uid-noor', NEW, { emailVerified: false }))
    expect(await addresses()).toEqual([OLD])
    const proven = await signIn(person('uid-noor', NEW))
    expect(await addresses()).toEqual([NEW])
    expect(await isSignedIn(stranger.cookie)).toBe(false)
    expect(await isSignedIn(proven.cookie)).toBe(true)
  })
})
