import { AppError } from '../../../../shared/errors.ts'

/** Attempts; more than the parallel writers of one document. */
const TRIES = 50

/**
 * Repeats a read and write until no other write came in between. `attempt` returns undefined where one did. Throws
 * `AppError` BAD_GATEWAY after the last attempt.
 */
export async function keepTrying<T>(attempt: () => Promise<{ done: T } | undefined>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await attempt()
    if (outcome) return outcome.done
  }
  throw new AppError('BAD_GATEWAY', 'The test payments are busy. Try again.')
}
