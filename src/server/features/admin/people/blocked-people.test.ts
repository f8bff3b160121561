import { beforeEach, describe, expect, it } from 'vitest'
import { ACCOUNT_BLOCKED, AppError, LAST_OWNER } from '../../../../shared/errors.ts'
import { choosePayments } from '../../../composition/payment-provider.ts'
import { GOOD_CARD, openBuyer } from '../../../testing/open-buyer.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { createFakeIdentity } from '../../../testing/fakes/fake-identity.ts'
import { hangAfter, untilAborted } from '../../../testing/fakes/fake-text-model.ts'
import { until } from '../../../testing/until.ts'
import { createTestApp, parseCookie, type TestApp } from '../../../testing/test-app.ts'
import {
  isSignedIn,
  login,
  openPeople,
  type OpenPeople,
  rest,
  signIn,
  signUpOwner,
} from '../../../testing/open-people.ts'

const BLOCKED = { message: ACCOUNT_BLOCKED, reason: 'account_blocked' }
const SUPPORT = `${ACCOUNT_BLOCKED} Questions? Write to support@example.com.`

let app: TestApp
let owner: OpenPeople

describeDialects('people of a server', (database) => {
  beforeEach(async () => {
    app = await createTestApp({ db: database() })
    owner = openPeople(app, await signUpOwner(app))
  })

  it('who are blocked are signed out, get in nowhere, and come back once they are unblocked', async () => {
    const noor = await app.signUp('noor@example.com')
    const id = await owner.idOf('noor@')
    const { url } = (await rest(app, 'POST', '/api/planner/feed', { cookie: noor })).json<{ url: string }>()
    const feed = () => app.http.inject({ method: 'GET', url: new URL(url).pathname })
    expect((await feed()).statusCode).toBe(200)
    expect((await owner.call('block', { id })).statusCode).toBe(200)
    expect(await isSignedIn(app, noor)).toBe(false)
    expect((await feed()).statusCode).toBe(404)
    for (const [method, path] of [
      ['GET', '/api/library'],
      ['POST', '/api/hooks/generate'],
      ['POST', '/api/auth/sync-session'],
      ['GET', '/api/user/export'],
    ] as const)
      expect(
        (await rest(app, method, path, { cookie: noor, ...(method === 'POST' && { payload: { topic: 'bread' } }) }))
          .statusCode,
      ).toBe(401)
    const refused = await login(app, 'noor@example.com')
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined])
    expect(refused.json()).toMatchObject({ ...BLOCKED, message: SUPPORT })
    const wrong = { email: 'noor@example.com', password: 'not the password' }
    expect((await app.http.inject({ method: 'POST', url: '/api/auth/login', payload: wrong })).statusCode).toBe(401)
    expect(await owner.person('noor@')).toMatchObject({ blockedAt: app.clock.now().toISOString() })

    expect((await owner.call('block', { id })).statusCode).toBe(200)
    expect((await owner.call('unblock', { id })).statusCode).toBe(200)
    expect((await owner.call('unblock', { id })).statusCode).toBe(200)
    expect((await login(app, 'noor@example.com')).statusCode).toBe(200)
    expect((await feed()).statusCode).toBe(200)
    expect((await owner.log()).map(({ action, by, about }) => [action, by, about])).toEqual([
      ['unblock', 'owner@example.com', 'noor@example.com'],
      ['block', 'owner@example.com', 'noor@example.com'],
    ])
    for (const path of ['block', 'unblock', 'signOut', 'sendResetLink'])
      expect((await owner.call(path, { id: 'unknown' })).statusCode).toBe(404)
  })

  it('have running work that ends when they are blocked, and a request on its way begins nothing', async () => {
    const noor = await app.signUp('noor@example.com')
    const id = await owner.idOf('noor@')
    app.text.script = hangAfter(0)
    const begun = await rest(app, 'POST', '/trpc/hooks.start', { cookie: noor, payload: { topic: 'bread' } })
    expect(begun.statusCode).toBe(200)
    await owner.call('block', { id })
    await app.clock.advance(2_000)
    const states = async () =>
      (await app.db.selectFrom('generations').select('state').execute()).map(({ state }) => state)
    await until(async () => (await states()).join(',') === 'stopped')
    expect((await owner.person('noor@')).used.prompts).toBe(0)
    await expect(app.services.usage.reservePrompt(id, { id: 'late' })).rejects.toMatchObject(BLOCKED)
  })

  it('have speech and an import that end too, and are given back what the speech reserved', async () => {
    const noor = await app.signUp('noor@example.com')
    const id = await owner.idOf('noor@')
    app.speech.sound = (_, signal) => untilAborted(signal)
    const spoken = rest(app, 'POST', '/api/tts/generate', { cookie: noor, payload: { text: 'Bread.' } })
    await until(async () => (await owner.person('noor@')).used.speechCharacters > 0)
    const received = await app.services.importLock(id, false)
    await owner.call('block', { id })
    expect((await spoken).json()).toMatchObject({ message: ACCOUNT_BLOCKED })
    expect((await owner.person('noor@')).used.speechCharacters).toBe(0)
    await app.clock.advance(5_000)
    await until(() => received.signal.aborted)
    await received.end()
  })

  it('of whom two are owners: of two who block or delete each other, or themselves, at once one remains', async () => {
    const second = await signUpOwner(app, 'second@example.com')
    const [one, two] = [await owner.idOf('owner@'), await owner.idOf('second@')]
    const both = await Promise.all([owner.call('block', { id: two }), owner.call('block', { id: one }, second)])
    expect(both.map(({ statusCode }) => statusCode)).toContain(200)
    expect(await remaining()).toBe(1)

    const [left] = await app.db.selectFrom('users').select('email').where('blocked_at', 'is', null).execute()
    owner = openPeople(app, await signIn(app, left?.email ?? ''))
    for (const id of [one, two]) await owner.call('unblock', { id })
    const cookies = await Promise.all(['owner@example.com', 'second@example.com'].map((email) => signIn(app, email)))
    const gone = await Promise.all(cookies.map((cookie) => rest(app, 'DELETE', '/api/user/account', { cookie })))
    expect(gone.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['200', '409'])
    expect(gone.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ message: LAST_OWNER })
    expect(await remaining()).toBe(1)

    const [last] = await app.db.selectFrom('users').select(['id', 'email']).execute()
    owner = openPeople(app, await signIn(app, last?.email ?? ''))
    const id = last?.id ?? ''
    expect((await owner.call('block', { id })).statusCode).toBe(409)
    expect((await owner.call('delete', { id, address: last?.email })).statusCode).toBe(409)
    expect(await remaining()).toBe(1)
  })

  const remaining = async () =>
    (
      await app.db
        .selectFrom('users')
        .select('id')
        .where('owner_since', 'is not', null)
        .where('blocked_at', 'is', null)
        .execute()
    ).length
})

