import { redirect } from '@tanstack/react-router'
import { hasPlan } from '../../../shared/features/subscription/subscription.rules.ts'
import { markCheckoutSeen, wasCheckoutSeen } from './checkout-seen.ts'
import { type Api } from '../api/trpc.ts'
import { SUBSCRIPTION_CACHE } from './use-subscription.ts'

/**
 * Redirects a user without a paid plan to the checkout, once per browser session. Does not redirect users with access or an
 * active subscription, nor when the server cannot be reached. `intended` is the page that the user asked for; the checkout leads
 * back to it. Throws a redirect. Source: docs/product-rules.md#navigation.
 */
export async function offerCheckout(api: Api, intended?: string): Promise<void> {
  if (wasCheckoutSeen()) return
  const subscription = await api.subscription.status.fetch(undefined, SUBSCRIPTION_CACHE).catch(() => null)
  if (!subscription || hasPlan(subscription)) return
  markCheckoutSeen()
  // If the browser rejects the cookie, every visit would be redirected.
  if (!wasCheckoutSeen()) return
  throw redirect({ to: '/checkout', replace: true, state: { intended } })
}
