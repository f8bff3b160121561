import { PAST_DUE_GRACE_MS, type Plan, type SubscriptionState } from './subscription.constants.ts'

/** What decides over access. Instants are of the payment provider's clock. */
export interface AccessFacts {
  status: SubscriptionState
  /** When the running period began: of a past-due subscription, when its last renewal was due. */
  periodStart: Date
  /** When the running period ends, and the next renewal is due. */
  periodEnd: Date
  /** When the first unpaid renewal was due, where that is known: periods continue without a payment. */
  pastDueSince?: Date | null
  /** A full refund or an open dispute. */
  revoked: boolean
}

/**
 * When the access of a past-due subscription ends: 7 days after the unpaid renewal was due. Source:
 * docs/product-rules.md#access.
 */
export function graceEnd({ periodStart, pastDueSince }: Pick<AccessFacts, 'periodStart' | 'pastDueSince'>): Date {
  return new Date((pastDueSince ?? periodStart).getTime() + PAST_DUE_GRACE_MS)
}

/**
 * Whether a subscription gives premium access: active, trialing, or past due within 7 days, and neither refunded in
 * full nor disputed. Nothing gives access for longer than 7 days after its period, because then the provider has not
 * reported the outcome. Source: docs/product-rules.md#access.
 */
export function givesAccess(facts: AccessFacts, now: Date): boolean {
  const { status, periodEnd, revoked } = facts
  if (revoked || now.getTime() >= periodEnd.getTime() + PAST_DUE_GRACE_MS) return false
  if (status === 'active' || status === 'trialing') return true
  return status === 'past_due' && now < graceEnd(facts)
}

/** Whether a subscription has not ended, so that there must not be a second one beside it. */
export function isStanding(status: SubscriptionState | 'none'): boolean {
  return (
    status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid' || status === 'paused'
  )
}

/**
 * Whether a subscription is a paid monthly one. After it the customer gets no introductory month. Source:
 * docs/product-rules.md#plans.
 */
export function usesIntroOffer({ plan, status }: { plan: Plan; status: SubscriptionState }): boolean {
  return plan === 'monthly' && status !== 'incomplete' && status !== 'incomplete_expired'
}

/**
 * Whether an account has a plan, lapsed ones included. It then manages that plan instead of buying another. Source:
 * docs/product-rules.md#navigation.
 */
export function hasPlan(of: { hasActiveSubscription: boolean; status: SubscriptionState | 'none' }): boolean {
  return of.hasActiveSubscription || isStanding(of.status)
}

/** An address that only its owner recognizes: `j***@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${at < 0 ? '' : email.slice(at)}`
}

/** Whether an address is one that `maskedEmail` wrote. */
export function isMaskedEmail(email: string): boolean {
  return email === maskedEmail(email)
}
