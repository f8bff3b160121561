import { hasPlan } from '../../../../shared/features/subscription/subscription.rules.ts'
import type { SubscriptionStatus } from '../../../../shared/features/subscription/subscription.schema.ts'
import { longDay } from '../../../lib/time/format-time.ts'

/** Describes what deleting the account does to its subscription. Returns undefined for an account without one. */
export function subscriptionEnd(subscription: SubscriptionStatus): string | undefined {
  if (!hasPlan(subscription)) return undefined
  const { status, endsAt, nextBillingDate } = subscription
  const paidUntil = status === 'active' ? (endsAt ?? nextBillingDate) : null
  const rest = paidUntil ? ` What you paid for the time until ${longDay(paidUntil)} is not paid back.` : ''
  return `Your subscription is cancelled at once and never charged again.${rest}`
}
