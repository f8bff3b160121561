import { useHydrated } from '@tanstack/react-router'
import { formatPrice, PRICE_CENTS } from '../../../shared/plans.ts'
import { trpc } from '../api/trpc.ts'
import { useSession } from '../session/use-session.ts'
import { useSubscription } from './use-subscription.ts'

/** The price of a monthly subscription for who never had a plan. */
export const INTRO_SENTENCE = `First month ${formatPrice(PRICE_CENTS.introMonth)}, then ${formatPrice(PRICE_CENTS.monthly)} per month`

/**
 * Whether the first month is discounted for the current visitor. For a user their account decides: nothing is offered before it is
 * known. For a visitor it is the server's setting, true until it is loaded, as in the prerendered pages.
 */
export function useIntroOffer(): boolean {
  const hydrated = useHydrated()
  const { signedIn } = useSession()
  const { data: config } = trpc.auth.config.useQuery()
  const { data: subscription } = useSubscription({ enabled: signedIn })
  if (!hydrated) return true
  return signedIn ? (subscription?.introOffer ?? false) : (config?.payments.introOffer ?? true)
}
