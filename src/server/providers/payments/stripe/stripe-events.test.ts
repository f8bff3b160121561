import { beforeEach, describe, expect, it } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { STRIPE_EVENTS } from './stripe-events.ts'
import { createStripePayments } from './stripe-payments.ts'
import { SETTINGS } from './testing/fake-account.ts'
import { type FakeBilling, fakeBilling } from './testing/fake-billing.ts'
import { signedEvent } from './testing/signed-event.ts'

interceptNetwork()

let billing: FakeBilling
const NONE = { subscriptionId: undefined, customerId: undefined }
const SUBSCRIPTION = { id: 'sub_1', object: 'subscription', customer: 'cus_1' }
const DISPUTE = { id: 'dp_1', object: 'dispute', charge: 'ch_1' }
const INVOICE = {
  id: 'in_1',
  object: 'invoice',
  customer: 'cus_1',
  parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_1' } },
}

beforeEach(() => {
  billing = fakeBilling()
})

const payments = () => createStripePayments(SETTINGS, { clock: billing.clock, limits: { retries: 0 } })
const ago = (seconds: number) => new Date(billing.clock.now().getTime() - seconds * 1_000)

/** Every kind of event that the endpoint subscribes to, with its subject. */
const KINDS: [string, object, object][] = [
  ...['created', 'updated', 'deleted', 'paused', 'resumed'].map((what): [string, object, object] => [
    `customer.subscription.${what}`,
    SUBSCRIPTION,
    { subscriptionId: 'sub_1', customerId: 'cus_1' },
  ]),
  ...['paid', 'payment_failed', 'payment_action_required'].map((what): [string, object, object] => [
    `invoice.${what}`,
    INVOICE,
    { subscriptionId: 'sub_1', customerId: 'cus_1' },
  ]),
  [
    'checkout.session.completed',
    { id: 'cs_1', subscription: 'sub_1', customer: 'cus_1' },
    { subscriptionId: 'sub_1', customerId: 'cus_1' },
  ],
  ['customer.deleted', { id: 'cus_1', object: 'customer' }, { ...NONE, customerId: 'cus_1' }],
  ['charge.refunded', { id: 'ch_1', customer: 'cus_1' }, { ...NONE, customerId: 'cus_1' }],
  ['charge.dispute.created', DISPUTE, { ...NONE, customerId: 'cus_1' }],
  ['charge.dispute.closed', { ...DISPUTE, charge: { id: 'ch_1' } }, { ...NONE, customerId: 'cus_1' }],
]

describe('events of Stripe', () => {
  it.each([
    ...KINDS,
    ['invoice.paid', { ...INVOICE, parent: null }, { ...NONE, customerId: 'cus_1' }],
    ['checkout.session.completed', { id: 'cs_1', subscription: null, customer: null }, NONE],
    ['charge.refunded', { id: 'ch_1', customer: null }, NONE],
    ['product.created', { id: 'prod_1' }, NONE],
  ] as [string, object, object][])('reads the subject of %s', async (type, object, about) => {
    const charge = { id: 'ch_1', customer: 'cus_1', amount: 1_999, paid: true, status: 'succeeded' }
    billing.charges.push({ ...charge, refunded: false, disputed: true, payment_intent: 'pi_1' })
    const { rawBody, signature } = signedEvent(type, object, { at: billing.clock.now() })
    expect(await payments().readEvent(rawBody, signature)).toEqual({ id: 'evt_1', type, ...about })
  })

  it('reads the subject of every event that the endpoint subscribes to', () => {
    expect(KINDS.map(([type]) => type).toSorted()).toEqual([...STRIPE_EVENTS].toSorted())
  })

  it('fails for a dispute whose charge cannot be loaded, so that it is delivered again', async () => {
    const { rawBody, signature } = signedEvent('charge.dispute.created', DISPUTE, { at: billing.clock.now() })
    await expect(payments().readEvent(rawBody, signature)).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
  })

  it('accepts an event of five minutes ago', async () => {
    const { rawBody, signature } = signedEvent('customer.subscription.updated', SUBSCRIPTION, { at: ago(300) })
    expect(await payments().readEvent(rawBody, signature)).toMatchObject({ subscriptionId: 'sub_1' })
  })

  it.each([
    ['an older one', () => sign({ at: ago(301) })],
    ['one signed with another secret', () => sign({ secret: 'whsec_other' })],
    ['one without a signature', () => ({ ...sign(), signature: undefined })],
    ['one with an empty signature', () => ({ ...sign(), signature: '' })],
    ['one with half a signature', () => ({ ...sign(), signature: sign().signature.replace(/v1=.*/u, '') })],
    ['one signed by an older scheme', () => ({ ...sign(), signature: sign().signature.replace('v1=', 'v0=') })],
    ['one of which a byte was changed', () => ({ ...sign(), rawBody: Buffer.from(`${sign().rawBody.toString()} `) })],
    [
      'one whose time was changed',
      () => ({ ...sign(), signature: sign({ at: ago(400) }).signature.replace(/t=\d+/u, now) }),
    ],
    ['an empty one', () => ({ ...sign(), rawBody: Buffer.alloc(0) })],
  ])('refuses %s without a request', async (_, deliver) => {
    const { rawBody, signature } = deliver()
    const error: unknown = await payments()
      .readEvent(rawBody, signature)
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'AppError', code: 'BAD_REQUEST' })
    expect(String(error)).not.toMatch(/whsec|sub_1/u)
    expect(billing.requests).toEqual([])
  })
})

function sign({ at = billing.clock.now(), secret = SETTINGS.webhookSecret } = {}) {
  return signedEvent('customer.subscription.deleted', SUBSCRIPTION, { at, secret })
}

function now(): string {
  return `t=${Math.floor(billing.clock.now().getTime() / 1_000)}`
}
