import { type Plan, PLANS } from '../../../../../shared/features/subscription/subscription.constants.ts'
import { createStripeClient, type StripeLimits } from '../stripe-client.ts'
import { callStripe } from '../stripe-fault.ts'
import { type StripeAccess } from '../stripe-settings.ts'
import { ensureIntroCoupon } from './intro-offer.ts'
import { ensurePaymentLink } from './payment-links.ts'
import { ensurePlans } from './plans.ts'
import { ensurePortal } from './portal.ts'
import { ensureWebhook } from './webhook.ts'

export interface SetUpOptions extends StripeAccess {
  /** The public address of this server, without a trailing slash. */
  publicUrl: string
  /** Whether a first monthly subscription starts with the introductory month. */
  introOffer: boolean
  limits?: Partial<StripeLimits>
}

/** The objects that the account has after the set-up. */
export interface StripeAccount {
  prices: Record<Plan, string>
  introCouponId: string | undefined
  /** Addresses of Stripe's own pages where a visitor pays. */
  links: Record<Plan, string>
  /** `secret` is available only when the endpoint is created. Undefined for a server that Stripe cannot reach. */
  webhook: { url: string; secret: string | undefined } | undefined
  /** One line for everything that was created or changed. */
  changes: string[]
}

/**
 * Creates the objects that Hookline needs in a Stripe account: product, prices, introductory coupon, portal, Payment
 * Links, webhook endpoint. Finds objects of earlier runs and creates nothing twice. Throws `AppError` as the port does.
 */
export async function setUpStripe({ publicUrl, introOffer, limits, ...access }: SetUpOptions): Promise<StripeAccount> {
  const stripe = createStripeClient(access, limits)
  const changes: string[] = []
  const note = (line: string) => void changes.push(line)
  return callStripe(async () => {
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
