import { trpc } from '../api/trpc.ts'

const MINUTE = 60_000

/** How long the status of a subscription counts as fresh, and how long an unused one is kept. Source: spec section 7. */
export const SUBSCRIPTION_CACHE = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: false } as const

/**
 * What a signed-in user has paid for: fresh for 5 minutes, kept for 10, never retried; not asked for unless `enabled`.
 * Source: spec section 8.
 */
export function useSubscription({ enabled = true }: { enabled?: boolean } = {}) {
  return trpc.subscription.status.useQuery(undefined, { ...SUBSCRIPTION_CACHE, enabled })
}
