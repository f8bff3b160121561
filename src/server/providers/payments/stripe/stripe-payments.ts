import { type Stripe } from 'stripe'
import { type Clock, systemClock } from '../../../clock.ts'
import { type Payments, type ProviderSubscription } from '../payments.port.ts'
import { isMoneyBack } from './money-back.ts'
import { findCheckout } from './stripe-checkout.ts'
import { createStripeClient, type StripeLimits } from './stripe-client.ts'
import { findOrCreateCustomer } from './stripe-customers.ts'
import { aboutOf, openEvent } from './stripe-events.ts'
import { asking, orUndefined } from './stripe-fault.ts'
import { idOf } from './stripe-id.ts'
import { abandon, cancelNow, findClientSecret, startSubscription } from './stripe-orders.ts'
import { createPlanReader } from './stripe-plans.ts'
import { openPortal } from './stripe-portal.ts'
import { type StripeSettings } from './stripe-settings.ts'
import { readSubscription } from './stripe-subscription.ts'

/** Takes money through Stripe. Subscriptions to anything else that the account sells are as good as unknown. */
export function createStripePayments(
  settings: StripeSettings,
  { clock = systemClock, limits }: { clock?: Clock; limits?: Partial<StripeLimits> } = {},
): Payments {
  const stripe = createStripeClient(settings, limits)
  const reader = { stripe, planOf: createPlanReader(stripe, settings.prices) }

  async function readAll(customerId: string, found: Stripe.Subscription[]): Promise<ProviderSubscription[]> {
    if (found.length === 0) return []
    const reading = Promise.all(found.map((subscription) => readSubscription(reader, subscription)))
    const [read, revoked] = await Promise.all([reading, isMoneyBack(stripe, customerId)])
    return read.flatMap((subscription) => (subscription ? [{ ...subscription, revoked }] : []))
  }

  return {
    name: 'Stripe',
    now: async () => clock.now(),
    createCustomer: (user) => asking(() => findOrCreateCustomer(stripe, user)),
    startSubscription: (order) => asking(() => startSubscription(stripe, settings, order)),
    findClientSecret: (subscriptionId) => asking(() => findClientSecret(stripe, subscriptionId)),
    findSubscription: (subscriptionId) =>
      asking(async () => {
        const subscription = await orUndefined(stripe.subscriptions.retrieve(subscriptionId))
        return subscription && (await readAll(idOf(subscription.customer), [subscription]))[0]
      }),
    findSubscriptions: (customerId) =>
      asking(async () => {
        const all = await orUndefined(stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }))
        return readAll(customerId, all?.data ?? [])
      }),
    abandon: (subscriptionId) => asking(() => abandon(stripe, subscriptionId)),
    cancelNow: (subscriptionId) => asking(() => cancelNow(stripe, subscriptionId)),
    removeCustomer: (customerId) =>
      asking(async () => {
        await orUndefined(stripe.customers.del(customerId))
      }),
    createPortal: (request) => asking(() => openPortal(stripe, request)),
    findCheckout: (sessionId) => asking(() => findCheckout(stripe, sessionId)),
    adoptCustomer: ({ customerId, userId }) =>
      asking(async () => {
        await stripe.customers.update(customerId, { metadata: { userId } })
      }),
    readEvent: (rawBody, signature) =>
      asking(async () => {
        const event = openEvent({ rawBody, signature, secret: settings.webhookSecret, now: clock.now() })
        return { id: event.id, type: event.type, ...(await aboutOf(stripe, event)) }
      }),
  }
}
