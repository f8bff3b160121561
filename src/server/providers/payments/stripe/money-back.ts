import { type Stripe } from 'stripe'
import { orUndefined } from './stripe-fault.ts'

/** A dispute in these states leaves the money where it is: an inquiry is a question of the bank, and moves none. */
const HARMLESS = new Set<string>([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
])

/**
 * Whether a customer has, or asks, the money of the last payment back: refunded in full, or disputed and not won by us.
 * A part refunded changes nothing. Source: decisions 6.
 */
export async function isMoneyBack(stripe: Stripe, customerId: string): Promise<boolean> {
  const charges = await orUndefined(stripe.charges.list({ customer: customerId, limit: 100 }))
  const last = charges?.data.find(({ paid, status }) => paid && status === 'succeeded')
  if (!last) return false
  if (last.refunded || !last.disputed) return last.refunded
  const disputes = await stripe.disputes.list({ charge: last.id, limit: 100 })
  return disputes.data.some(({ status }) => !HARMLESS.has(status))
}
