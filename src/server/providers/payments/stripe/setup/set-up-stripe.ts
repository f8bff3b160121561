import { type Plan, PLANS } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { createStripeClient, type StripeLimits } from '../stripe-client.ts'
import { asking } from '../stripe-fault.ts'
import { type StripeAccess } from '../stripe-settings.ts'
import { ensureIntroCoupon } from './intro-offer.ts'
import { ensurePaymentLink } from './payment-links.ts'
import { ensurePlans } from './plans.ts'
import { ensurePortal } from './portal.ts'
import { ensureWebhook } from './webhook.ts'

export interface SetUpOptions extends StripeAccess {
  /** Where people reach this server, without a trailing slash. */
  publicUrl: string
  /** Whether a first monthly subscription starts with the introductory month. */
  introOffer: boolean
  limits?: Partial<StripeLimits>
}

/** What is in the account now. */
export interface StripeAccount {
  prices: Record<Plan, string>
  introCouponId: string | undefined
  /** Addresses of Stripe's own pages where a guest pays. */
  links: Record<Plan, string>
  /** `secret` is shown once, when the endpoint is made; no endpoint is made for a server that Stripe cannot reach. */
  webhook: { url: string; secret: string | undefined } | undefined
  /** One line for everything that was made or changed; none where all was there. */
  changes: string[]
}

/**
 * Makes in an account at Stripe what Hookline needs there: product, prices, introductory coupon, portal, Payment Links,
 * webhook endpoint. Finds again what it made before, and makes nothing twice. Throws `AppError` as the port does.
 */
export async function setUpStripe({ publicUrl, introOffer, limits, ...access }: SetUpOptions): Promise<StripeAccount> {
  const stripe = createStripeClient(access, limits)
  const changes: string[] = []
  const note = (line: string) => void changes.push(line)
  return asking(async () => {
    const { product, prices } = await ensurePlans(stripe, note)
    const introCouponId = introOffer ? await ensureIntroCoupon(stripe, note) : undefined
    await ensurePortal(stripe, { product, prices }, note)
    const [monthly = '', yearly = ''] = await Promise.all(
      PLANS.map((plan) => ensurePaymentLink(stripe, { plan, price: prices[plan], publicUrl }, note)),
    )
    return {
      prices,
      introCouponId,
      links: { monthly, yearly },
      webhook: await ensureWebhook(stripe, publicUrl, note),
      changes,
    }
  })
}
