import { AppError } from '../../../../shared/errors.ts'
import { AUDIO_TYPES } from '../../../../shared/features/tts/tts.constants.ts'
import { formatFileName, stripMarkup } from '../../../../shared/features/tts/tts.rules.ts'
import { type SpeechRequest, type SpeechResult } from '../../../../shared/features/tts/tts.schema.ts'
import { type SpeechPlan } from '../../../../shared/speech/speech-plan.ts'
import { aiVoiceMark } from '../../../audio/ai-voice-mark.ts'
import { type RenderedSpeech, type RenderOrder } from '../../../audio/speech-rendering.ts'
import { type Random } from '../../../runtime/random.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type AudioStore } from '../../../providers/audio-store/audio-store.port.ts'
import { chooseVoice } from './spoken-plan.service.ts'
import { type Answer, buildAnswer, type NewSpeech, type TtsRepository } from './tts.repository.ts'

/** The refusal of a text that took too long: its reservation has been returned by then. */
export function tookTooLong(): AppError {
  return new AppError('GATEWAY_TIMEOUT', 'This text took too long to speak. Try again, or try a shorter text.')
}

/** What a file is made of: the pieces of a plan, and the AI mark with every voice. */
export function buildRenderOrder({ voice, format }: SpeechRequest, { pieces }: SpeechPlan): RenderOrder {
  const heard = new Set(pieces.flatMap((piece) => (piece.type === 'speech' ? [chooseVoice(piece, voice)] : [])))
  return { pieces, format, mark: aiVoiceMark([...heard].join(', ')) }
}

/** A file that was made, its owner and its outcome. */
export interface Delivery<Reservation> {
  userId: string
  request: SpeechRequest
  rendered: RenderedSpeech
  reservation: Reservation
  answer: Answer
}

/** Brings a file into the store and its text into the database: both or none. */
export function createSpeechFiles<Reservation>(deps: {
  repository: Pick<TtsRepository<Reservation>, 'insert' | 'has'>
  store: AudioStore
  clock: Clock
  random: Random
  /** Reports a failure that the creator does not see. */
  report(error: unknown): void
}) {
  const { repository, store, clock, random, report } = deps

  // A file that could not be removed is found later by the sweep, because no text names it.
  const discard = (fileKey: string): Promise<void> => store.remove(fileKey).catch(() => undefined)

  /**
   * Stores a text; undefined when its reservation or its claim is lost. Storing may have failed after all of it was done: a text that is
   * there is delivered, and where that is unknown the file stays for the sweep to decide.
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
     * Delivers a file; what was reserved for it is spent with that, and the answer remembered. Throws the store's errors,
     * GATEWAY_TIMEOUT when the reservation or the claim is lost, and the signal's reason; then there is no file either.
     */
    async deliver(delivery: Delivery<Reservation>, signal: AbortSignal): Promise<SpeechResult> {
      const { text, voice, format } = delivery.request
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
      const result = await insert(delivery, { id, text, voice, format, ...file, createdAt })
      if (result) return result
      await discard(fileKey)
      throw tookTooLong()
    },
  }
}