describe('people who pay', () => {
  interface Answer {
    result: { data: { message: string; subscriptionProblem: string | null } }
  }

  /** An owner, and Noor with a subscription. `fault` is thrown by the provider where it is asked to end one. */
  async function openPaying() {
    const world: { fault: AppError | undefined } = { fault: undefined }
    const open = await choosePayments({ kind: 'sandbox' })
    app = await createTestApp({
      openPayments: (wiring) => {
        const { payments, sandbox } = open(wiring)
        const endAtPeriodEnd = async (id: string) => {
          if (world.fault) throw world.fault
          await payments.endAtPeriodEnd(id)
        }
        return { payments: { ...payments, endAtPeriodEnd }, sandbox }
      },
    })
    owner = openPeople(app, await signUpOwner(app))
    const noor = await openBuyer(app)
    await noor.buy('monthly')
    const id = await owner.idOf('noor@')
    const act = async (path: string, input: object = {}) => {
      const response = await owner.call(path, { id, ...input })
      return { status: response.statusCode, ...response.json<Answer>().result?.data }
    }
    return { world, noor, act }
  }

  it('are blocked and charged no more after what they have paid for', async () => {
    const { noor, act } = await openPaying()
    expect(await owner.person('noor@')).toMatchObject({ plan: 'monthly', renews: true })
    expect(await act('block')).toEqual({
      status: 200,
      message: 'The account is blocked. Its subscription ends with the period that is paid, and is not charged again.',
      subscriptionProblem: null,
    })
    expect(await owner.person('noor@')).toMatchObject({ plan: 'monthly', renews: false })
    expect((await owner.log()).map(({ action }) => action)).toEqual(['end_subscription', 'block'])
    await act('unblock')
    await noor.wait(32)
    expect(await noor.subscriptions()).toEqual(['monthly canceled'])
  })

  it('go on paying where the owner decides so, until the owner ends it', async () => {
    const { act } = await openPaying()
    expect(await act('block', { endsSubscription: false })).toMatchObject({ message: 'The account is blocked.' })
    expect(await owner.person('noor@')).toMatchObject({ renews: true })
    expect(await act('endSubscription')).toMatchObject({ status: 200 })
    expect(await owner.person('noor@')).toMatchObject({ renews: false })
    expect(await act('endSubscription')).toMatchObject({ status: 200 })
    expect((await owner.log()).map(({ action }) => action)).toEqual(['end_subscription', 'block'])
  })

  it('are blocked also where the provider fails, which the owner reads and can try again', async () => {
    const { world, noor, act } = await openPaying()
    world.fault = new AppError('BAD_GATEWAY', 'The payment service does not answer.')
    expect(await act('block')).toEqual({
      status: 200,
      message: 'The account is blocked.',
      subscriptionProblem: 'Its subscription could not be ended and goes on: The payment service does not answer.',
    })
    expect((await login(app, noor.email)).statusCode).toBe(403)
    expect(await owner.person('noor@')).toMatchObject({ renews: true })
    expect(await act('endSubscription')).toMatchObject({ status: 502 })
    world.fault = undefined
    expect(await act('endSubscription')).toMatchObject({ status: 200 })
    expect(await owner.person('noor@')).toMatchObject({ renews: false })
  })

  it('are blocked with an order that cannot be paid any more', async () => {
    const { act } = await openPaying()
    const sam = await openBuyer(app, 'sam@example.com')
    const { body } = await sam.create('yearly')
    expect(await act('block', { id: await owner.idOf('sam@') })).toMatchObject({ subscriptionProblem: null })
    await expect(app.services.sandbox().pay(body.clientSecret, GOOD_CARD)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('people who sign in elsewhere', () => {
  it('are blocked there too, and their passwords are not changed here', async () => {
    const identity = createFakeIdentity()
    app = await createTestApp({
      identity,
      env: {
        FIREBASE_API_KEY: 'key',
        FIREBASE_AUTH_DOMAIN: 'hook.firebaseapp.com',
        FIREBASE_PROJECT_ID: 'hook',
        FIREBASE_APP_ID: '1:2:web:3',
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
        OWNER_EMAIL: 'owner@example.com',
      },
    })
    for (const name of ['owner', 'noor'])
      identity.tokens.set(name, {
        uid: `uid-${name}`,
        email: `${name}@example.com`,
        emailVerified: true,
        displayName: name,
        provider: 'google',
        validSince: undefined,
        signedInAt: app.clock.now(),
      })
    const enter = (idToken: string, path = 'google') =>
      app.http.inject({ method: 'POST', url: `/api/auth/${path}`, payload: { idToken } })
    owner = openPeople(app, parseCookie((await enter('owner')).headers['set-cookie']))
    await enter('noor')
    const id = await owner.idOf('noor@')
    expect((await owner.call('sendResetLink', { id })).statusCode).toBe(501)
    await owner.call('block', { id })
    for (const path of ['register', 'login', 'google', 'sync-session']) {
      const refused = await enter('noor', path)
      expect(refused.statusCode).toBe(403)
      expect(refused.json()).toMatchObject({ ...BLOCKED, message: SUPPORT })
    }
    expect((await owner.call('block', { id: await owner.idOf('owner@') })).statusCode).toBe(409)
  })
})
