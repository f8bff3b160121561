import { type FaultKind, ProviderFault } from './provider-fault.ts'

/** Maximum number of retries of a call. */
export const MAX_RETRIES = 2

const LONGEST_RETRY_AFTER_SECONDS = 5
const FIRST_BACKOFF_MS = 500
const PASSING: readonly FaultKind[] = ['failed', 'internal', 'unreachable', 'busy']

/**
 * The delay before a retry. `attempt` counts from 0. `random` returns 0 to 1 and subtracts up to a quarter, so that
 * callers do not retry simultaneously. Returns milliseconds, or null where a retry is useless: the failure is
 * permanent, or the service asks for too long a wait.
 */
export function retryDelayMs(error: unknown, attempt: number, random: () => number): number | null {
  if (!(error instanceof ProviderFault) || !PASSING.includes(error.kind)) return null
  if (error.retryAfterSeconds !== undefined) {
    return error.retryAfterSeconds <= LONGEST_RETRY_AFTER_SECONDS ? error.retryAfterSeconds * 1000 : null
  }
  return Math.round(FIRST_BACKOFF_MS * 2 ** attempt * (1 - random() / 4))
}
