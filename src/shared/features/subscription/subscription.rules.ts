import { PAST_DUE_GRACE_MS, type SubscriptionState } from './subscription.constants.ts'

/** The facts that decide about access. Instants are on the payment provider's clock. */
export interface AccessFacts {
  status: SubscriptionState
  /** Begin of the current period; for a past-due subscription the due time of its last renewal. */
  periodStart: Date
  /** End of the current period, and due time of the next renewal. */
  periodEnd: Date
  /** Due time of the first unpaid renewal, where known: periods continue without a payment. */
  pastDueSince?: Date | null
  /** A full refund or an open dispute. */
  revoked: boolean
}

/** End of a past-due subscription's access: 7 days after the unpaid renewal was due. Source: docs/product-rules.md#access. */
export function graceEnd({ periodStart, pastDueSince }: Pick<AccessFacts, 'periodStart' | 'pastDueSince'>): Date {
  return new Date((pastDueSince ?? periodStart).getTime() + PAST_DUE_GRACE_MS)
}

/**
 * Whether a subscription gives premium access: active, trialing, or past due within 7 days, and neither refunded in
 * full nor disputed. Access always ends 7 days after the period, because then the provider has not reported the
 * outcome. Source: docs/product-rules.md#access.
 */
export function givesAccess(facts: AccessFacts, now: Date): boolean {
  const { status, periodEnd, revoked } = facts
  if (revoked || now.getTime() >= periodEnd.getTime() + PAST_DUE_GRACE_MS) return false
  if (status === 'active' || status === 'trialing') return true
  return status === 'past_due' && now < graceEnd(facts)
}

/** Whether a subscription has not ended, so that a second one beside it is refused. */
export function hasNotEnded(status: SubscriptionState | 'none'): boolean {
  return (
    status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid' || status === 'paused'
  )
}

/** Whether a subscription was ever paid, after which there is no introductory month. Source: docs/product-rules.md#plans. */
export function hasBegun(status: SubscriptionState): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired'
}

/** Whether a subscription goes on after its current period. */
export function renews(of: { status: SubscriptionState; cancelAtPeriodEnd: boolean }): boolean {
  return hasNotEnded(of.status) && !of.cancelAtPeriodEnd
}

/**
 * Whether an account has a plan, lapsed ones included; it then manages that plan instead of buying another. Source:
 * docs/product-rules.md#navigation.
 */
export function hasPlan(of: { hasActiveSubscription: boolean; status: SubscriptionState | 'none' }): boolean {
  return of.hasActiveSubscription || hasNotEnded(of.status)
}

/** An address that only its owner recognizes: `j***@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${at < 0 ? '' : email.slice(at)}`
}

/** Whether an address is a result of `maskedEmail`. */
export function isMaskedEmail(email: string): boolean {
  return email === maskedEmail(email)
}
