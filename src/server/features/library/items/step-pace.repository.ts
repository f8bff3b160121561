import { type StatementSize } from './library-row-bytes.repository.ts'

/** Milliseconds for which one step may hold the event loop. */
const STEP_MS = 20
/** The smallest step, as a part of the largest: a slow disk takes its time for any step. */
const LEAST = 1 / 10

/** The size of steps that follow one another: at most `most`, half as much after one that took too long, and more again after a quick one. */
export function createStepPace(most: StatementSize, now: () => number = () => performance.now()) {
  let share = 1
  return {
    size: (): StatementSize => ({ rows: Math.ceil(most.rows * share), bytes: Math.ceil(most.bytes * share) }),

    /** Does one step. Throws what it throws. */
    async run<Result>(step: () => Promise<Result>): Promise<Result> {
      const start = now()
      const result = await step()
      share = now() - start > STEP_MS ? Math.max(LEAST, share / 2) : Math.min(1, share * 1.5)
      return result
    },
  }
}
