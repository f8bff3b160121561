import { trpc } from '../api/trpc.ts'

const MINUTE = 60_000

/**
 * How long the status of a subscription is fresh, and how long an unused one is cached. Source:
 * docs/product-rules.md#screens.
 */
export const SUBSCRIPTION_CACHE = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: false } as const

/** What a signed-in user has paid for: fresh for 5 minutes, cached for 10, never retried. Not loaded unless `enabled`. */
export function useSubscription({ enabled = true }: { enabled?: boolean } = {}) {
  return trpc.subscription.status.useQuery(undefined, { ...SUBSCRIPTION_CACHE, enabled })
}
