import type { Personalization } from '../../../shared/features/account/account.schema.ts'
import { type Api } from './trpc.ts'

const MINUTE = 60_000

/** How long the answers of onboarding are fresh, and how long unused ones are cached. Source: docs/product-rules.md#screens. */
export const PERSONALIZATION_CACHE = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE } as const

/** The answers at once where they are cached, refreshed in the background; else from the server. */
export async function loadPersonalization(api: Api): Promise<Personalization> {
  const { personalization } = api.auth
  const known = personalization.getData()
  if (!known) return personalization.fetch(undefined, PERSONALIZATION_CACHE)
  void personalization.prefetch(undefined, PERSONALIZATION_CACHE)
  return known
}
