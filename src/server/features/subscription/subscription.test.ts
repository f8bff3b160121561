import { beforeEach, describe, expect, it } from 'vitest'
import { SANDBOX_CARDS } from '../../../shared/features/subscription/sandbox.constants.ts'
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts'

const DAY = 24 * 60 * 60_000
const [pays, , , failsLater] = SANDBOX_CARDS
const buildCard = ({ number }: { number: string }) => ({ number, expiry: '12/40', cvc: '123' })

let app: TestApp
let cookie: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp('noor@example.com')
})

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, of = cookie) =>
  app.http.inject({ method, url, headers: of ? { cookie: of } : {}, ...(payload && { payload }) })
const create = async (plan: string, of = cookie) =>
  (await call('POST', '/api/create-subscription', { plan }, of)).json<{ clientSecret: string }>()
const status = async (of = cookie) =>
  (await call('GET', '/api/subscription/status', undefined, of)).json<Record<string, unknown>>()
const pages = () => app.services.sandbox()
const advance = async (days: number) => {
  await app.clock.advance(days * DAY)
  await app.sandbox?.host.deliverPending()
}
/** Sessions end after 30 days; the subscription continues. */
const signInAgain = async () => {
  const response = await call('POST', '/api/auth/login', { email: 'noor@example.com', password: TEST_PASSWORD })
  cookie = String(response.headers['set-cookie']).match(/hookline_session=[^;]+/)?.[0] ?? ''
}

async function subscribe(plan = 'monthly', card: { number: string } = pays) {
  const { clientSecret } = await create(plan)
  await pages().pay(clientSecret, buildCard(card))
}

