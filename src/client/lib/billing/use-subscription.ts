import { trpc } from '../api/trpc.ts'

const MINUTE = 60_000

/**
 * How long the subscription status is fresh, and how long an unused one is cached, in milliseconds. Source:
 * docs/product-rules.md#screens.
 */
export const SUBSCRIPTION_CACHE = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: false } as const

/**
 * Loads the subscription status of the signed-in user: fresh for 5 minutes, cached for 10, never retried. Does nothing unless
 * `enabled`.
 */
export function useSubscription({ enabled = true }: { enabled?: boolean } = {}) {
  return trpc.subscription.status.useQuery(undefined, { ...SUBSCRIPTION_CACHE, enabled })
}
