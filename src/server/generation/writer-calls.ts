import { type WaitingEvent } from '../../shared/features/generation/generation.schema.ts'
import { isWriterProgress } from '../providers/text/text.port.ts'
import { type Clock } from '../runtime/clock.ts'
import { type CircuitBreaker } from '../runtime/queue/circuit-breaker.ts'
import { type PlaceRequest, type Place, type Places } from '../runtime/queue/places.ts'
import { watchSilence } from '../runtime/queue/silence.ts'

export type WriterCalls = ReturnType<typeof createWriterCalls>

/** Calls to the writer: limited to its number of places, and refused while it does not answer. */
export function createWriterCalls({
  places,
  breaker,
  silenceMs,
  clock,
}: {
  places: Places
  breaker: CircuitBreaker
  /** Milliseconds that the writer of a new call may be silent; undefined means 10 s. */
  silenceMs: () => number | undefined
  clock: Clock
}) {
  return {
    /** Throws SERVICE_UNAVAILABLE while the writer does not answer. */
    requireAnswering: breaker.requireClosed,

    /** Waits for a place, as `Places` does. Throws as `requireAnswering` does once the writer stops answering. */
    async *enter(asker: PlaceRequest, signal: AbortSignal): AsyncGenerator<WaitingEvent, Place, void> {
      return yield* places.enter(asker, AbortSignal.any([signal, breaker.opened()]))
    },

    /**
     * Passes on the drafts of a call, and reports to the circuit breaker whether the writer answers. `signal` fires
     * when the caller leaves.
     */
    async *read<Draft>(place: Place, written: AsyncIterable<Draft>, signal: AbortSignal): AsyncGenerator<Draft, void> {
      const call = breaker.begin()
      const silence = watchSilence(place, clock, silenceMs())
      let hasText = false
      try {
        for await (const draft of written) {
          const isProgress = isWriterProgress(draft)
          hasText ||= !isProgress
          if (hasText) call.heard()
          if (!isProgress || draft.type !== 'loading') silence.heard()
          yield draft
        }
        call.end({})
      } catch (error) {
        call.end({ error, isStopped: signal.aborted })
        throw error
      } finally {
        silence.end()
        // The reader left before the end. After the end of a call this has no effect.
        call.end({ isStopped: !hasText })
      }
    },
  }
}
