import { type Plan } from '../../../../shared/features/subscription/subscription.constants.ts'

/** How to reach the account at Stripe. */
export interface StripeAccess {
  secretKey: string
  /** The local server that replaces Stripe, such as `http://127.0.0.1:12111`; Stripe itself without it. */
  apiBase: URL | undefined
}

/** The adapter's settings of the account at Stripe. `npm run stripe:setup` prints all of it. */
export interface StripeSettings extends StripeAccess {
  webhookSecret: string
  /** Ids of the prices. */
  prices: Record<Plan, string>
  /** The coupon of the first month; none where the offer is off. */
  introCouponId: string | undefined
}
