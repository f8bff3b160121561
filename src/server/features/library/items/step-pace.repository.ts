import { type StatementSize } from './library-row-bytes.repository.ts'

/** Milliseconds for which one step may block the event loop. */
const STEP_MS = 20
/** The smallest step, as a fraction of the largest: a slow disk is slow for any step. */
const LEAST = 1 / 10

/** The size of successive steps: at most `most`, half as much after a slow step, and more again after a quick one. */
export function createStepPace(most: StatementSize, now: () => number = () => performance.now()) {
  let share = 1
  return {
    size: (): StatementSize => ({ rows: Math.ceil(most.rows * share), bytes: Math.ceil(most.bytes * share) }),

    /** Runs and times one step. Throws its errors. */
    async run<Result>(step: () => Promise<Result>): Promise<Result> {
      const start = now()
      const result = await step()
      share = now() - start > STEP_MS ? Math.max(LEAST, share / 2) : Math.min(1, share * 1.5)
      return result
    },
  }
}
