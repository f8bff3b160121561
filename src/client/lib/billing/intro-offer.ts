import { useHydrated } from '@tanstack/react-router'
import { formatPrice, PRICE_CENTS } from '../../../shared/plans.ts'
import { trpc } from '../api/trpc.ts'
import { useSession } from '../session/use-session.ts'
import { useSubscription } from './use-subscription.ts'

/** What the first monthly subscription of a customer costs. */
export const INTRO_SENTENCE = `First month ${formatPrice(PRICE_CENTS.introMonth)}, then ${formatPrice(PRICE_CENTS.monthly)} per month`

/**
 * Whether the first month costs less for anyone who looks: of a user the account decides, of a visitor the server's
 * setting. Until either is known it does, as in the pages that were rendered at build.
 */
export function useIntroOffer(): boolean {
  const hydrated = useHydrated()
  const { signedIn } = useSession()
  const { data: config } = trpc.auth.config.useQuery()
  const { data: subscription } = useSubscription({ enabled: signedIn })
  if (!hydrated) return true
  return (signedIn ? subscription?.introOffer : undefined) ?? config?.payments.introOffer ?? true
}
