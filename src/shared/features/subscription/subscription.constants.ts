export const PLANS = ['monthly', 'yearly'] as const
export type Plan = (typeof PLANS)[number]

/** States of a subscription, in Stripe's own words. Source: Stripe API, subscription object. */
export const SUBSCRIPTION_STATES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** Where customers and subscriptions are known: the ids of one account mean nothing to another. */
export type PaymentAccount = 'sandbox' | 'stripe:test' | 'stripe:live'

/** A checkout with a pending payment, as with a debit from a bank account: it can be claimed later. */
export const NOT_PAID_YET = 'Your payment has not arrived yet. Some ways to pay take a few days.'

/** How long a failed renewal keeps access, in milliseconds. Source: docs/product-rules.md#access. */
export const PAST_DUE_GRACE_MS = 7 * 24 * 60 * 60_000
