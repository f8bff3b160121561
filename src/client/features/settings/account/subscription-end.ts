import { hasPlan } from '../../../../shared/features/subscription/subscription.rules.ts'
import type { SubscriptionStatus } from '../../../../shared/features/subscription/subscription.schema.ts'
import { longDay } from '../../../lib/time/format-time.ts'

/** Describes what deleting the account does to its subscription. Returns undefined for an account without one. */
export function describeSubscriptionEnd(subscription: SubscriptionStatus): string | undefined {
  if (!hasPlan(subscription)) return undefined
  const { status, endsAt, nextBillingDate } = subscription
  const paidUntil = status === 'active' ? (endsAt ?? nextBillingDate) : null
  const rest = paidUntil ? ` What you paid for the time until ${longDay(paidUntil)} is not refunded.` : ''
  return `Your subscription is cancelled at once and never charged again.${rest}`
}
