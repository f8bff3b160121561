import { type Clock } from './clock.ts'

interface RetryOptions {
  clock: Clock
  signal?: AbortSignal | undefined
  /** Milliseconds to wait after a failure with so many retries before it; undefined to give up. */
  pauseAfter(error: unknown, retries: number): number | undefined
}

/** Makes a call until it succeeds; it gets the number of earlier attempts. Throws its last error, or the signal's reason. */
export async function retry<T>(
  call: (retries: number) => Promise<T>,
  { clock, signal, pauseAfter }: RetryOptions,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await call(retries)
    } catch (error) {
      signal?.throwIfAborted()
      const pause = pauseAfter(error, retries)
      if (pause === undefined) throw error
      await clock.sleep(pause, signal)
    }
  }
}
