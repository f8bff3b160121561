import { setTimeout as wait } from 'node:timers/promises'

/** What this adapter needs of time. The server's own clock fits; a test hands in one that never waits. */
export interface Clock {
  now(): Date
  /** Resolves after `milliseconds`; rejects with the signal's reason when it fires first. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

/** Node's timers: the default where no clock is handed in. */
export const nodeClock: Clock = {
  now: () => new Date(),
  sleep: async (milliseconds, signal) => {
    try {
      await wait(milliseconds, undefined, signal ? { signal } : {})
    } catch (error) {
      throw signal?.aborted ? signal.reason : error
    }
  },
}
