import { type Failure } from './failure.ts'
import { type Notice } from './notify.ts'
import { reachedLimit } from './reached-limit.ts'

/**
 * The toast of a generation that failed: the server's sentence, or `fallback` where no answer came. Null for a limit, which
 * has its own dialog. Source: spec section 8.
 */
export function toolNotice(failure: Failure, fallback: string, title = 'Error'): Notice | null {
  if (reachedLimit(failure, new Date())) return null
  return { tone: 'failed', title, description: failure.status === 0 ? fallback : failure.message }
}
