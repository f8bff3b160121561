import { AppError } from '../../../../../shared/errors.ts'
import { type Plan } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { type SandboxCard } from '../../../../../shared/features/subscription/sandbox.rules.ts'
import { type Account, type Checkout } from './account.ts'
import { DAY_MS } from './calendar.ts'
import { DECLINED, type CardOutcome, NOT_CONFIRMED, REQUIRES_ACTION, SUCCEEDED } from './card-outcome.ts'
import { emitCheckout } from './emit.ts'
import { type Moment } from './moment.ts'
import { newSecretId } from './object-id.ts'
import { payOrder, startOrder } from './orders.ts'

/** Opens a checkout, at the full price, for a visitor; it is valid for a day. Source: Stripe, checkout sessions. */
export function startCheckout(account: Account, at: Moment, plan: Plan): Checkout {
  const checkout: Checkout = {
    plan,
    id: newSecretId('cs', account.id, at.token()),
    expiresAt: new Date(at.now.getTime() + DAY_MS),
    awaiting: null,
    subscriptionId: null,
  }
  account.checkout = checkout
  return checkout
}

/** The checkout of a session id. Throws `AppError` NOT_FOUND. */
export function findCheckout(account: Account, sessionId: string): Checkout {
  if (account.checkout?.id !== sessionId) {
    throw new AppError('NOT_FOUND', 'This checkout does not exist. Start again from the pricing page.')
  }
  return account.checkout
}

/** Whether a checkout can no longer be paid. */
export function isOver({ expiresAt, subscriptionId }: Checkout, now: Date): boolean {
  return subscriptionId === null && expiresAt <= now
}

/** Pays a visitor's checkout, once. Throws `AppError` CONFLICT where it is over. */
export function payCheckout(
  account: Account,
  at: Moment,
  checkout: Checkout,
  { email, card }: { email: string; card: SandboxCard },
): CardOutcome {
  if (checkout.subscriptionId !== null) return SUCCEEDED
  refuseOver(checkout, at)
  checkout.awaiting = card.behaviour === 'confirms' ? { email, card } : null
  if (card.behaviour === 'declines') return DECLINED
  if (card.behaviour === 'confirms') return REQUIRES_ACTION
  complete(account, at, checkout, { email, card })
  return SUCCEEDED
}

/** Completes the confirmation step of a visitor. Throws `AppError` CONFLICT where none is open. */
export function confirmCheckout(account: Account, at: Moment, checkout: Checkout, approve: boolean): CardOutcome {
  if (checkout.subscriptionId !== null) return SUCCEEDED
  refuseOver(checkout, at)
  const { awaiting } = checkout
  if (!awaiting) throw new AppError('CONFLICT', 'This payment waits for no confirmation. Enter the card again.')
  checkout.awaiting = null
  if (!approve) return NOT_CONFIRMED
  complete(account, at, checkout, awaiting)
  return SUCCEEDED
}

function refuseOver(checkout: Checkout, at: Moment): void {
  if (isOver(checkout, at.now)) {
    throw new AppError('CONFLICT', 'This checkout is over. Start again from the pricing page.')
  }
}

function complete(account: Account, at: Moment, checkout: Checkout, paid: { email: string; card: SandboxCard }): void {
  account.email = paid.email
  const order = startOrder(account, at, { plan: checkout.plan, intro: false, idempotencyKey: null })
  // The owner has confirmed, so the first payment succeeds even with a card that fails later.
  payOrder(account, at, order, { ...paid.card, behaviour: 'pays' })
  account.card = paid.card
  checkout.subscriptionId = order.id
  emitCheckout(account, at, checkout)
}
