import { type Plan, type SubscriptionState } from '../../src/shared/features/subscription/subscription.constants.ts'

/** The customer at the payment provider that belongs to a user; a guest's purchase may add another. */
export interface PaymentCustomersTable {
  user_id: string
  customer_id: string
  /** The account at a provider that knows the id: rows of another one do not count. */
  account: string
  created_at: string
}

/** A subscription as it was last fetched from the provider. */
export interface SubscriptionsTable {
  id: string
  user_id: string
  customer_id: string
  /** As of `payment_customers`. */
  account: string
  plan: Plan
  status: SubscriptionState
  period_start: string
  period_end: string
  cancel_at_period_end: number
  next_amount_cents: number | null
  revoked: number
  /** When the first renewal was due that is unpaid; null while nothing is. */
  past_due_since: string | null
  created_at: string
}

/** Looks at a subscription are numbered as they begin; a later one is never overwritten by an earlier one. */
export interface SubscriptionRefreshesTable {
  subscription_id: string
  started: number
  /** When the last look began. */
  started_at: string
  /** The number of the look that is stored. */
  written: number
}

/** Events of the provider that were applied, so that none is applied twice. */
export interface PaymentEventsTable {
  id: string
  type: string
  received_at: string
}

/** Users who had the introductory month. */
export interface IntroOffersTable {
  user_id: string
  used_at: string
}

/** Checkouts that were turned into a user's subscription, each once. */
export interface CheckoutClaimsTable {
  session_id: string
  user_id: string
  claimed_at: string
}
