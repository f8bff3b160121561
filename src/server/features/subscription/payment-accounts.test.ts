import { expect, it } from 'vitest'
import { SANDBOX_CARDS } from '../../../shared/features/subscription/sandbox.constants.ts'
import { createStripePayments } from '../../providers/payments/stripe/stripe-payments.ts'
import { SETTINGS } from '../../providers/payments/stripe/testing/fake-account.ts'
import { fakeBilling } from '../../providers/payments/stripe/testing/fake-billing.ts'
import { interceptNetwork } from '../../testing/msw.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'

interceptNetwork()

const DAY = 24 * 60 * 60_000
const CARD = { number: SANDBOX_CARDS[0].number, expiry: '12/40', cvc: '123' }

const caller =
  (app: TestApp, cookie: string) =>
  async <T>(method: 'GET' | 'POST', url: string, payload?: object) =>
    (await app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })).json<T>()

async function buy(app: TestApp, cookie: string) {
  const create = caller(app, cookie)<{ clientSecret: string }>('POST', '/api/create-subscription', { plan: 'monthly' })
  await app.services.sandbox().pay((await create).clientSecret, CARD)
}

const failures: unknown[] = []
const look = (app: TestApp) => app.services.overdue.sweep((error) => failures.push(error))

it('purchases of the sandbox give no access with Stripe, nor test ones in live mode, and are kept', async () => {
  const db = await openTestDatabase()
  const sandbox = await createTestApp({ db })
  const cookie = await sandbox.signUp()
  await buy(sandbox, cookie)
  const atSandbox = caller(sandbox, cookie)
  const status = '/api/subscription/status'
  expect(await atSandbox('GET', status)).toMatchObject({ hasActiveSubscription: true })

  const billing = fakeBilling()
  const stripe = (account: 'stripe:test' | 'stripe:live', env = {}) => {
    const settings = { ...SETTINGS, account }
    const payments = createStripePayments(settings, { clock: billing.clock, limits: { retries: 0 } })
    return createTestApp({ db, env, openPayments: () => ({ payments, sandbox: undefined }) })
  }
  const test = await stripe('stripe:test')
  const atTest = caller(test, cookie)
  expect(await atTest('GET', status)).toMatchObject({ hasActiveSubscription: false, status: 'none' })
  expect(await atTest('POST', '/api/subscription/customer-portal')).toMatchObject({ redirect: '/checkout' })
  expect(await atTest('POST', '/api/create-subscription', { plan: 'monthly' })).toHaveProperty('clientSecret')
  for (const one of billing.subscriptions.values()) billing.charge(one, true)
  await atTest('POST', '/trpc/subscription.refresh', {})
  expect(await atTest('GET', status)).toMatchObject({ hasActiveSubscription: true })
  const withPaidAi = caller(await stripe('stripe:test', { HOST: '0.0.0.0', OPENAI_API_KEY: 'k' }), cookie)
  expect(await withPaidAi('GET', status)).toMatchObject({ hasActiveSubscription: false, status: 'active' })
  await test.clock.advance(8 * DAY)
  billing.requests.length = 0
  await look(test)
  expect(billing.requests.map(({ id }) => id)).toContain([...billing.subscriptions.keys()][0])
  const rows = db.selectFrom('subscriptions').select('id').where('account', '=', 'sandbox')
  expect(billing.requests.map(({ id }) => id)).not.toContain((await rows.executeTakeFirstOrThrow()).id)

  const atLive = caller(await stripe('stripe:live'), cookie)
  expect(await atLive('GET', status)).toMatchObject({ hasActiveSubscription: false, status: 'none' })
  expect(await atSandbox('GET', status)).toMatchObject({ hasActiveSubscription: true, status: 'active' })
  expect(failures).toEqual([])
  expect(await atLive('GET', '/api/user/export')).toMatchObject({
    subscriptions: expect.arrayContaining([
      expect.objectContaining({ account: 'sandbox' }),
      expect.objectContaining({ account: 'stripe:test' }),
    ]),
    payments: { customers: [{ account: 'sandbox' }, { account: 'stripe:test' }] },
  })
  await db.destroy()
})

it('a subscription unknown to its provider has ended, and one that was never paid has not begun', async () => {
  const app = await createTestApp()
  const cookie = await app.signUp()
  await buy(app, cookie)
  const waiting = await app.signUp('jana@example.com')
  await caller(app, waiting)('POST', '/api/create-subscription', { plan: 'yearly' })
  await caller(app, waiting)('POST', '/trpc/subscription.refresh', {})
  await app.db.deleteFrom('sandbox_objects').execute()
  await app.clock.advance(7 * DAY)
  await look(app)
  expect(failures).toEqual([])
  expect(await caller(app, cookie)('GET', '/api/subscription/status')).toMatchObject({
    hasActiveSubscription: false,
    status: 'canceled',
    nextAmountCents: null,
  })
  expect(await caller(app, waiting)('GET', '/api/subscription/status')).toMatchObject({ status: 'incomplete_expired' })
})
