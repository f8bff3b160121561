import { type SpeechEvent, type SpeechRequest, type SpeechUsage } from '../../../../shared/features/tts/tts.schema.ts'
import { type Allowance } from '../../../../shared/features/usage/usage.schema.ts'
import { type GenerationCall } from '../../../generation/idempotency.ts'
import { type createSpeaking } from './speak.service.ts'
import { createEventChannel } from './event-channel.service.ts'
import { type TtsRepository } from './tts.repository.ts'

export function createTtsService(deps: {
  repository: Pick<TtsRepository<never>, 'findNewest' | 'countCharacters'>
  speaking: Pick<ReturnType<typeof createSpeaking>, 'speak' | 'endAllOf'>
  overview(userId: string): Promise<{ speech: Allowance }>
}) {
  const { repository, speaking, overview } = deps

  return {
    /** The characters of this month. The percentage has one decimal and is 100 at most. */
    async usage(userId: string): Promise<SpeechUsage> {
      const { used, limit, remaining, resetDate } = (await overview(userId)).speech
      const percentage = limit === null ? 0 : Math.min(100, Math.round((1_000 * used) / Math.max(limit, 1)) / 10)
      return { used, limit, remaining, percentage, resetDate }
    },

    /** Speaks a text into a file; throws as `speak` does. */
    generate: (call: GenerationCall, request: SpeechRequest) => speaking.speak(call, request, () => undefined),

    /** The same, telling how far it is. Leaving the iteration ends the work and costs nothing, as the signal does. */
    async *stream(call: GenerationCall, request: SpeechRequest): AsyncGenerator<SpeechEvent, void> {
      const left = new AbortController()
      const signal = AbortSignal.any([call.signal, left.signal])
      const line = createEventChannel<SpeechEvent>()
      const spoken = speaking.speak({ ...call, signal }, request, line.add)
      try {
        yield* line.until(spoken)
        yield { type: 'done', speech: await spoken }
      } finally {
        left.abort(new DOMException('The caller left.', 'AbortError'))
        await spoken.catch(() => undefined)
      }
    },

    /** The newest texts of a user, newest first. */
    history: (userId: string, limit: number) => repository.findNewest(userId, limit),

    /** Characters spoken since an ISO 8601 instant, or of all time. */
    countCharacters: (userId: string, since: string | undefined): Promise<number> =>
      repository.countCharacters(userId, since === undefined ? undefined : new Date(since)),

    /** Ends the texts of a user that are being spoken; resolves when none of them is. */
    endAllOf: speaking.endAllOf,

    /** Every text of a user, with where its audio is read. */
    exportData: (userId: string) => repository.findNewest(userId),
  }
}
