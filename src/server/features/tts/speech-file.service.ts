import { AppError } from '../../../shared/errors.ts'
import { type AudioFormat } from '../../../shared/features/tts/tts.constants.ts'
import { fileNameOf, wordsOf } from '../../../shared/features/tts/tts.rules.ts'
import { type Speech, type SpeechRequest } from '../../../shared/features/tts/tts.schema.ts'
import { type SpeechPlan } from '../../../shared/speech/speech-plan.ts'
import { aiVoiceMark } from '../../audio/ai-voice-mark.ts'
import { type RenderedSpeech, type RenderOrder } from '../../audio/speech-rendering.ts'
import { type Chance } from '../../chance.ts'
import { type Clock } from '../../clock.ts'
import { type AudioStore } from '../../providers/audio-store/audio-store.port.ts'
import { voiceOf } from './spoken-plan.service.ts'
import { type TtsRepository } from './tts.repository.ts'

const CONTENT_TYPE: Record<AudioFormat, string> = { mp3: 'audio/mpeg', wav: 'audio/wav' }

/** The refusal of a text whose time is over: what was reserved for it is given back by then. */
export function tookTooLong(): AppError {
  return new AppError('GATEWAY_TIMEOUT', 'This text took too long to speak. Try again, or try a shorter text.')
}

/** What a file is made of: the pieces of a plan, and the mark with every voice that is heard. */
export function renderOrderOf({ voice, format }: SpeechRequest, { pieces }: SpeechPlan): RenderOrder {
  const heard = new Set(pieces.flatMap((piece) => (piece.type === 'speech' ? [voiceOf(piece, voice)] : [])))
  return { pieces, format, mark: aiVoiceMark([...heard].join(', ')) }
}

/** Brings a file into the store and its text into the database: both or none. */
export function createSpeechFiles<Reservation>(deps: {
  repository: TtsRepository<Reservation>
  store: AudioStore
  clock: Clock
  chance: Chance
}) {
  const { repository, store, clock, chance } = deps

  return {
    /**
     * Delivers a file; what was reserved for it is spent with that. Throws the store's errors, GATEWAY_TIMEOUT when the
     * reservation is gone, and the signal's reason; then there is no file either.
     */
    async deliver(
      userId: string,
      request: SpeechRequest,
      { bytes, durationMs, outline, cues }: RenderedSpeech,
      reservation: Reservation,
      signal: AbortSignal,
    ): Promise<Speech> {
      const { text, voice, format } = request
      const id = chance.id()
      const fileKey = `speech/${userId}/${id}.${format}`
      const filename = fileNameOf(wordsOf(text), format)
      const createdAt = clock.now().toISOString()
      const file = { fileKey, fileBytes: bytes.length, filename, durationMs, outline, cues }
      try {
        await store.put(fileKey, bytes, CONTENT_TYPE[format])
        signal.throwIfAborted()
        const speech = await repository.insert(userId, { id, text, voice, format, ...file, createdAt }, reservation)
        if (!speech) throw tookTooLong()
        return speech
      } catch (error) {
        // A file that stays all the same is found later, as one that no text names.
        await store.remove(fileKey).catch(() => undefined)
        throw error
      }
    },
  }
}
