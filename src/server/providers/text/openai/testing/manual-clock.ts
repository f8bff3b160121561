import { type Clock } from '../../../../runtime/clock.ts'

/** A clock for tests: short waits end at once and are recorded, long ones last until `advance` passes them. */
export interface ManualClock extends Clock {
  /** Waits of up to five seconds, in milliseconds, in order. */
  readonly shortWaits: number[]
  /** Milliseconds of the pending long waits. */
  readonly longWaits: () => number[]
  advance(milliseconds: number): void
}

const LONGEST_SHORT_WAIT_MS = 5000

/** Starts at 2026-11-02T12:00:00Z. */
export function createManualClock(): ManualClock {
  let now = Date.UTC(2026, 10, 2, 12)
  const shortWaits: number[] = []
  const waiting = new Set<{ milliseconds: number; end: number; wake: () => void }>()

  return {
    shortWaits,
    longWaits: () => [...waiting].map((wait) => wait.milliseconds).toSorted((a, b) => a - b),
    now: () => new Date(now),
    sleep(milliseconds, signal) {
      signal?.throwIfAborted()
      if (milliseconds <= LONGEST_SHORT_WAIT_MS) {
        shortWaits.push(milliseconds)
        return Promise.resolve()
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const wait = { milliseconds, end: now + milliseconds, wake: resolve }
      waiting.add(wait)
      signal?.addEventListener('abort', () => {
        waiting.delete(wait)
        reject(signal.reason)
      })
      return promise
    },
    advance(milliseconds) {
      now += milliseconds
      for (const wait of waiting) {
        if (wait.end > now) continue
        waiting.delete(wait)
        wait.wake()
      }
    },
  }
}
