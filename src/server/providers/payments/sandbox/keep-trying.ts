import { AppError } from '../../../../shared/errors.ts'

/** More writers than this at one document at once are not met in a sandbox. */
const TRIES = 50

/**
 * Reads and writes again until nobody else wrote in between. `attempt` returns undefined when somebody did. Throws
 * `AppError` BAD_GATEWAY when that never ends.
 */
export async function keepTrying<T>(attempt: () => Promise<{ done: T } | undefined>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await attempt()
    if (outcome) return outcome.done
  }
  throw new AppError('BAD_GATEWAY', 'The test payments are busy. Try again.')
}
