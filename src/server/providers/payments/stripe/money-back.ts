import { type Stripe } from 'stripe'
import { orUndefined } from './stripe-fault.ts'
import { idOf, maybeIdOf } from './stripe-id.ts'
import { readAll } from './stripe-list.ts'

/** States of a dispute in which no money has moved; an inquiry is only a question of the bank. */
const HARMLESS = new Set<string>([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
])

/** The state of a payment: refunded in full or lost in a dispute (`lost`), or in an open dispute (`disputed`). */
export type MoneyBack = 'lost' | 'disputed'

/**
 * The subscriptions of a customer whose newest payment was refunded in full, or is disputed and not won by us, by their ids. A
 * partial refund does not count. Customers without either cost one request. Source: docs/product-rules.md#access.
 */
export async function findMoneyBack(stripe: Stripe, customer: string): Promise<ReadonlyMap<string, MoneyBack>> {
  const charges = (await orUndefined(readAll(stripe.charges.list({ customer, limit: 100 })))) ?? []
  const back = new Map<string, MoneyBack>()
  if (!charges.some(({ refunded, disputed }) => refunded || disputed)) return back
  for (const [subscriptionId, invoice] of await newestPaid(stripe, customer)) {
    const became = await findOutcome(stripe, findCharges(invoice, charges))
    if (became) back.set(subscriptionId, became)
  }
  return back
}

/** The newest invoice of each subscription that was paid with money. A payment by credit alone has no charge. */
async function newestPaid(stripe: Stripe, customer: string): Promise<Map<string, Stripe.Invoice>> {
  const expand = ['data.payments']
  const paid = await readAll(stripe.invoices.list({ customer, status: 'paid', limit: 100, expand }))
  const newest = new Map<string, Stripe.Invoice>()
  for (const invoice of paid) {
    const subscriptionId = maybeIdOf(invoice.parent?.subscription_details?.subscription)
    if (subscriptionId && invoice.amount_paid > 0 && !newest.has(subscriptionId)) newest.set(subscriptionId, invoice)
  }
  return newest
}

/**
 * The charges of an invoice. A charge does not name its invoice: the invoice names its payments, and each of these an
 * intent, or a charge without one.
 */
function findCharges({ payments }: Stripe.Invoice, charges: Stripe.Charge[]): Stripe.Charge[] {
  const paid = (payments?.data ?? []).filter(({ status }) => status === 'paid')
  const ids = new Set(paid.flatMap(({ payment }) => [payment.payment_intent, payment.charge].flatMap(listed)))
  return charges
    .filter(({ paid: went, status }) => went && status === 'succeeded')
    .filter(({ id, payment_intent: intent }) => ids.has(id) || (intent && ids.has(idOf(intent))))
}

async function findOutcome(stripe: Stripe, charges: Stripe.Charge[]): Promise<MoneyBack | undefined> {
  if (charges.length > 0 && charges.every(({ refunded }) => refunded)) return 'lost'
  const states: string[] = []
  for (const { id } of charges.filter(({ disputed }) => disputed)) {
    const disputes = await readAll(stripe.disputes.list({ charge: id, limit: 100 }))
    states.push(...disputes.map(({ status }) => status))
  }
  if (states.includes('lost')) return 'lost'
  return states.some((state) => !HARMLESS.has(state)) ? 'disputed' : undefined
}

function listed(object: string | { id: string } | undefined): string[] {
  return object ? [idOf(object)] : []
}
