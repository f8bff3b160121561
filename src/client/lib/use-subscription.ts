import { trpc } from './trpc.ts'

const FRESH_MS = 5 * 60_000
const KEPT_MS = 10 * 60_000

/** What a signed-in user has paid for: fresh for 5 minutes, kept for 10, never retried. Source: spec section 8. */
export function useSubscription() {
  return trpc.subscription.status.useQuery(undefined, { staleTime: FRESH_MS, gcTime: KEPT_MS, retry: false })
}
