import { setImmediate } from 'node:timers/promises'

/** Work that pauses every few milliseconds, so that its caller can yield to the event loop. */
export type Slices<Result> = Generator<undefined, Result>

/** Samples between two pauses: one to four milliseconds of the filter, which is the slowest work. */
export const SLICE = 4_096

/** Runs the work without pauses, for a thread that has nothing else to do. */
export function atOnce<Result>(work: Slices<Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** Runs the work with a turn of the event loop in each pause. Throws its errors and the signal's reason. */
export async function inSlices<Result>(work: Slices<Result>, signal: AbortSignal): Promise<Result> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    await setImmediate()
    signal.throwIfAborted()
  }
}
