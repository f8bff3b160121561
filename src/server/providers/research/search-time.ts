import { AppError } from '../../../shared/errors.ts'
import { type Clock } from '../../runtime/clock.ts'
import { RESEARCH_LIMITS } from './research.port.ts'

/**
 * Runs a search within its time limit. `scope` aborts its requests. Throws the reason of `signal`, `AppError`
 * GATEWAY_TIMEOUT after the limit, otherwise the errors of the work.
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
    // A client has its own error for an abort; the signal's reason is more exact.
    scope.throwIfAborted()
    throw error
  } finally {
    done.abort()
  }
}
