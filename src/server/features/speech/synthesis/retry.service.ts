import { AppError } from '../../../../shared/errors.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { retry } from '../../../runtime/retry.ts'
import type { CircuitBreaker } from '../../../runtime/queue/circuit-breaker.ts'
import { placeAlone, type Places } from '../../../runtime/queue/places.ts'
import { watchSilence } from '../../../runtime/queue/silence.ts'
import type { SpeechModel, SpeechRequest } from '../../../providers/speech/speech.port.ts'

/** Maximum number of retries of a failed piece, and of one that timed out. Source: docs/product-rules.md#time-limits. */
const MOST_RETRIES = 2
const MOST_RETRIES_OF_SLOW = 1
/** Milliseconds before the first and the second retry where the provider names no time. */
const PAUSES_MS = [500, 2_000]
/** In seconds. If the provider requests a longer pause, the piece fails. */
const LONGEST_PAUSE_S = 10

/**
 * Requests one piece from a synthesizer, within the limit of parallel calls. A failed piece is retried; meanwhile its
 * place is free for another. Throws the port's errors after the last retry, SERVICE_UNAVAILABLE while the synthesizer
 * does not answer, and the signal's reason.
 */
export function createRetry({
  places,
  breaker,
  clock,
}: {
  places: Places
  breaker: Pick<CircuitBreaker, 'run'>
  clock: Clock
}) {
  async function attempt(model: SpeechModel, request: SpeechRequest, signal: AbortSignal): Promise<Int16Array> {
    // One rank for all pieces: premium is already preferred when a text starts.
    const place = await placeAlone(places.enter({ rank: 'free' }, signal))
    const silence = watchSilence(place, clock, model.silenceMs)
    try {
      return await model.speak(request, signal)
    } finally {
      silence.end()
      await place.leave()
    }
  }

  return async (model: SpeechModel, request: SpeechRequest, signal: AbortSignal): Promise<Int16Array> => {
    let slow = 0
    const pauseAfter = (error: unknown, retries: number): number | undefined => {
      if (error instanceof AppError && error.code === 'GATEWAY_TIMEOUT') slow += 1
      return slow > MOST_RETRIES_OF_SLOW ? undefined : pauseBefore(error, retries)
    }
    return breaker.run(() => retry(() => attempt(model, request, signal), { clock, signal, pauseAfter }), signal)
  }
}

/** Milliseconds before the next attempt; undefined where another attempt is useless. */
function pauseBefore(error: unknown, retries: number): number | undefined {
  if (!(error instanceof AppError) || error.isPermanent || retries >= MOST_RETRIES) return undefined
  if (error.code === 'GATEWAY_TIMEOUT') return 0
  if (error.code !== 'BAD_GATEWAY' && error.code !== 'SERVICE_UNAVAILABLE') return undefined
  const asked = error.retryAfterSeconds
  if (asked === undefined) return PAUSES_MS[retries]
  return asked > LONGEST_PAUSE_S ? undefined : asked * 1_000
}
