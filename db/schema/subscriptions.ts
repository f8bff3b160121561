import type { Plan, SubscriptionState } from '../../src/shared/features/subscription/subscription.constants.ts'

/** A user's customer id at the payment provider. A purchase before sign-up may add another one. */
export interface PaymentCustomersTable {
  user_id: string
  customer_id: string
  /** The account at the provider that knows the id. Rows of other accounts are ignored. */
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
  /** Due time of the first unpaid renewal; null while nothing is unpaid. */
  past_due_since: string | null
  created_at: string
}

/** Fetches of a subscription, numbered as they begin. An earlier fetch never overwrites a later one. */
export interface SubscriptionRefreshesTable {
  subscription_id: string
  started: number
  /** When the last fetch began. */
  started_at: string
  /** The number of the fetch that is stored. */
  written: number
}

/** Events of the provider that were applied; each is applied once. */
export interface PaymentEventsTable {
  id: string
  type: string
  received_at: string
}

/** Users who have had a plan, so that the introductory month is not for them any more. */
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
