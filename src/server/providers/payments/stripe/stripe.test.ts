import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { type AppError } from '../../../../shared/errors.ts'
import { PRICE_CENTS } from '../../../../shared/plans.ts'
import { interceptNetwork, network } from '../../../testing/msw.ts'
import { describePayments } from '../payments.contract.ts'
import { createStripePayments } from './stripe-payments.ts'
import { SETTINGS } from './testing/fake-account.ts'
import { Refusal, STRIPE_URL } from './testing/fake-stripe.ts'
import { NOOR, openPaid, openStripe } from './testing/open-stripe.ts'
import { signedEvent } from './testing/signed-event.ts'

interceptNetwork()

describePayments('Stripe', async () => {
  const { payments, subscriptions, sessions, charges, invoices, disputes, charge, checkOut, show, clock } = openStripe()
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
    renew: async (id) => {
      const subscription = subscriptions.get(id)
      if (subscription) charge(subscription, true)
    },
    takeBack: async (id, which, how) => {
      const paid = invoices.filter(({ parent }) => parent?.subscription_details.subscription === id)
      const intent = paid.at(which === 'first' ? -1 : 0)?.payments.data[0]?.payment.payment_intent
      const payment = charges.find(({ payment_intent }) => payment_intent === intent)
      if (!payment) throw new Error(`Nothing was paid for ${id}`)
      Object.assign(payment, how === 'refund' ? { refunded: true } : { disputed: true })
      if (how === 'dispute') disputes.push({ id: `dp_${payment.id}`, charge: payment.id, status: 'needs_response' })
    },
    decide: async (to) => {
      for (const dispute of disputes) if (dispute.status === 'needs_response') dispute.status = to
    },
    eventAbout: async (id) => {
      const subscription = subscriptions.get(id)
      return signedEvent('customer.subscription.updated', subscription ? show(subscription) : {}, { at: clock.now() })
    },
  }
})

