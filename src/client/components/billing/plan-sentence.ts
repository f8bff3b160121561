import type { SubscriptionStatus } from '../../../shared/features/subscription/subscription.schema.ts'
import { formatPrice } from '../../../shared/plans.ts'
import { longDay } from '../../lib/time/format-time.ts'

/** Describes the state of a subscription in one sentence. Returns undefined for users who never had one. */
export function planSentence(subscription: SubscriptionStatus): string | undefined {
  const { hasActiveSubscription, status, endsAt } = subscription
  switch (status) {
    case 'none':
      return undefined
    case 'active':
      if (!hasActiveSubscription) return 'Your payment was refunded or is disputed, so Premium is off.'
      return endsAt ? `Your plan ends on ${longDay(endsAt)}.` : renewal(subscription, 'Your plan')
    case 'trialing':
      return endsAt ? `Your trial ends on ${longDay(endsAt)}.` : renewal(subscription, 'Your trial')
    case 'past_due':
      return hasActiveSubscription && endsAt
        ? `Your last payment did not go through. Update your card by ${longDay(endsAt)} to keep Premium.`
        : 'Your last payment did not go through, so Premium is off. Update your card to get it back.'
    case 'unpaid':
      return 'Your renewal was never paid, so Premium is off. Update your card to get it back.'
    case 'paused':
      return 'Your subscription is paused, and Premium with it.'
    case 'incomplete':
      return 'Your first payment is not finished, so Premium has not begun.'
    case 'incomplete_expired':
      return 'Your first payment was not finished in time. Nothing was charged.'
    case 'canceled':
      return 'Your subscription has ended. Everything you made is still here.'
  }
}

function renewal({ nextBillingDate, nextAmountCents }: SubscriptionStatus, what: string): string {
  if (!nextBillingDate) return `${what} is active.`
  const price = nextAmountCents === null ? '' : ` for ${formatPrice(nextAmountCents)}`
  return `${what} renews on ${longDay(nextBillingDate)}${price}.`
}
