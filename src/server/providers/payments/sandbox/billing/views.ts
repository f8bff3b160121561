import { type Plan } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { hasNotEnded } from '../../../../../shared/features/subscription/subscription.rules.ts'
import { PRICE_CENTS } from '../../../../../shared/plans.ts'
import { type ProviderSubscription } from '../../payments.port.ts'
import { type Account, type Checkout, type Invoice, type Portal, type Subscription } from './account.ts'
import { currentSubscription, isLost, isRevoked } from './billing.ts'
import { computePeriod } from './calendar.ts'
import { isOver } from './guest-checkout.ts'

/** An order for its payment page. Amounts in US cents. */
export interface OrderView {
  plan: Plan
  /** Charged now. */
  amountCents: number
  renewsAt: Date
  /** Charged at each renewal. */
  renewalCents: number
  state: 'open' | 'awaiting-confirmation' | 'paid' | 'over'
}

/** An invoice in the portal's list. */
export interface InvoiceView {
  id: string
  plan: Plan
  createdAt: Date
  amountCents: number
  refundedCents: number
  status: 'open' | 'paid' | 'refunded' | 'uncollectible'
}

/** The content of the portal. */
export interface PortalView {
  /** The active subscription, otherwise the last active one. */
  subscription: ProviderSubscription | undefined
  card: { last4: string } | undefined
  /** Whether a new card waits for its owner's confirmation. */
  awaitingConfirmation: boolean
  /** Credit from a plan change, in US cents. */
  creditCents: number
  /** Newest first. */
  invoices: InvoiceView[]
  plans: { plan: Plan; priceCents: number }[]
  returnUrl: string
}

/** A subscription in the port's format. */
export function toProviderSubscription(account: Account, subscription: Subscription): ProviderSubscription {
  const { id, plan, status, periodStart, periodEnd, cancelAtPeriodEnd, createdAt } = subscription
  const ended = status === 'canceled' || status === 'incomplete_expired'
  const credit = hasNotEnded(status) ? account.creditCents : 0
  return {
    id,
    customerId: account.id,
    plan,
    status,
    periodStart,
    periodEnd,
    cancelAtPeriodEnd,
    nextAmountCents: ended || cancelAtPeriodEnd ? null : Math.max(0, PRICE_CENTS[plan] - credit),
    revoked: isRevoked(account, id),
    lost: isLost(account, id),
    createdAt,
  }
}

export function toOrderView(account: Account, { id, plan, status, periodEnd, awaiting }: Subscription): OrderView {
  const first = account.invoices.find(({ subscriptionId }) => subscriptionId === id)
  const open = awaiting ? 'awaiting-confirmation' : 'open'
  return {
    plan,
    amountCents: first?.amountCents ?? 0,
    renewsAt: periodEnd,
    renewalCents: PRICE_CENTS[plan],
    state: hasNotEnded(status) ? 'paid' : status === 'incomplete' ? open : 'over',
  }
}

export function toCheckoutView(checkout: Checkout, now: Date): OrderView {
  const { plan, awaiting, subscriptionId } = checkout
  const open = awaiting ? 'awaiting-confirmation' : 'open'
  return {
    plan,
    amountCents: PRICE_CENTS[plan],
    renewsAt: computePeriod(plan, now, 0).periodEnd,
    renewalCents: PRICE_CENTS[plan],
    state: subscriptionId !== null ? 'paid' : isOver(checkout, now) ? 'over' : open,
  }
}

export function toPortalView(account: Account, { awaiting, returnUrl }: Portal): PortalView {
  const current = currentSubscription(account)
  return {
    subscription: current && toProviderSubscription(account, current),
    card: account.card ? { last4: account.card.last4 } : undefined,
    awaitingConfirmation: awaiting !== null,
    creditCents: account.creditCents,
    invoices: account.invoices.flatMap(toInvoiceViews).toReversed(),
    plans: [
      { plan: 'monthly', priceCents: PRICE_CENTS.monthly },
      { plan: 'yearly', priceCents: PRICE_CENTS.yearly },
    ],
    returnUrl,
  }
}

/** Empty for an invoice that was never owed: a first payment that waits, or never came. */
function toInvoiceViews(invoice: Invoice, _: number, all: Invoice[]): InvoiceView[] {
  const { id, plan, createdAt, amountCents, refundedCents, status, subscriptionId } = invoice
  const first = all.find((other) => other.subscriptionId === subscriptionId) === invoice
  if (status === 'void' || (first && status === 'open')) return []
  const refunded = refundedCents > 0 && refundedCents >= amountCents
  return [{ id, plan, createdAt, amountCents, refundedCents, status: refunded ? 'refunded' : status }]
}
