import { AppError } from '../../../../shared/errors.ts'
import { type Clock } from '../../../runtime/clock.ts'

/** Runs `work` for at most `milliseconds`, then throws GATEWAY_TIMEOUT and fires the signal of `work`. */
export async function within<T>(
  clock: Clock,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController()
  const done = new AbortController()
  const limit = clock.sleep(milliseconds, done.signal).then((): never => {
    const error = new AppError('GATEWAY_TIMEOUT', 'Firebase took too long to answer. Try again in a moment.')
    late.abort(error)
    throw error
  })
  // If `work` throws synchronously, the race never starts, and this rejection would be unhandled.
  limit.catch(() => {})
  try {
    return await Promise.race([work(late.signal), limit])
  } finally {
    done.abort()
  }
}
