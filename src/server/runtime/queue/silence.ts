import { type Clock } from '../clock.ts'
import { type Place } from './places.ts'

/**
 * Milliseconds of silence after which a provider's place may be given to another request, unless the provider may take
 * longer to begin. Requests behind hanging calls start after this time, or are refused after twice this time where no
 * place gets an answer.
 */
const SILENT_MS = 10_000

/** Watches a place for silence. */
export interface SilenceWatch {
  /** The provider has shown something. */
  heard(): void
  /** The call is over. */
  end(): void
}

/** Marks a place silent once its provider has been silent for 10 s, or for `silenceMs` where that is longer. */
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
  // Rejects when the call is over.
  watching().catch(() => undefined)
  return {
    heard: () => {
      last = clock.now().getTime()
    },
    end: () => over.abort(),
  }
}
