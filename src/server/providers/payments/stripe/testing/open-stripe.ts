import { createStripePayments } from '../stripe-payments.ts'
import { SETTINGS } from './fake-account.ts'
import { fakeBilling } from './fake-billing.ts'

/** The buyer. */
export const NOOR = { userId: 'user-noor', email: 'noor@example.com' }

/** Payments over a Stripe account, with a record of all requests. */
export function openStripe() {
  const billing = fakeBilling()
  const { clock } = billing
  const payments = createStripePayments(SETTINGS, { clock, limits: { retries: 0 } })
  const sent = () => billing.requests.map(({ method, path, parameters }) => ({ call: `${method} ${path}`, parameters }))
  return { ...billing, payments, sent }
}

/** A customer who has paid for a month. */
export async function openPaid() {
  const world = openStripe()
  const customerId = await world.payments.createCustomer(NOOR)
  const order = { customerId, plan: 'monthly', intro: false, idempotencyKey: 'order-1' } as const
  const { subscriptionId } = await world.payments.startSubscription(order)
  const subscription = world.subscriptions.get(subscriptionId)
  if (!subscription) throw new Error('no subscription was started')
  const payment = world.charge(subscription, true)
  world.requests.length = 0
  return { ...world, customerId, subscriptionId, subscription, payment }
}
