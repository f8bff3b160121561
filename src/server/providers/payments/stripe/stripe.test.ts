import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { type AppError } from '../../../../shared/errors.ts'
import { PRICE_CENTS } from '../../../../shared/plans.ts'
import { interceptNetwork, network } from '../../../testing/msw.ts'
import { describePayments } from '../payments.contract.ts'
import { createStripePayments } from './stripe-payments.ts'
import { SETTINGS } from './testing/fake-account.ts'
import { fakeBilling } from './testing/fake-billing.ts'
import { Refusal, STRIPE_URL } from './testing/fake-stripe.ts'
import { signedEvent } from './testing/signed-event.ts'

interceptNetwork()

const NOOR = { userId: 'user-noor', email: 'noor@example.com' }

function open(settings: Partial<Parameters<typeof createStripePayments>[0]> = {}) {
  const billing = fakeBilling()
  const { clock } = billing
  const payments = createStripePayments({ ...SETTINGS, ...settings }, { clock, limits: { retries: 0 } })
  const sent = () => billing.requests.map(({ method, path, parameters }) => ({ call: `${method} ${path}`, parameters }))
  return { ...billing, payments, sent }
}

/** A customer who has paid for a month. */
async function openPaid() {
  const world = open()
  const customerId = await world.payments.createCustomer(NOOR)
  const order = { customerId, plan: 'monthly', intro: false, idempotencyKey: 'order-1' } as const
  const { subscriptionId } = await world.payments.startSubscription(order)
  const subscription = world.subscriptions.get(subscriptionId)
  if (!subscription) throw new Error('no subscription was started')
  const payment = world.charge(subscription, true)
  world.requests.length = 0
  return { ...world, customerId, subscriptionId, subscription, payment }
}

describePayments('Stripe', async () => {
  const { payments, subscriptions, sessions, charge, checkOut, show, clock } = open()
  const waiting = (id: string) => {
    const subscription = subscriptions.get(id)
    return subscription?.status === 'incomplete' ? subscription : undefined
  }
  return {
    payments,
    pay: async (clientSecret, card) => {
      const subscription = waiting(clientSecret.replace(/^pi_of_|_secret_x$/gu, ''))
      if (subscription) charge(subscription, card === 'good')
    },
    checkOut: async ({ leaves, ...guest }) => {
      const id = checkOut(guest)
      const left = { status: 'open', payment_status: 'unpaid', subscription: null, customer: null }
      if (leaves) Object.assign(sessions.get(id) ?? {}, left)
      return id
    },
    cancelAtPeriodEnd: async (id) => void Object.assign(subscriptions.get(id) ?? {}, { cancel_at_period_end: true }),
    eventAbout: async (id) => {
      const subscription = subscriptions.get(id)
      return signedEvent('customer.subscription.updated', subscription ? show(subscription) : {}, { at: clock.now() })
    },
  }
})