describe('Stripe', () => {
  it('creates a customer by the documented request', async () => {
    const { payments, requests, sent } = openStripe()
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
  ] as const)('creates a %s subscription (intro: %s) by the documented request', async (plan, intro, discounts) => {
    const { payments, requests, sent } = openStripe()
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

  it('uses the secret of a set-up intent where there is nothing to pay', async () => {
    const { payments, subscriptionId, subscription, show } = await openPaid()
    const free = { ...show(subscription), status: 'incomplete', pending_setup_intent: { client_secret: 'seti_secret' } }
    network.use(http.get(`${STRIPE_URL}/v1/subscriptions/*`, () => HttpResponse.json(free)))
    expect(await payments.findClientSecret(subscriptionId)).toBe('seti_secret')
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
  ])('returns the amount of the next renewal: %s, previewed %s', async (status, foreseen, nextAmountCents) => {
    const { payments, subscriptionId, subscription, previews } = await openPaid()
    subscription.status = status
    if (foreseen !== undefined) previews.set(subscriptionId, foreseen)
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status, nextAmountCents })
  })

  it.each(['keep_as_draft', 'mark_uncollectible', 'void'])(
    'announces no next amount while collection is paused: %s',
    async (behavior) => {
      const { payments, subscriptionId, subscription } = await openPaid()
      subscription.pause_collection = { behavior, resumes_at: null }
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: 'active', nextAmountCents: null })
      subscription.pause_collection = null
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ nextAmountCents: PRICE_CENTS.monthly })
    },
  )

  it('treats a cancellation date of the portal as the end of the period, unless it is later', async () => {
    const { payments, subscriptionId, subscription } = await openPaid()
    const { periodEnd } = (await payments.findSubscription(subscriptionId)) ?? {}
    const end = Number(periodEnd) / 1_000
    subscription.cancel_at = end
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ cancelAtPeriodEnd: true })
    subscription.cancel_at = end + 1
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ cancelAtPeriodEnd: false })
  })

  it('recognizes the plan of an old price, and none for other products', async () => {
    const { payments, customerId, subscriptionId, subscription } = await openPaid()
    subscription.price = 'price_before'
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ plan: 'monthly' })
    subscription.price = 'price_mug_club'
    expect(await payments.findSubscription(subscriptionId)).toBeUndefined()
    expect(await payments.findSubscriptions(customerId)).toEqual([])
  })

  it('abandons a subscription by voiding its invoice, so that it cannot be paid later', async () => {
    const { payments, sent, subscription, subscriptionId } = await openPaid()
    Object.assign(subscription, { status: 'incomplete', invoiceStatus: 'open' })
    expect(await payments.abandon(subscriptionId)).toBe(true)
    expect(sent()[1]?.call).toBe(`POST /v1/invoices/${subscription.invoice}/void`)

    // The payment was made, but the subscription does not show it yet.
    Object.assign(subscription, { status: 'incomplete', invoiceStatus: 'paid' })
    expect(await payments.abandon(subscriptionId)).toBe(false)
    expect(subscription.status).toBe('incomplete')
  })

  it.each([
    ['was paid in the same moment', true, false, 'active'],
    ['is being paid', false, 'BAD_GATEWAY', 'incomplete'],
  ] as const)('does not abandon a subscription that %s', async (_, comesIn, answer, status) => {
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

  it('lets a subscription end with its period by the documented request', async () => {
    const { payments, sent, subscriptionId } = await openPaid()
    await payments.endAtPeriodEnd(subscriptionId)
    expect(sent()).toEqual([
      { call: `POST /v1/subscriptions/${subscriptionId}`, parameters: { cancel_at_period_end: 'true' } },
    ])
  })

  it('reads all pages of a list', async () => {
    const { payments, customerId, subscriptionId, subscription, payment, charges, start, charge } = await openPaid()
    for (let count = 0; count < 250; count += 1) charge(start(customerId, 'price_yearly', 100), false)
    expect(await payments.findSubscriptions(customerId)).toHaveLength(251)
    payment.refunded = true
    expect(charges.indexOf(payment)).toBeGreaterThan(200)
    for (let count = 0; count < 150; count += 1) charge(start(customerId, 'price_yearly', 100), true)
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ id: subscription.id, lost: true })
  })

  it('changes the address of a customer by the documented request', async () => {
    const { payments, sent } = openStripe()
    const id = await payments.createCustomer(NOOR)
    await payments.moveCustomer({ customerId: id, email: 'noor@new.example' })
    expect(sent().at(-1)).toEqual({ call: `POST /v1/customers/${id}`, parameters: { email: 'noor@new.example' } })
  })

  it('does nothing for an unknown object', async () => {
    await openStripe().payments.cancelNow('sub_unknown')
    await openStripe().payments.removeCustomer('cus_unknown')
    await openStripe().payments.moveCustomer({ customerId: 'cus_unknown', email: NOOR.email })
  })

  it("opens the portal configuration of the set-up, or the account's default", async () => {
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
    [{}, { paid: true }],
    [{ payment_status: 'no_payment_required' }, { paid: true }],
    [{ payment_status: 'unpaid' }, { paid: false }],
    [{ status: 'open', payment_status: 'no_payment_required' }, { paid: false }],
    [{ customer_details: null, customer_email: 'typed@example.com' }, { customerEmail: 'typed@example.com' }],
    [{ subscription: null }, undefined],
  ])('reads a checkout: %j', async (change, expected) => {
    const { payments, sessions, checkOut } = openStripe()
    const id = checkOut({ email: 'guest@example.com', plan: 'monthly' })
    Object.assign(sessions.get(id) ?? {}, change)
    const found = await payments.findCheckout(id)
    if (expected) expect(found).toMatchObject(expected)
    else expect(found).toBeUndefined()
  })

  it.each(['', '../customers', 'cs_a/b', 'cs_a?x', `cs_${'a'.repeat(300)}`])(
    'sends no request for the session %j',
    async (id) => {
      const { payments, requests } = openStripe()
      expect(await payments.findCheckout(id)).toBeUndefined()
      expect(requests).toEqual([])
    },
  )
})
