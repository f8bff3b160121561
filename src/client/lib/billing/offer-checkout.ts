import { redirect } from '@tanstack/react-router'
import { hasPlan } from '../../../shared/features/subscription/subscription.rules.ts'
import { markCheckoutSeen, wasCheckoutSeen } from './checkout-seen.ts'
import { type Api } from '../api/trpc.ts'
import { SUBSCRIPTION_CACHE } from './use-subscription.ts'

/**
 * Leads a user who pays nothing to the checkout, once per session of the browser. A user with access or with a
 * subscription that is still active stays, and so does everybody while the server cannot be asked. Source:
 * docs/product-rules.md#navigation.
 */
export async function offerCheckout(api: Api): Promise<void> {
  if (wasCheckoutSeen()) return
  const subscription = await api.subscription.status.fetch(undefined, SUBSCRIPTION_CACHE).catch(() => null)
  if (!subscription || hasPlan(subscription)) return
  markCheckoutSeen()
  // Where the browser keeps no mark, everybody would be redirected each time.
  if (!wasCheckoutSeen()) return
  throw redirect({ to: '/checkout', replace: true })
}
