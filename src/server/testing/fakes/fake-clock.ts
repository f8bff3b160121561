import { type Clock } from '../../runtime/clock.ts'

/** A clock that is stopped until a test advances it. */
export interface FakeClock extends Clock {
  /** Advances the time by `milliseconds` and wakes sleepers whose time has come. */
  advance(milliseconds: number): Promise<void>
  /** Number of pending sleeps. */
  sleepers(): number
}

export function createFakeClock(start = '2026-11-20T12:00:00.000Z'): FakeClock {
  let now = Date.parse(start)
  const sleeping = new Set<{ at: number; wake: () => void }>()
  return {
    now: () => new Date(now),
    sleepers: () => sleeping.size,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error)
        const sleeper = { at: now + milliseconds, wake: resolve }
        sleeping.add(sleeper)
        signal?.addEventListener('abort', () => {
          sleeping.delete(sleeper)
          reject(signal.reason as Error)
        })
      }),
    async advance(milliseconds) {
      now += milliseconds
      for (const sleeper of sleeping) {
        if (sleeper.at > now) continue
        sleeping.delete(sleeper)
        sleeper.wake()
      }
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}
