import { type FaultKind, ProviderFault } from './provider-fault.ts'

/** How often a call is tried again at most. */
export const MAX_RETRIES = 2

const LONGEST_RETRY_AFTER_SECONDS = 5
const FIRST_BACKOFF_MS = 500
const PASSING: readonly FaultKind[] = ['failed', 'internal', 'unreachable', 'busy']

/**
 * How long to wait before a call is tried again.
 * `attempt` counts from 0; `random` gives 0 to 1 and takes up to a quarter off, so that callers do not come back at
 * once. Returns milliseconds, or null when trying again makes no sense: the failure would not pass, or the service
 * asks for a longer wait than is acceptable.
 */
export function retryDelayMs(error: unknown, attempt: number, random: () => number): number | null {
  if (!(error instanceof ProviderFault) || !PASSING.includes(error.kind)) return null
  if (error.retryAfterSeconds !== undefined) {
    return error.retryAfterSeconds <= LONGEST_RETRY_AFTER_SECONDS ? error.retryAfterSeconds * 1000 : null
  }
  return Math.round(FIRST_BACKOFF_MS * 2 ** attempt * (1 - random() / 4))
}
