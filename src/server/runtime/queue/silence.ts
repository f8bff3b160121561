import { type Clock } from '../clock.ts'
import { type Place } from './places.ts'

/**
 * Milliseconds without a word from a provider after which its place may be another's, unless it may take longer to begin. Those
 * who wait behind calls that hang start after this, or know after twice of it that no place gets an answer.
 */
const SILENT_MS = 10_000

/** Watches over a place. */
export interface SilenceWatch {
  /** The provider has shown something. */
  heard(): void
  /** The call is over. */
  end(): void
}

/** Marks a place silent once its provider has shown nothing for 10 s, or for `silenceMs` where that is longer. */
export function watchSilence(place: Place, clock: Clock, silenceMs = 0): SilenceWatch {
  const longest = Math.max(SILENT_MS, silenceMs)
  const over = new AbortController()
  let last = clock.now().getTime()
  const watching = async (): Promise<void> => {
    for (let left = longest; left > 0; left = last + longest - clock.now().getTime()) {
      await clock.sleep(left, over.signal)
    }
    await place.markSilent()
  }
  // It ends so when the call is over.
  watching().catch(() => undefined)
  return {
    heard: () => {
      last = clock.now().getTime()
    },
    end: () => over.abort(),
  }
}
