import { AppError } from '../../../../shared/errors.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type ProviderQueue } from '../../../generation/generation.ts'
import { type SpeechModel, type SpeechRequest } from '../../../providers/speech/speech.port.ts'

/** How often a piece that failed is tried again, and one that took too long. Source: decisions 8. */
const MOST_RETRIES = 2
const MOST_RETRIES_OF_SLOW = 1
/** How long to wait before the first retry and the second where the provider does not say. */
const PAUSES_MS = [500, 2_000]
/** A provider that wants a longer pause is not waited for. */
const LONGEST_PAUSE_S = 10

/**
 * Asks a synthesizer for one piece, under the limit of calls that the whole server shares. A piece that fails is tried
 * again by itself; the place of the call is free in the pause before. Throws the port's errors once that is over, and
 * the signal's reason.
 */
export function createRetry({ places, clock }: { places: ProviderQueue; clock: Clock }) {
  async function attempt(model: SpeechModel, request: SpeechRequest, signal: AbortSignal): Promise<Int16Array> {
    // One line for all: who has paid for speed was served first when its text began.
    const leave = await places.enter('free', signal)
    try {
      return await model.speak(request, signal)
    } finally {
      leave()
    }
  }

  return async (model: SpeechModel, request: SpeechRequest, signal: AbortSignal): Promise<Int16Array> => {
    let slow = 0
    for (let retries = 0; ; retries += 1) {
      try {
        return await attempt(model, request, signal)
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof AppError && error.code === 'GATEWAY_TIMEOUT') slow += 1
        const pause = slow > MOST_RETRIES_OF_SLOW ? undefined : pauseBefore(error, retries)
        if (pause === undefined) throw error
        await clock.sleep(pause, signal)
      }
    }
  }
}

/** How long to wait before another try, in milliseconds; undefined where none makes sense. */
function pauseBefore(error: unknown, retries: number): number | undefined {
  if (!(error instanceof AppError) || error.isPermanent || retries >= MOST_RETRIES) return undefined
  if (error.code === 'GATEWAY_TIMEOUT') return 0
  if (error.code !== 'BAD_GATEWAY' && error.code !== 'SERVICE_UNAVAILABLE') return undefined
  const asked = error.retryAfterSeconds
  if (asked === undefined) return PAUSES_MS[retries]
  return asked > LONGEST_PAUSE_S ? undefined : asked * 1_000
}
