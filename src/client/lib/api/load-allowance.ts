import { type Api } from './trpc.ts'

/** Maximum age of a cached prompt count when a tool opens. Every use of a prompt invalidates it earlier. */
const FRESH_MS = 30_000

/** Loads the remaining allowance before a tool opens. Does not reject: on failure the tool opens and reports the error itself. */
export async function loadAllowance(api: Api): Promise<void> {
  await api.subscription.usage.prefetch(undefined, { staleTime: FRESH_MS })
}
