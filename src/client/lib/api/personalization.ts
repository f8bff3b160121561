import type { Personalization } from '../../../shared/features/account/account.schema.ts'
import { type Api } from './trpc.ts'

const MINUTE = 60_000

/**
 * How long the onboarding answers are fresh, and how long unused ones are cached, in milliseconds. Source:
 * docs/product-rules.md#screens.
 */
export const PERSONALIZATION_CACHE = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE } as const

/** Returns the cached onboarding answers and refreshes them in the background. Without a cache it loads them from the server. */
export async function loadPersonalization(api: Api): Promise<Personalization> {
  const { personalization } = api.auth
  const known = personalization.getData()
  if (!known) return personalization.fetch(undefined, PERSONALIZATION_CACHE)
  void personalization.prefetch(undefined, PERSONALIZATION_CACHE)
  return known
}
