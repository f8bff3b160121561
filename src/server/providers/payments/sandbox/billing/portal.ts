import { AppError } from '../../../../../shared/errors.ts'
import { type Plan } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { hasNotEnded } from '../../../../../shared/features/subscription/subscription.rules.ts'
import { type SandboxCard } from '../../../../../shared/features/subscription/sandbox.rules.ts'
import { PRICE_CENTS } from '../../../../../shared/plans.ts'
import { type Account, type Portal, type Subscription } from './account.ts'
import { addInvoice, currentSubscription, isRevoked, openInvoice, paysAlone } from './billing.ts'
import { computePeriod } from './calendar.ts'
import { DECLINED, type CardOutcome, NOT_CONFIRMED, REQUIRES_ACTION, SUCCEEDED } from './card-outcome.ts'
import { emitInvoice, emitSubscription } from './emit.ts'
import { type Moment } from './moment.ts'
import { chargeOnFile } from './settle.ts'

/** The portal of an id, if it is open at `wallTime`. Throws `AppError` NOT_FOUND. */
export function findPortal(account: Account, portalId: string, wallTime: Date): Portal {
  const portal = account.portals.find((one) => one.id === portalId)
  if (!portal || portal.expiresAt <= wallTime) {
    throw new AppError('NOT_FOUND', 'This page has expired. Open it again from your profile.')
  }
  return portal
}

/** Cancels the subscription at the end of its period, or resumes it. Throws `AppError` CONFLICT where none is active. */
export function setCancelAtPeriodEnd(account: Account, at: Moment, cancelAtPeriodEnd: boolean): void {
  setEnding(account, at, running(account), cancelAtPeriodEnd)
}

/** Like `setCancelAtPeriodEnd`, for a given active subscription. */
export function setEnding(account: Account, at: Moment, subscription: Subscription, cancelAtPeriodEnd: boolean): void {
  if (subscription.cancelAtPeriodEnd === cancelAtPeriodEnd) return
  subscription.cancelAtPeriodEnd = cancelAtPeriodEnd
  emitSubscription(account, at, 'updated', subscription)
}

/**
 * Changes the plan at once: a new period begins now, the unused part of the last payment reduces its price, and a
 * surplus becomes credit for renewals. Source: Stripe's default when the interval changes. A refused card changes
 * nothing. Throws `AppError` CONFLICT while the subscription is unpaid or about to end.
 */
export function changePlan(account: Account, at: Moment, plan: Plan): CardOutcome {
  const subscription = running(account)
  if (subscription.plan === plan) return SUCCEEDED
  if (subscription.status !== 'active') throw new AppError('CONFLICT', 'Pay the open invoice first: update your card.')
  if (subscription.cancelAtPeriodEnd) throw new AppError('CONFLICT', 'Resume the subscription first.')
  const fund = account.creditCents + unusedCents(account, subscription, at.now)
  const priceCents = PRICE_CENTS[plan]
  const creditCents = Math.min(priceCents, fund)
  if (creditCents < priceCents && !paysAlone(account.card)) return DECLINED
  account.creditCents = fund - creditCents
  Object.assign(subscription, { plan, anchor: at.now, cycle: 0, ...computePeriod(plan, at.now, 0) })
  addInvoice(account, at, subscription, { priceCents, creditCents })
  chargeOnFile(account, at, subscription)
  return SUCCEEDED
}

/** Replaces the card on file. A failed renewal is retried with it immediately. */
export function updateCard(account: Account, at: Moment, portal: Portal, card: SandboxCard): CardOutcome {
  portal.awaiting = card.behaviour === 'confirms' ? card : null
  if (card.behaviour === 'declines') return DECLINED
  if (card.behaviour === 'confirms') return REQUIRES_ACTION
  return keepCard(account, at, card)
}

/** Completes the confirmation step of a new card. Throws `AppError` CONFLICT where none is open. */
export function confirmCard(account: Account, at: Moment, portal: Portal, approve: boolean): CardOutcome {
  const { awaiting } = portal
  if (!awaiting) throw new AppError('CONFLICT', 'No card waits for a confirmation. Enter the card again.')
  portal.awaiting = null
  return approve ? keepCard(account, at, awaiting) : NOT_CONFIRMED
}

function keepCard(account: Account, at: Moment, card: SandboxCard): CardOutcome {
  account.card = card
  const late = account.subscriptions.find(({ status }) => status === 'past_due')
  if (!late || chargeOnFile(account, at, late)) return SUCCEEDED
  const invoice = openInvoice(account, late.id)
  if (invoice) emitInvoice(account, at, 'payment_failed', invoice)
  return DECLINED
}

function running(account: Account): Subscription {
  const subscription = currentSubscription(account)
  if (!subscription || !hasNotEnded(subscription.status)) {
    throw new AppError('CONFLICT', 'There is no running subscription. Choose a plan on the pricing page.')
  }
  return subscription
}

/** Value of the rest of the paid period, in cents; 0 where the payment was refunded. */
function unusedCents(account: Account, { id, periodStart, periodEnd }: Subscription, now: Date): number {
  const invoice = account.invoices.findLast((one) => one.subscriptionId === id && one.status === 'paid')
  if (!invoice || isRevoked(account, id)) return 0
  const paid = invoice.amountCents + invoice.creditCents - invoice.refundedCents
  const left = (periodEnd.getTime() - now.getTime()) / (periodEnd.getTime() - periodStart.getTime())
  return Math.floor(paid * left)
}
