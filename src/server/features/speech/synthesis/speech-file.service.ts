import { AppError } from '../../../../shared/errors.ts'
import { AUDIO_TYPES } from '../../../../shared/features/tts/tts.constants.ts'
import { formatFileName, stripMarkup } from '../../../../shared/features/tts/tts.rules.ts'
import type { SpeechOrder, SpeechResult } from '../../../../shared/features/tts/tts.schema.ts'
import type { SpeechPlan } from '../../../../shared/speech/speech-plan.ts'
import { aiVoiceMark } from '../../../audio/ai-voice-mark.ts'
import type { RenderedSpeech, RenderOrder } from '../../../audio/speech-rendering.ts'
import type { Origin } from '../../../generation/origin.ts'
import type { Random } from '../../../runtime/random.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { AudioStore } from '../../../providers/audio-store/audio-store.port.ts'
import { chooseVoice } from './spoken-plan.service.ts'
import { type Answer, buildAnswer, type NewSpeech, type TtsRepository } from './tts.repository.ts'

/** The refusal of a text that timed out; its reservation has been returned. */
export function tookTooLong(): AppError {
  return new AppError('GATEWAY_TIMEOUT', 'This text took too long to speak. Try again, or try a shorter text.')
}

/** The order for a file: the pieces of a plan, and the mark with every voice in it. */
export function buildRenderOrder(
  { voice, format }: Pick<SpeechOrder, 'voice' | 'format'>,
  { pieces }: SpeechPlan,
): RenderOrder {
  const heard = new Set(pieces.flatMap((piece) => (piece.type === 'speech' ? [chooseVoice(piece, voice)] : [])))
  return { pieces, format, mark: aiVoiceMark([...heard].join(', ')) }
}

/** A finished file, its owner and its settlement. */
export interface Delivery<Reservation> {
  userId: string
  request: SpeechOrder
  origin: Origin
  rendered: RenderedSpeech
  reservation: Reservation
  answer: Answer
}

/** Stores a file in the store and its text in the database: both or none. */
export function createSpeechFiles<Reservation>(deps: {
  repository: Pick<TtsRepository<Reservation>, 'insert' | 'has'>
  store: AudioStore
  clock: Clock
  random: Random
  /** Reports an error that the user does not see. */
  report(error: unknown): void
}) {
  const { repository, store, clock, random, report } = deps

  // Where this fails, the sweep removes the file later, because no row refers to it.
  const discard = (fileKey: string): Promise<void> => store.remove(fileKey).catch(() => undefined)

  /**
   * Stores a speech; undefined where its reservation or its claim is lost. An error may follow a successful commit: an
   * existing speech is delivered, and where that is unknown the sweep decides about the file.
   */
  async function insert({ userId, reservation, answer }: Delivery<Reservation>, speech: NewSpeech) {
    try {
      return await repository.insert(userId, speech, reservation, answer)
    } catch (error) {
      const isThere = await repository.has(speech.id).catch(() => undefined)
      if (isThere === false) await discard(speech.fileKey)
      if (!isThere) throw error
      report(error)
      return buildAnswer(userId, speech, answer.warnings)
    }
  }

  return {
    /**
     * Stores a file, spends its reservation and stores the answer for repetitions. Throws the store's errors,
     * GATEWAY_TIMEOUT where the reservation or the claim is lost, and the signal's reason; the file is removed then.
     */
    async deliver(delivery: Delivery<Reservation>, signal: AbortSignal): Promise<SpeechResult> {
      const { text, voice, format } = delivery.request
      const { videoId, madeFrom = null } = delivery.origin
      const { bytes, durationMs, outline, cues } = delivery.rendered
      const id = random.id()
      const fileKey = `speech/${delivery.userId}/${id}.${format}`
      const filename = formatFileName(stripMarkup(text), format)
      const createdAt = clock.now().toISOString()
      const file = { fileKey, fileBytes: bytes.length, filename, durationMs, outline, cues }
      try {
        await store.put(fileKey, bytes, AUDIO_TYPES[format], signal)
        signal.throwIfAborted()
      } catch (error) {
        await discard(fileKey)
        throw error
      }
      const result = await insert(delivery, { id, text, voice, format, videoId, madeFrom, ...file, createdAt })
      if (result) return result
      await discard(fileKey)
      throw tookTooLong()
    },
  }
}