describe('buying', () => {
  it('gives access with the payment, at the introductory price once', async () => {
    expect(await status()).toMatchObject({ hasActiveSubscription: false, status: 'none', introOffer: true })
    const { clientSecret } = await create('monthly')
    expect(await pages().describeOrder(clientSecret)).toMatchObject({ amountCents: 999, renewalCents: 1_999 })
    expect(await status()).toMatchObject({ hasActiveSubscription: false })
    await pages().pay(clientSecret, buildCard(pays))
    expect(await status()).toEqual({
      hasActiveSubscription: true,
      status: 'active',
      plan: 'monthly',
      nextBillingDate: '2026-12-20T12:00:00.000Z',
      endsAt: null,
      nextAmountCents: 1_999,
      introOffer: false,
      now: '2026-11-20T12:00:00.000Z',
    })
    const usage = (await call('GET', '/trpc/subscription.usage')).json<{ result: { data: object } }>()
    expect(usage.result.data).toMatchObject({ prompts: { limit: 1_500, period: 'month' } })
  })

  it('creates one subscription for repeated clicks, tabs and retries, and replaces one of the other plan', async () => {
    const tabs = await Promise.all([create('monthly'), create('monthly'), create('monthly')])
    expect(new Set(tabs.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    const yearly = await create('yearly')
    expect(yearly.clientSecret).not.toBe(tabs[0]?.clientSecret)
    await expect(pages().pay(tabs[0]?.clientSecret ?? '', buildCard(pays))).rejects.toThrow()
    await pages().pay(yearly.clientSecret, buildCard(pays))
    expect((await call('POST', '/api/create-subscription', { plan: 'monthly' })).statusCode).toBe(409)
    expect(await status()).toMatchObject({ plan: 'yearly', hasActiveSubscription: true })
  })

  it('leaves one subscription when both plans are started in parallel', async () => {
    await Promise.all([create('monthly'), create('yearly'), create('monthly'), create('yearly')])
    const open = await app.sandbox?.host.inspect()
    const waiting = open?.accounts.flatMap(({ subscriptions }) =>
      subscriptions.filter(({ status: s }) => s === 'incomplete'),
    )
    expect(waiting).toHaveLength(1)
  })

  it.each([
    [{}, 400, 'plan'],
    [{ plan: 'weekly' }, 400, 'plan'],
  ])('refuses %o', async (payload, code, field) => {
    const response = await call('POST', '/api/create-subscription', payload)
    expect(response.statusCode).toBe(code)
    expect(response.json()).toMatchObject({ field })
  })

  it.each(['/api/create-subscription', '/api/subscription/activate', '/api/subscription/customer-portal'])(
    '%s needs a session',
    async (url) => {
      expect((await call('POST', url, { plan: 'monthly', sessionId: 'x' }, '')).statusCode).toBe(401)
    },
  )
})

describe('the life of a subscription', () => {
  it('renews, and ends when cancelled', async () => {
    await subscribe()
    await advance(31)
    await signInAgain()
    expect(await status()).toMatchObject({ hasActiveSubscription: true, nextBillingDate: '2027-01-20T12:00:00.000Z' })
    const { url } = (await call('POST', '/api/subscription/customer-portal')).json<{ url: string }>()
    const portalId = new URL(url, 'http://x.example').searchParams.get('session_id') ?? ''
    await pages().cancelAtPeriodEnd(portalId)
    expect(await status()).toMatchObject({
      hasActiveSubscription: true,
      nextBillingDate: null,
      endsAt: '2027-01-20T12:00:00.000Z',
    })
    await advance(31)
    await signInAgain()
    expect(await status()).toMatchObject({ hasActiveSubscription: false, status: 'canceled', endsAt: null })
  })

  it('keeps access for exactly seven days after a failed renewal', async () => {
    await subscribe('monthly', failsLater)
    await advance(30)
    await signInAgain()
    expect(await status()).toMatchObject({
      hasActiveSubscription: true,
      status: 'past_due',
      endsAt: '2026-12-27T12:00:00.000Z',
    })
    await advance(7)
    expect(await status()).toMatchObject({ hasActiveSubscription: false })
  })

  it('loses access by a full refund or a dispute, and regains it when the dispute is won', async () => {
    await subscribe()
    await app.sandbox?.host.refund('noor@example.com', 500)
    expect(await status()).toMatchObject({ hasActiveSubscription: true })
    await app.sandbox?.host.dispute('noor@example.com', 'open')
    expect(await status()).toMatchObject({ hasActiveSubscription: false })
    await app.sandbox?.host.dispute('noor@example.com', 'won')
    expect(await status()).toMatchObject({ hasActiveSubscription: true })
    await app.sandbox?.host.refund('noor@example.com')
    expect(await status()).toMatchObject({ hasActiveSubscription: false })
  })
})

describe('a purchase before the account', () => {
  async function buyAsGuest(email: string): Promise<string> {
    const { sessionId } = await app.services.startGuestCheckout('yearly', '127.0.0.1')
    await pages().completeGuestCheckout(sessionId, email, buildCard(pays))
    return sessionId
  }
  const activate = (sessionId: string, of = cookie) => call('POST', '/api/subscription/activate', { sessionId }, of)
  const prove = (email: string) => app.services.hostAccounts.ensure(email, TEST_PASSWORD).then(signInAgain)

  it('reveals only the address, and is claimed once by the user who has verified it', async () => {
    const sessionId = await buyAsGuest('NOOR@example.com')
    const owner = async () => (await call('POST', '/api/subscription/verify', { sessionId }, '')).json<object>()
    expect(await owner()).toEqual({ customerEmail: 'NOOR@example.com' })
    expect((await activate(sessionId)).json()).toMatchObject({
      message: expect.stringContaining('Confirm your email'),
      reason: 'unverified_email',
    })
    await prove('noor@example.com')
    expect(await owner()).toEqual({ customerEmail: 'NOOR@example.com' })
    expect((await activate(sessionId)).statusCode).toBe(200)
    expect((await activate(sessionId)).statusCode).toBe(200)
    expect(await status()).toMatchObject({ hasActiveSubscription: true, plan: 'yearly' })
    expect(await owner()).toEqual({ customerEmail: 'N***@example.com' })
  })

  it('is refused to other users', async () => {
    const sessionId = await buyAsGuest('jana@example.com')
    await prove('noor@example.com')
    const refused = await activate(sessionId)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      message:
        'This payment was made with another address (j***@example.com). Sign in with it, or write to support@example.com.',
    })
    expect(await status()).toMatchObject({ hasActiveSubscription: false })
  })

  it('is refused where it is unknown or unpaid', async () => {
    const { sessionId } = await app.services.startGuestCheckout('monthly', '127.0.0.1')
    expect((await activate(sessionId)).statusCode).toBe(404)
    expect((await call('POST', '/api/subscription/verify', { sessionId }, '')).statusCode).toBe(404)
    expect((await activate('cs_unknown')).statusCode).toBe(404)
    expect((await activate('')).json()).toMatchObject({ message: 'Invalid subscription session.' })
  })
})

describe('the portal', () => {
  it('sends an account without a customer to the checkout', async () => {
    const response = await call('POST', '/api/subscription/customer-portal')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ redirect: '/checkout' })
  })
})

describe('the webhook', () => {
  const send = (payload: string | Buffer, signature?: string) =>
    app.http.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      payload,
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    })

  it.each([
    ['nothing', '', undefined, 400],
    ['no signature', '{"id":"evt_1"}', undefined, 400],
    ['a forged signature', '{"id":"evt_1"}', 't=1795176000,v1=00', 400],
    ['2 MB', Buffer.alloc(2 * 1024 * 1024, 'x'), 't=1,v1=00', 413],
  ])('refuses %s and changes nothing', async (_, payload, signature, code) => {
    expect((await send(payload, signature)).statusCode).toBe(code)
    expect(await app.db.selectFrom('payment_events').selectAll().execute()).toEqual([])
  })
})

describe('deletion', () => {
  it('ends the subscription at the provider first, and deletes everything', async () => {
    await subscribe()
    expect((await call('DELETE', '/api/user/account')).statusCode).toBe(200)
    expect((await app.sandbox?.host.inspect())?.accounts).toEqual([])
    for (const table of ['subscriptions', 'payment_customers', 'subscription_refreshes'] as const) {
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })
})
