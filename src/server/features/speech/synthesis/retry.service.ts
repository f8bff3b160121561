import { AppError } from '../../../../shared/errors.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { retry } from '../../../runtime/retry.ts'
import { type CircuitBreaker } from '../../../runtime/queue/circuit-breaker.ts'
import { placeAlone, type Places } from '../../../runtime/queue/places.ts'
import { watchSilence } from '../../../runtime/queue/silence.ts'
import { type SpeechModel, type SpeechRequest } from '../../../providers/speech/speech.port.ts'

/** How often a piece is tried again that failed, and one that took too long. Source: docs/product-rules.md#time-limits. */
const MOST_RETRIES = 2
const MOST_RETRIES_OF_SLOW = 1
/** How long to wait before the first retry and the second where the provider gives no time. */
const PAUSES_MS = [500, 2_000]
/** If the provider asks for a longer pause, the piece fails. */
const LONGEST_PAUSE_S = 10

/**
 * Asks a synthesizer for one piece, within the limit of parallel calls. A piece that fails is retried;
 * meanwhile its place is free for another. Throws the port's errors after the last retry, SERVICE_UNAVAILABLE while the
 * synthesizer does not answer, and the signal's reason.
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
    // One queue for all: premium went first when its text began.
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

/** Milliseconds to wait before the next attempt; undefined where another attempt makes no sense. */
function pauseBefore(error: unknown, retries: number): number | undefined {
  if (!(error instanceof AppError) || error.isPermanent || retries >= MOST_RETRIES) return undefined
  if (error.code === 'GATEWAY_TIMEOUT') return 0
  if (error.code !== 'BAD_GATEWAY' && error.code !== 'SERVICE_UNAVAILABLE') return undefined
  const asked = error.retryAfterSeconds
  if (asked === undefined) return PAUSES_MS[retries]
  return asked > LONGEST_PAUSE_S ? undefined : asked * 1_000
}
