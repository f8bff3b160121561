import { AppError } from '../../../../../shared/errors.ts'
import { type Plan } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { hasNotEnded } from '../../../../../shared/features/subscription/subscription.rules.ts'
import { type SandboxCard } from '../../../../../shared/features/subscription/sandbox.rules.ts'
import { type Account, type Subscription } from './account.ts'
import { addInvoice, firstAmountCents, openInvoice } from './billing.ts'
import { computePeriod } from './calendar.ts'
import { DECLINED, type CardOutcome, NOT_CONFIRMED, REQUIRES_ACTION, SUCCEEDED } from './card-outcome.ts'
import { emitInvoice, emitSubscription } from './emit.ts'
import { type Moment } from './moment.ts'

/**
 * Creates a subscription that waits for its first payment, with its invoice, or returns the one of the same key. Throws
 * `AppError` CONFLICT where the key belongs to another order.
 */
export function startOrder(
  account: Account,
  at: Moment,
  { plan, intro, idempotencyKey }: { plan: Plan; intro: boolean; idempotencyKey: string | null },
): Subscription {
  const known = account.subscriptions.find((one) => idempotencyKey !== null && one.idempotencyKey === idempotencyKey)
  if (known) {
    const invoice = account.invoices.find(({ subscriptionId }) => subscriptionId === known.id)
    if (known.plan === plan && invoice?.amountCents === firstAmountCents(plan, intro)) return known
    throw new AppError('CONFLICT', 'This order was placed with another plan.')
  }
  const id = at.newId('sub')
  const subscription: Subscription = {
    id,
    plan,
    status: 'incomplete',
    createdAt: at.now,
    anchor: at.now,
    cycle: 0,
    ...computePeriod(plan, at.now, 0),
    cancelAtPeriodEnd: false,
    clientSecret: `${id}_secret_${at.token()}`,
    idempotencyKey,
    awaiting: null,
    retries: 0,
  }
  account.subscriptions.push(subscription)
  addInvoice(account, at, subscription, { priceCents: firstAmountCents(plan, intro) })
  emitSubscription(account, at, 'created', subscription)
  return subscription
}

/** The order of a client secret. Throws `AppError` NOT_FOUND. */
export function findOrder(account: Account, clientSecret: string): Subscription {
  const order = account.subscriptions.find((one) => one.clientSecret === clientSecret)
  if (!order) throw new AppError('NOT_FOUND', 'This payment does not exist. Start again from the pricing page.')
  return order
}

/**
 * Pays an order with a card, once. Throws `AppError` CONFLICT where the order is over, or another subscription of the
 * customer is active.
 */
export function payOrder(account: Account, at: Moment, order: Subscription, card: SandboxCard): CardOutcome {
  if (hasNotEnded(order.status)) return SUCCEEDED
  refuseOver(account, order)
  const invoice = openInvoice(account, order.id)
  if (!invoice) throw new Error(`The order ${order.id} has no invoice`)
  order.awaiting = card.behaviour === 'confirms' ? card : null
  if (card.behaviour === 'confirms') {
    emitInvoice(account, at, 'payment_action_required', invoice)
    return REQUIRES_ACTION
  }
  if (card.behaviour === 'declines') {
    emitInvoice(account, at, 'payment_failed', invoice)
    return DECLINED
  }
  complete(account, at, order, card)
  return SUCCEEDED
}

/** Completes the confirmation step of an order. Throws `AppError` CONFLICT where none is open. */
export function confirmOrder(account: Account, at: Moment, order: Subscription, approve: boolean): CardOutcome {
  if (hasNotEnded(order.status)) return SUCCEEDED
  refuseOver(account, order)
  const { awaiting } = order
  if (!awaiting) throw new AppError('CONFLICT', 'This payment waits for no confirmation. Enter the card again.')
  if (approve) {
    complete(account, at, order, awaiting)
    return SUCCEEDED
  }
  order.awaiting = null
  const invoice = openInvoice(account, order.id)
  if (invoice) emitInvoice(account, at, 'payment_failed', invoice)
  return NOT_CONFIRMED
}

function refuseOver(account: Account, order: Subscription): void {
  if (order.status !== 'incomplete') {
    throw new AppError('CONFLICT', 'This payment is over. Start again from the pricing page.')
  }
  if (account.subscriptions.some(({ status }) => hasNotEnded(status))) {
    throw new AppError('CONFLICT', 'You already have a subscription.')
  }
}

function complete(account: Account, at: Moment, order: Subscription, card: SandboxCard): void {
  const invoice = openInvoice(account, order.id)
  if (!invoice) throw new Error(`The order ${order.id} has no invoice`)
  account.card = card
  invoice.status = 'paid'
  order.awaiting = null
  order.status = 'active'
  emitInvoice(account, at, 'paid', invoice)
  emitSubscription(account, at, 'updated', order)
}
