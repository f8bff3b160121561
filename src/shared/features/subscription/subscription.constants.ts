export const PLANS = ['monthly', 'yearly'] as const
export type Plan = (typeof PLANS)[number]

/** States of a subscription, in Stripe's terms. Source: Stripe API, subscription object. */
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

/** The provider's account of a customer or subscription: ids of one account are unknown to another. */
export type PaymentAccount = 'sandbox' | 'stripe:test' | 'stripe:live'

/** The message for a checkout with a pending payment, such as a bank debit, which can be claimed later. */
export const NOT_PAID_YET = 'Your payment has not arrived yet. Some ways to pay take a few days.'

/** Milliseconds for which access continues after a failed renewal. Source: docs/product-rules.md#access. */
export const PAST_DUE_GRACE_MS = 7 * 24 * 60 * 60_000

/** The cookie of a browser session in which the checkout was shown. */
export const CHECKOUT_SEEN_COOKIE = 'hookline-checkout-seen'
