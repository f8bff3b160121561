import { type PaymentAccount, type Plan } from '../../../../shared/features/subscription/subscription.constants.ts'

/** Access to the Stripe account. */
export interface StripeAccess {
  secretKey: string
  /** A local server that replaces Stripe, such as `http://127.0.0.1:12111`; undefined means Stripe. */
  apiBase: URL | undefined
}

/** The settings of the adapter; `npm run stripe:setup` prints them. */
export interface StripeSettings extends StripeAccess {
  /** The account and its mode. */
  account: PaymentAccount
  webhookSecret: string
  /** Ids of the prices. */
  prices: Record<Plan, string>
  /** The coupon of the first month; undefined where the offer is off. */
  introCouponId: string | undefined
}
