import type { Clock } from '../../../runtime/clock.ts'

/**
 * Runs work with a time limit. Its signal always fires in the end, so that nothing of it continues. Throws `overdue`'s
 * result after the limit, otherwise the errors of the work.
 */
export async function withTimeout<Result>(
  { clock, milliseconds, overdue }: { clock: Clock; milliseconds: number; overdue: () => Error },
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController()
  clock.sleep(milliseconds, ending.signal).then(
    () => ending.abort(overdue()),
    () => undefined,
  )
  try {
    return await task(AbortSignal.any([signal, ending.signal]))
  } finally {
    ending.abort(new DOMException('The work is over.', 'AbortError'))
  }
}
