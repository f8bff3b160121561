import { AppError } from '../../../shared/errors.ts'
import { type Clock } from '../../runtime/clock.ts'
import { RESEARCH_LIMITS } from './research.port.ts'

/**
 * Does the work of one search within its time. `scope` ends its requests. Throws the reason of `signal`, `AppError`
 * GATEWAY_TIMEOUT when the time is over, else what the work throws.
 */
export async function withinSearchTime<Result>(
  clock: Clock,
  signal: AbortSignal,
  work: (scope: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  const late = new AbortController()
  const done = new AbortController()
  clock.sleep(RESEARCH_LIMITS.milliseconds, done.signal).then(
    () => late.abort(new AppError('GATEWAY_TIMEOUT', 'The internet search took too long.')),
    () => undefined,
  )
  const scope = AbortSignal.any([signal, late.signal])
  try {
    return await work(scope)
  } catch (error) {
    // A client words an abort in its own way; the signal's reason is more exact.
    scope.throwIfAborted()
    throw error
  } finally {
    done.abort()
  }
}
