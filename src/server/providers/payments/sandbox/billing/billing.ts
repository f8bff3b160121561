import { type Plan } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { hasNotEnded } from '../../../../../shared/features/subscription/subscription.rules.ts'
import { type SandboxCard } from '../../../../../shared/features/subscription/sandbox.rules.ts'
import { PRICE_CENTS } from '../../../../../shared/plans.ts'
import { type Account, type Invoice, type Subscription } from './account.ts'
import { type Moment } from './moment.ts'

/** Price of the first period in cents. Source: docs/product-rules.md#plans. */
export function firstAmountCents(plan: Plan, intro: boolean): number {
  return intro && plan === 'monthly' ? PRICE_CENTS.introMonth : PRICE_CENTS[plan]
}

/** Adds an open invoice over `priceCents`, of which credit pays `creditCents`. */
export function addInvoice(
  account: Account,
  at: Moment,
  { id, plan }: Subscription,
  { priceCents, creditCents = 0 }: { priceCents: number; creditCents?: number },
): Invoice {
  const invoice: Invoice = {
    id: at.newId('in'),
    subscriptionId: id,
    plan,
    createdAt: at.now,
    amountCents: priceCents - creditCents,
    creditCents,
    status: 'open',
    refundedCents: 0,
    dispute: null,
  }
  account.invoices.push(invoice)
  return invoice
}

/** The unpaid invoice of a subscription. */
export function openInvoice(account: Account, subscriptionId: string): Invoice | undefined {
  return account.invoices.findLast((one) => one.subscriptionId === subscriptionId && one.status === 'open')
}

/** Abandons an open invoice and returns its credit. */
export function giveUpInvoice(account: Account, subscriptionId: string, as: 'void' | 'uncollectible'): void {
  const invoice = openInvoice(account, subscriptionId)
  if (!invoice) return
  invoice.status = as
  account.creditCents += invoice.creditCents
}

/** Whether an invoice was paid by card; a payment by credit alone moves no money. */
export function isPayment({ status, amountCents }: Invoice): boolean {
  return status === 'paid' && amountCents > 0
}

/** The newest payment by card, optionally of one subscription. */
export function lastPayment(account: Account, subscriptionId?: string): Invoice | undefined {
  return account.invoices.findLast(
    (one) => isPayment(one) && (subscriptionId === undefined || one.subscriptionId === subscriptionId),
  )
}

/** Whether the last payment was refunded in full, or lost in a dispute. Source: docs/product-rules.md#access. */
export function isLost(account: Account, subscriptionId: string): boolean {
  const payment = lastPayment(account, subscriptionId)
  return payment !== undefined && (payment.refundedCents >= payment.amountCents || payment.dispute === 'lost')
}

/** Like `isLost`, or a dispute about it is open. */
export function isRevoked(account: Account, subscriptionId: string): boolean {
  return isLost(account, subscriptionId) || lastPayment(account, subscriptionId)?.dispute === 'open'
}

/** Whether the card on file can be charged without its owner. */
export function paysAlone(card: SandboxCard | null): boolean {
  return card?.behaviour === 'pays' || card?.behaviour === 'confirms'
}

/** The active subscription, otherwise the newest that was ever active. */
export function currentSubscription(account: Account): Subscription | undefined {
  const active = account.subscriptions.findLast(({ status }) => hasNotEnded(status))
  return active ?? account.subscriptions.findLast(({ status }) => status === 'canceled')
}
