import { type Failure, isDeclined } from '../api/failure.ts'
import { type Notice } from '../feedback/notify.ts'
import { reachedLimit } from '../billing/reached-limit.ts'

/**
 * The toast of a generation that failed: the server's message, or `fallback` where no answer came. Null for a limit, which
 * has its own dialog, and for a topic that the writer refused.
 */
export function toolNotice(failure: Failure, fallback: string, title = 'Error'): Notice | null {
  if (reachedLimit(failure, new Date()) || isDeclined(failure)) return null
  return { tone: 'failed', title, description: failure.status === 0 ? fallback : failure.message }
}
