import { setTimeout as wait } from 'node:timers/promises'

/** The current time and timers, injected so that no test waits for the wall clock. */
export interface Clock {
  now(): Date
  /** Resolves after `milliseconds`; rejects with the signal's reason when it fires first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: async (milliseconds, signal) => {
    try {
      await wait(milliseconds, undefined, signal ? { signal } : {})
    } catch (error) {
      throw signal?.aborted ? signal.reason : error
    }
  },
}