describe('Stripe', () => {
  it('asks for a customer in the words of its API', async () => {
    const { payments, requests, sent } = open()
    await payments.createCustomer(NOOR)
    const parameters = { email: NOOR.email, 'metadata[userId]': NOOR.userId }
    expect(sent()).toEqual([
      { call: 'GET /v1/customers', parameters: { email: NOOR.email, limit: '100' } },
      { call: 'POST /v1/customers', parameters },
    ])
    const key = requests[1]?.headers.get('idempotency-key')
    expect(key).toMatch(/^hookline-customer-[0-9a-f]{64}$/u)

    await createStripePayments(SETTINGS).createCustomer({ ...NOOR, userId: 'user-other' })
    expect(requests.at(-1)?.headers.get('idempotency-key')).not.toBe(key)
  })

  it.each([
    ['monthly', true, { 'discounts[0][coupon]': 'coupon_intro' }],
    ['monthly', false, {}],
    ['yearly', true, {}],
  ] as const)('asks for a %s subscription (intro: %s) in the words of its API', async (plan, intro, discounts) => {
    const { payments, requests, sent } = open()
    const customerId = await payments.createCustomer(NOOR)
    await payments.startSubscription({ customerId, plan, intro, idempotencyKey: 'order-1' })
    expect(sent().at(-1)).toEqual({
      call: 'POST /v1/subscriptions',
      parameters: {
        customer: customerId,
        'items[0][price]': `price_${plan}`,
        payment_behavior: 'default_incomplete',
        'payment_settings[save_default_payment_method]': 'on_subscription',
        'expand[0]': 'latest_invoice.confirmation_secret',
        'expand[1]': 'pending_setup_intent',
        ...discounts,
      },
    })
    expect(requests.at(-1)?.headers.get('idempotency-key')).toBe('order-1')
  })

  it('takes the secret of a set-up where there is nothing to pay', async () => {
    const { payments, subscriptionId, subscription, show } = await openPaid()
    const free = { ...show(subscription), status: 'incomplete', pending_setup_intent: { client_secret: 'seti_secret' } }
    network.use(http.get(`${STRIPE_URL}/v1/subscriptions/*`, () => HttpResponse.json(free)))
    expect(await payments.findClientSecret(subscriptionId)).toBe('seti_secret')
  })

  it.each([
    ['refunded in full', { refunded: true }, [], true],
    ['refunded in part', { amount_refunded: 100 }, [], false],
    ['disputed', { disputed: true }, ['needs_response'], true],
    ['under review', { disputed: true }, ['under_review'], true],
    ['lost', { disputed: true }, ['lost'], true],
    ['appealed', { disputed: true }, ['appeal_under_review'], true],
    ['won', { disputed: true }, ['won'], false],
    ['only asked about by the bank', { disputed: true }, ['warning_under_review'], false],
    ['won once and disputed again', { disputed: true }, ['needs_response', 'won'], true],
  ])('reads a payment that is %s', async (_, change, states, revoked) => {
    const { payments, customerId, subscriptionId, payment, charges, disputes } = await openPaid()
    Object.assign(payment, change)
    for (const status of states) disputes.push({ id: `dp_${status}`, charge: payment.id, status })
    // A refused attempt after it is no payment.
    charges.unshift({ ...payment, id: 'ch_failed', paid: false, status: 'failed', refunded: false, disputed: false })
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ revoked })
    expect(await payments.findSubscriptions(customerId)).toMatchObject([{ revoked }])
  })

  it('believes the last payment: one that was given back before it does not count', async () => {
    const { payments, subscriptionId, subscription, payment, charge } = await openPaid()
    payment.refunded = true
    charge(subscription, true)
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ revoked: false })
  })

  it.each([
    ['active', undefined, PRICE_CENTS.monthly],
    ['active', 18_001, 18_001],
    ['active', 0, 0],
    ['active', new Refusal(400, { code: 'invoice_upcoming_none' }), PRICE_CENTS.monthly],
    ['trialing', 999, 999],
    ['past_due', 1, PRICE_CENTS.monthly],
    ['incomplete', 1, PRICE_CENTS.monthly],
    ['unpaid', 1, null],
    ['paused', 1, null],
    ['canceled', 1, null],
  ])('knows what the next renewal charges: %s, foreseen %s', async (status, foreseen, nextAmountCents) => {
    const { payments, subscriptionId, subscription, previews } = await openPaid()
    subscription.status = status
    if (foreseen !== undefined) previews.set(subscriptionId, foreseen)
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status, nextAmountCents })
  })

  it('takes an end that the portal wrote as a date for the end of the period, and a later one not', async () => {
    const { payments, subscriptionId, subscription } = await openPaid()
    const { periodEnd } = (await payments.findSubscription(subscriptionId)) ?? {}
    const end = Number(periodEnd) / 1_000
    subscription.cancel_at = end
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ cancelAtPeriodEnd: true })
    subscription.cancel_at = end + 1
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ cancelAtPeriodEnd: false })
  })

  it('keeps the plan of a price that was ours, and has none for what else the account sells', async () => {
    const { payments, customerId, subscriptionId, subscription } = await openPaid()
    subscription.price = 'price_before'
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ plan: 'monthly' })
    subscription.price = 'price_mug_club'
    expect(await payments.findSubscription(subscriptionId)).toBeUndefined()
    expect(await payments.findSubscriptions(customerId)).toEqual([])
  })

  it('gives up a subscription by its invoice, so that no payment can come after', async () => {
    const { payments, sent, subscription, subscriptionId } = await openPaid()
    Object.assign(subscription, { status: 'incomplete', invoiceStatus: 'open' })
    expect(await payments.abandon(subscriptionId)).toBe(true)
    expect(sent()[1]?.call).toBe(`POST /v1/invoices/${subscription.invoice}/void`)

    // The payment has come in, and the subscription does not show it yet.
    Object.assign(subscription, { status: 'incomplete', invoiceStatus: 'paid' })
    expect(await payments.abandon(subscriptionId)).toBe(false)
    expect(subscription.status).toBe('incomplete')
  })

  it.each([
    ['was paid in the same moment', true, false, 'active'],
    ['is being paid', false, 'BAD_GATEWAY', 'incomplete'],
  ] as const)('does not give up a subscription that %s', async (_, comesIn, answer, status) => {
    const { payments, subscription, subscriptionId, charge } = await openPaid()
    Object.assign(subscription, { status: 'incomplete', invoiceStatus: 'open' })
    network.use(
      http.post(`${STRIPE_URL}/v1/invoices/:id/void`, () => {
        if (comesIn) charge(subscription, true)
        return HttpResponse.json({ error: { type: 'invalid_request_error', message: 'No.' } }, { status: 400 })
      }),
    )
    const given = await payments.abandon(subscriptionId).catch((error: AppError) => error.code)
    expect(given).toBe(answer)
    expect(subscription.status).toBe(status)
  })

  it('has nothing to end where Stripe knows nothing', async () => {
    await open().payments.cancelNow('sub_unknown')
    await open().payments.removeCustomer('cus_unknown')
  })

  it('opens the portal that the set-up made, or the default of the account', async () => {
    const { payments, customerId, sent, portals } = await openPaid()
    const request = { customerId, returnUrl: 'https://hook.example/profile' }
    const parameters = { customer: customerId, return_url: request.returnUrl }
    await payments.createPortal(request)
    expect(sent().at(-1)).toEqual({ call: 'POST /v1/billing_portal/sessions', parameters })
    portals.push({ id: 'bpc_other', metadata: {} }, { id: 'bpc_ours', metadata: { hookline: 'portal' } })
    await payments.createPortal(request)
    expect(sent().at(-1)?.parameters).toEqual({ ...parameters, configuration: 'bpc_ours' })
  })

  it.each([
    [{}, { paid: true, userId: undefined }],
    [{ client_reference_id: 'user-noor' }, { userId: 'user-noor' }],
    [{ payment_status: 'no_payment_required' }, { paid: true }],
    [{ payment_status: 'unpaid' }, { paid: false }],
    [{ status: 'open', payment_status: 'no_payment_required' }, { paid: false }],
    [{ customer_details: null, customer_email: 'typed@example.com' }, { customerEmail: 'typed@example.com' }],
    [{ subscription: null }, undefined],
  ])('reads a checkout: %j', async (change, expected) => {
    const { payments, sessions, checkOut } = open()
    const id = checkOut({ email: 'guest@example.com', plan: 'monthly' })
    Object.assign(sessions.get(id) ?? {}, change)
    const found = await payments.findCheckout(id)
    if (expected) expect(found).toMatchObject(expected)
    else expect(found).toBeUndefined()
  })

  it.each(['', '../customers', 'cs_a/b', 'cs_a?x', `cs_${'a'.repeat(300)}`])(
    'does not ask for the session %j',
    async (id) => {
      const { payments, requests } = open()
      expect(await payments.findCheckout(id)).toBeUndefined()
      expect(requests).toEqual([])
    },
  )
})
