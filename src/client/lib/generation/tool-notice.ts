import { type Failure, isDeclined } from '../api/failure.ts'
import { type Notice } from '../feedback/notify.ts'
import { reachedLimit } from '../billing/reached-limit.ts'

/**
 * Builds the toast of a failed generation: the server's message, or `fallback` if there was no response. Returns null for a
 * used-up allowance, which has its own dialog, and for a topic that the model declined.
 */
export function toolNotice(failure: Failure, fallback: string, title = 'Error'): Notice | null {
  if (reachedLimit(failure, new Date()) || isDeclined(failure)) return null
  return { tone: 'failed', title, description: failure.status === 0 ? fallback : failure.message }
}
