import { Stripe } from 'stripe'
import {
  type Plan,
  SUBSCRIPTION_STATES,
  type SubscriptionState,
} from '../../../../shared/features/subscription/subscription.constants.ts'
import { AppError } from '../../../../shared/errors.ts'
import { type ProviderSubscription } from '../payments.port.ts'
import { idOf } from './stripe-id.ts'

/** Data of a subscription that need separate requests. */
export interface SubscriptionReader {
  stripe: Stripe
  findPlan(price: Stripe.Price): Promise<Plan | undefined>
}

/** A subscription in the port's format, without refunds and disputes. Undefined for another product of the account. */
export async function readSubscription(
  { stripe, findPlan }: SubscriptionReader,
  subscription: Stripe.Subscription,
): Promise<Omit<ProviderSubscription, 'revoked' | 'lost'> | undefined> {
  const item = subscription.items.data[0]
  const plan = item && (await findPlan(item.price))
  if (!item || !plan) return undefined
  const status = parseState(subscription)
  const { current_period_end: end, current_period_start: start } = item
  const cancelAtPeriodEnd = isEnding(subscription, end)
  // While collection is paused the status stays active and the preview has its amount, but nothing is charged.
  const isCharged = !cancelAtPeriodEnd && !subscription.pause_collection
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    plan,
    status,
    periodStart: toDate(start),
    periodEnd: toDate(end),
    cancelAtPeriodEnd,
    nextAmountCents: isCharged ? await loadNextAmount(stripe, subscription.id, status, item.price) : null,
    createdAt: toDate(subscription.created),
  }
}

/** The portal may set the end as a date instead of the older flag. Source: Stripe API, `cancel_at`. */
function isEnding({ cancel_at_period_end: flag, cancel_at: date }: Stripe.Subscription, periodEnd: number): boolean {
  return flag || (date !== null && date <= periodEnd)
}

/**
 * The amount of the next renewal in cents: Stripe's preview, with credit and changes of plan. Before the first payment,
 * and while one is overdue, the preview is useless and the price is used.
 */
async function loadNextAmount(
  stripe: Stripe,
  subscription: string,
  status: SubscriptionState,
  price: Stripe.Price,
): Promise<number | null> {
  if (status === 'incomplete' || status === 'past_due') return price.unit_amount
  if (status !== 'active' && status !== 'trialing') return null
  try {
    return (await stripe.invoices.createPreview({ subscription })).amount_due
  } catch (error) {
    // Stripe refuses where there is nothing to preview, which the subscription itself does not show.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return price.unit_amount
    throw error
  }
}

function parseState({ status }: Stripe.Subscription): SubscriptionState {
  const known = SUBSCRIPTION_STATES.find((state) => state === status)
  if (!known) throw new AppError('BAD_GATEWAY', 'The payment service answered something that this version cannot read.')
  return known
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1_000)
}
