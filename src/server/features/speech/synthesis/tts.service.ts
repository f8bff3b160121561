import type { SpeechEvent, SpeechRequest, SpeechUsage } from '../../../../shared/features/tts/tts.schema.ts'
import type { Allowance } from '../../../../shared/features/usage/usage.schema.ts'
import type { GenerationCall } from '../../../generation/idempotency.ts'
import type { createSpeaking } from './speak.service.ts'
import { createEventChannel } from './event-channel.service.ts'
import type { TtsRepository } from './tts.repository.ts'

export function createTtsService(deps: {
  repository: Pick<TtsRepository<never>, 'findNewest' | 'countCharacters'>
  speaking: Pick<ReturnType<typeof createSpeaking>, 'speak' | 'endAllOf'>
  overview(userId: string): Promise<{ speech: Allowance }>
}) {
  const { repository, speaking, overview } = deps

  return {
    /** The characters of this month. The percentage has one decimal and is at most 100. */
    async usage(userId: string): Promise<SpeechUsage> {
      const { used, limit, remaining, resetDate } = (await overview(userId)).speech
      const percentage = limit === null ? 0 : Math.min(100, Math.round((1_000 * used) / Math.max(limit, 1)) / 10)
      return { used, limit, remaining, percentage, resetDate }
    },

    /** Speaks a text into a file. Throws as `speak` does. */
    generate: (call: GenerationCall, request: SpeechRequest) => speaking.speak(call, request, () => undefined),

    /** Like `generate`, with progress events. Leaving the iteration aborts the work and costs nothing. */
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

    /** The newest speeches of a user, newest first. */
    history: (userId: string, limit: number) => repository.findNewest(userId, limit),

    /** Characters spoken since an ISO 8601 instant, or in total. */
    countCharacters: (userId: string, since: string | undefined): Promise<number> =>
      repository.countCharacters(userId, since === undefined ? undefined : new Date(since)),

    /** Aborts the texts of a user that are being spoken. Resolves once none is running. */
    endAllOf: speaking.endAllOf,

    /** Every speech of a user, with the address of its audio. */
    exportData: (userId: string) => repository.findNewest(userId),
  }
}
