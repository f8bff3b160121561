import { PRICE_CENTS } from '../../../../../shared/plans.ts'
import { type Account, type Subscription } from './account.ts'
import { addInvoice, giveUpInvoice, openInvoice, paysAlone } from './billing.ts'
import { DAY_MS, HOUR_MS, computePeriod } from './calendar.ts'
import { emitInvoice, emitSubscription } from './emit.ts'
import { type Moment } from './moment.ts'

/** Time limit of a first payment in milliseconds. Source: Stripe, incomplete subscriptions. */
const INCOMPLETE_MS = 23 * HOUR_MS
/** Days after a failed renewal on which it is retried. The last failure ends the subscription. */
const RETRY_DAYS = [3, 5, 7]

/**
 * Processes everything due by `at.now`, in order of time and each at its own time: renewals, retries, cancellations at
 * a period's end, first payments that were never made.
 */
export function settle(account: Account, at: Moment): void {
  for (;;) {
    const [next] = account.subscriptions
      .map((subscription) => ({ subscription, due: dueAt(subscription) }))
      .filter(({ due }) => due <= at.now.getTime())
      .toSorted((a, b) => a.due - b.due)
    if (!next) return
    happen(account, { ...at, now: new Date(next.due) }, next.subscription)
  }
}

function dueAt({ status, createdAt, periodStart, periodEnd, retries }: Subscription): number {
  if (status === 'incomplete') return createdAt.getTime() + INCOMPLETE_MS
  if (status === 'active') return periodEnd.getTime()
  const days = RETRY_DAYS[retries]
  return status === 'past_due' && days !== undefined ? periodStart.getTime() + days * DAY_MS : Infinity
}

function happen(account: Account, at: Moment, subscription: Subscription): void {
  const { status, cancelAtPeriodEnd } = subscription
  if (status === 'past_due') retry(account, at, subscription)
  else if (status === 'active' && !cancelAtPeriodEnd) renew(account, at, subscription)
  else end(account, at, subscription)
}

function renew(account: Account, at: Moment, subscription: Subscription): void {
  subscription.cycle += 1
  Object.assign(subscription, computePeriod(subscription.plan, subscription.anchor, subscription.cycle))
  const priceCents = PRICE_CENTS[subscription.plan]
  const creditCents = Math.min(priceCents, account.creditCents)
  account.creditCents -= creditCents
  const invoice = addInvoice(account, at, subscription, { priceCents, creditCents })
  if (chargeOnFile(account, at, subscription)) return
  subscription.status = 'past_due'
  subscription.retries = 0
  emitInvoice(account, at, 'payment_failed', invoice)
  emitSubscription(account, at, 'updated', subscription)
}

function retry(account: Account, at: Moment, subscription: Subscription): void {
  subscription.retries += 1
  if (chargeOnFile(account, at, subscription)) return
  const invoice = openInvoice(account, subscription.id)
  if (invoice) emitInvoice(account, at, 'payment_failed', invoice)
  if (subscription.retries >= RETRY_DAYS.length) end(account, at, subscription)
}

/** Charges the card on file without the user. Returns whether that succeeded; the subscription is active then. */
export function chargeOnFile(account: Account, at: Moment, subscription: Subscription): boolean {
  const invoice = openInvoice(account, subscription.id)
  if (!invoice || (invoice.amountCents > 0 && !paysAlone(account.card))) return false
  invoice.status = 'paid'
  subscription.status = 'active'
  subscription.retries = 0
  emitInvoice(account, at, 'paid', invoice)
  emitSubscription(account, at, 'updated', subscription)
  return true
}

/** Ends a subscription in any state, if it has not ended. Its open invoice is abandoned. */
export function end(account: Account, at: Moment, subscription: Subscription): void {
  const { status } = subscription
  if (status === 'canceled' || status === 'incomplete_expired') return
  giveUpInvoice(account, subscription.id, status === 'past_due' ? 'uncollectible' : 'void')
  subscription.awaiting = null
  subscription.status = status === 'incomplete' ? 'incomplete_expired' : 'canceled'
  emitSubscription(account, at, status === 'incomplete' ? 'updated' : 'deleted', subscription)
}
