import { type Stripe } from 'stripe'
import { type Clock, systemClock } from '../../../runtime/clock.ts'
import { type Payments, type ProviderSubscription } from '../payments.port.ts'
import { findMoneyBack } from './money-back.ts'
import { findCheckout } from './stripe-checkout.ts'
import { createStripeClient, type StripeLimits } from './stripe-client.ts'
import { findOrCreateCustomer, findUserOf } from './stripe-customers.ts'
import { findSubject, openEvent } from './stripe-events.ts'
import { callStripe, orUndefined } from './stripe-fault.ts'
import { idOf } from './stripe-id.ts'
import { readAll } from './stripe-list.ts'
import { createGuestLinks } from './stripe-payment-links.ts'
import { abandon, cancelNow, endAtPeriodEnd, findClientSecret, startSubscription } from './stripe-orders.ts'
import { createPlanReader } from './stripe-plans.ts'
import { openPortal } from './stripe-portal.ts'
import { type StripeSettings } from './stripe-settings.ts'
import { readSubscription } from './stripe-subscription.ts'

/** The payment provider Stripe. Subscriptions to other products of the account are ignored. */
export function createStripePayments(
  settings: StripeSettings,
  { clock = systemClock, limits }: { clock?: Clock; limits?: Partial<StripeLimits> } = {},
): Payments {
  const stripe = createStripeClient(settings, limits)
  const guestLink = createGuestLinks(stripe, settings, clock)
  const reader = { stripe, findPlan: createPlanReader(stripe, settings.prices) }

  async function describe(customerId: string, all: Stripe.Subscription[]): Promise<ProviderSubscription[]> {
    if (all.length === 0) return []
    const reading = Promise.all(all.map((subscription) => readSubscription(reader, subscription)))
    const [read, back] = await Promise.all([reading, findMoneyBack(stripe, customerId)])
    return read.flatMap((found) =>
      found ? [{ ...found, revoked: back.has(found.id), lost: back.get(found.id) === 'lost' }] : [],
    )
  }

  return {
    name: 'Stripe',
    account: settings.account,
    now: async () => clock.now(),
    createCustomer: (user) => callStripe(() => findOrCreateCustomer(stripe, user)),
    moveCustomer: ({ customerId, email }) =>
      callStripe(async () => {
        await orUndefined(stripe.customers.update(customerId, { email }))
      }),
    findUserOf: (customerId) => callStripe(() => findUserOf(stripe, customerId)),
    startSubscription: (order) => callStripe(() => startSubscription(stripe, settings, order)),
    findClientSecret: (subscriptionId) => callStripe(() => findClientSecret(stripe, subscriptionId)),
    findSubscription: (subscriptionId) =>
      callStripe(async () => {
        const subscription = await orUndefined(stripe.subscriptions.retrieve(subscriptionId))
        return subscription && (await describe(idOf(subscription.customer), [subscription]))[0]
      }),
    findSubscriptions: (customerId) =>
      callStripe(async () => {
        const list = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })
        return describe(customerId, (await orUndefined(readAll(list))) ?? [])
      }),
    abandon: (subscriptionId) => callStripe(() => abandon(stripe, subscriptionId)),
    cancelNow: (subscriptionId) => callStripe(() => cancelNow(stripe, subscriptionId)),
    endAtPeriodEnd: (subscriptionId) => callStripe(() => endAtPeriodEnd(stripe, subscriptionId)),
    removeCustomer: (customerId) =>
      callStripe(async () => {
        await orUndefined(stripe.customers.del(customerId))
      }),
    createPortal: (request) => callStripe(() => openPortal(stripe, request)),
    guestCheckoutUrl: (plan) => callStripe(() => guestLink(plan)),
    findCheckout: (sessionId) => callStripe(() => findCheckout(stripe, sessionId)),
    adoptCustomer: ({ customerId, userId }) =>
      callStripe(async () => {
        await stripe.customers.update(customerId, { metadata: { userId } })
      }),
    readEvent: (rawBody, signature) =>
      callStripe(async () => {
        const event = openEvent({ rawBody, signature, secret: settings.webhookSecret, now: clock.now() })
        return { id: event.id, type: event.type, ...(await findSubject(stripe, event)) }
      }),
  }
}
