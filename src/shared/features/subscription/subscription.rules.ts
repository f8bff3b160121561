import { PAST_DUE_GRACE_MS, type SubscriptionState } from './subscription.constants.ts'

/** What decides over access. Instants are of the payment provider's clock. */
export interface AccessFacts {
  status: SubscriptionState
  /** When the running period began: of a past-due subscription, when its renewal was due. */
  periodStart: Date
  /** A full refund or an open dispute. */
  revoked: boolean
}

/**
 * Whether a subscription gives premium access: active, trialing, or past due within 7 days, and the money is not being
 * asked back. Source: decisions 5 and 6.
 */
export function givesAccess({ status, periodStart, revoked }: AccessFacts, now: Date): boolean {
  if (revoked) return false
  if (status === 'active' || status === 'trialing') return true
  return status === 'past_due' && now.getTime() < periodStart.getTime() + PAST_DUE_GRACE_MS
}

/** Whether a subscription still stands, so that there must not be a second one beside it. */
export function isStanding(status: SubscriptionState): boolean {
  return (
    status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid' || status === 'paused'
  )
}

/** An address that its owner recognizes and nobody else learns: `j***@example.com`. Source: decisions 6. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${at < 0 ? '' : email.slice(at)}`
}
