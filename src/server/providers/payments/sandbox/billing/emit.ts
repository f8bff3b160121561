import { type Account, type Checkout, type Invoice, type Subscription } from './account.ts'
import { type Moment } from './moment.ts'

/** Adds an event about a subscription for delivery. */
export function emitSubscription(
  account: Account,
  at: Moment,
  change: 'created' | 'updated' | 'deleted',
  { id, status }: Subscription,
): void {
  emit(account, at, `customer.subscription.${change}`, { object: 'subscription', id, status, subscription: id })
}

/** Adds an event about an invoice. */
export function emitInvoice(
  account: Account,
  at: Moment,
  what: 'paid' | 'payment_failed' | 'payment_action_required',
  { id, status, subscriptionId }: Invoice,
): void {
  emit(account, at, `invoice.${what}`, { object: 'invoice', id, status, subscription: subscriptionId })
}

/** Adds an event about a refund or dispute. Like Stripe's, it has the customer and no subscription. */
export function emitCharge(
  account: Account,
  at: Moment,
  what: 'refunded' | 'dispute.created' | 'dispute.closed',
  { id, status }: Invoice,
): void {
  emit(account, at, `charge.${what}`, { object: 'charge', id, status, subscription: null })
}

/** Adds the event of a paid checkout. */
export function emitCheckout(account: Account, at: Moment, { id, subscriptionId }: Checkout): void {
  const subject = { object: 'checkout.session', id, status: 'complete', subscription: subscriptionId }
  emit(account, at, 'checkout.session.completed', subject)
}

function emit(account: Account, at: Moment, type: string, subject: Account['events'][number]['subject']): void {
  account.events.push({ id: at.newId('evt'), type, createdAt: at.now, subject })
}
