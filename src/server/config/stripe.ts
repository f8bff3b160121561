import { type z } from 'zod'
import { type PaymentAccount } from '../../shared/features/subscription/subscription.constants.ts'
import { type Environment } from './schema.ts'

/** The payment provider of this server. */
export type PaymentSettings = { kind: 'sandbox' } | StripeSettings

type StripeAccount = Exclude<PaymentAccount, 'sandbox'>

/** The settings of Stripe. Only the publishable key is sent to the browser. */
export interface StripeSettings {
  kind: 'stripe'
  account: StripeAccount
  secretKey: string
  publishableKey: string
  webhookSecret: string
  prices: { monthly: string; yearly: string }
  introCouponId: string | undefined
  /** A local server instead of Stripe, for tests. */
  apiBase: URL | undefined
}

/** Whether no card is charged: in the sandbox, and with test keys of Stripe. */
export function isTest(payments: PaymentSettings): boolean {
  return payments.kind === 'sandbox' || payments.account === 'stripe:test'
}

/** The mode of a secret key, which also may be a restricted one. Source: Stripe, API keys. */
function accountOf(secretKey: string): StripeAccount {
  return /^[a-z]+_live_/u.test(secretKey) ? 'stripe:live' : 'stripe:test'
}

type Set = Record<string, string | undefined>

const NEEDED = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_YEARLY',
] as const

/** Problems of the `STRIPE_*` group: incomplete, or an introductory offer without its coupon. */
export function stripeProblems(set: Set): string[] {
  if (![...NEEDED, 'STRIPE_INTRO_COUPON_ID'].some((name) => set[name])) return []
  const introOffer = set['INTRO_OFFER'] !== 'off'
  const needed = introOffer ? [...NEEDED, 'STRIPE_INTRO_COUPON_ID'] : NEEDED
  const missing = needed.filter((name) => !set[name])
  if (missing.length === 0) return []
  const hint = missing.includes('STRIPE_INTRO_COUPON_ID') ? ' (or INTRO_OFFER=off)' : ''
  return [`${missing.join(', ')} must be set as well${hint}, or no STRIPE_* at all; npm run stripe:setup prints them`]
}

/** The settings of the group, or undefined where it is unset. */
export function toStripe(env: z.infer<typeof Environment>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env
  const { STRIPE_PRICE_MONTHLY, STRIPE_PRICE_YEARLY } = env
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined
  if (!STRIPE_PRICE_MONTHLY || !STRIPE_PRICE_YEARLY) return undefined
  return {
    kind: 'stripe',
    account: accountOf(STRIPE_SECRET_KEY),
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { monthly: STRIPE_PRICE_MONTHLY, yearly: STRIPE_PRICE_YEARLY },
    introCouponId: env.INTRO_OFFER ? env.STRIPE_INTRO_COUPON_ID : undefined,
    apiBase: env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : undefined,
  }
}
