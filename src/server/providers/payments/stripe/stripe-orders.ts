import { Stripe } from 'stripe'
import { AppError } from '../../../../shared/errors.ts'
import { type Payments, type StartedSubscription } from '../payments.port.ts'
import { isMissing, orUndefined } from './stripe-fault.ts'
import { type StripeSettings } from './stripe-settings.ts'

const SECRETS = ['latest_invoice.confirmation_secret', 'pending_setup_intent']
const ENDED: readonly string[] = ['canceled', 'incomplete_expired']

/** Starts a subscription that waits for its first payment, as the port describes. */
export async function startSubscription(
  stripe: Stripe,
  { prices, introCouponId }: StripeSettings,
  { customerId, plan, intro, idempotencyKey }: Parameters<Payments['startSubscription']>[0],
): Promise<StartedSubscription> {
  const coupon = intro && plan === 'monthly' ? introCouponId : undefined
  const starting = stripe.subscriptions.create(
    {
      customer: customerId,
      items: [{ price: prices[plan] }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      ...(coupon !== undefined && { discounts: [{ coupon }] }),
      expand: SECRETS,
    },
    { idempotencyKey },
  )
  const subscription = await starting.catch((error: unknown) => {
    if (!isMissing(error, 'customer')) throw error
    throw new AppError('NOT_FOUND', 'The payment service knows no such customer.', { cause: error })
  })
  const clientSecret = findSecret(subscription)
  if (!clientSecret) throw new AppError('BAD_GATEWAY', 'The payment service did not begin a payment. Try again.')
  return { subscriptionId: subscription.id, clientSecret }
}

/** The secret of a subscription that waits for its first payment, as the port describes. */
export async function findClientSecret(stripe: Stripe, subscriptionId: string): Promise<string | undefined> {
  const subscription = await orUndefined(stripe.subscriptions.retrieve(subscriptionId, { expand: SECRETS }))
  return subscription?.status === 'incomplete' ? findSecret(subscription) : undefined
}

/**
 * Abandons a subscription that waits for its first payment, as the port describes. Its invoice is voided first: Stripe
 * either voids it or takes the payment, whereas a cancellation could follow a parallel payment.
 */
export async function abandon(stripe: Stripe, subscriptionId: string): Promise<boolean> {
  const expand = ['latest_invoice']
  const before = await orUndefined(stripe.subscriptions.retrieve(subscriptionId, { expand }))
  if (before?.status !== 'incomplete') return !before || ENDED.includes(before.status)
  const invoice = typeof before.latest_invoice === 'object' ? before.latest_invoice : null
  if (invoice?.status === 'paid') return false
  if (invoice && invoice.status !== 'void') {
    const status = await statusAfterVoiding(stripe, invoice.id, subscriptionId)
    if (status !== 'incomplete') return ENDED.includes(status)
  }
  await cancelNow(stripe, subscriptionId)
  return true
}

/**
 * Voids an invoice and returns the resulting state of its subscription. Throws where the invoice stays open for other reasons.
 */
async function statusAfterVoiding(stripe: Stripe, invoiceId: string, subscriptionId: string): Promise<string> {
  let refusal: unknown
  try {
    await stripe.invoices.voidInvoice(invoiceId)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    refusal = error
  }
  const { status } = await stripe.subscriptions.retrieve(subscriptionId)
  if (refusal && status === 'incomplete') throw refusal
  return status
}

/** Ends a subscription immediately, as the port describes. */
export function cancelNow(stripe: Stripe, subscriptionId: string): Promise<void> {
  return unlessEnded(stripe, subscriptionId, () => stripe.subscriptions.cancel(subscriptionId))
}

/** Ends a subscription with its period, as the port describes. */
export function endAtPeriodEnd(stripe: Stripe, subscriptionId: string): Promise<void> {
  return unlessEnded(stripe, subscriptionId, () =>
    stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }),
  )
}

/** Ignores that Stripe has deleted an ended subscription, or refuses to change it. */
async function unlessEnded(stripe: Stripe, subscriptionId: string, end: () => Promise<unknown>): Promise<void> {
  try {
    await end()
  } catch (error) {
    if (isMissing(error)) return
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const { status } = await stripe.subscriptions.retrieve(subscriptionId)
    if (!ENDED.includes(status)) throw error
  }
}

function findSecret({ latest_invoice: invoice, pending_setup_intent: setup }: Stripe.Subscription): string | undefined {
  const payment = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
  return payment ?? (typeof setup === 'object' ? setup?.client_secret : undefined) ?? undefined
}
