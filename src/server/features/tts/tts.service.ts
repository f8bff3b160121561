import { AppError } from '../../../shared/errors.ts'
import {
  type Speech,
  type SpeechEvent,
  type SpeechRequest,
  type SpeechResult,
  type SpeechUsage,
} from '../../../shared/features/tts/tts.schema.ts'
import { type GenerationCall } from '../../generation.ts'

const NOT_YET = new AppError('NOT_IMPLEMENTED', 'not yet')

export function createTtsService(_deps: object) {
  return {
    async usage(_userId: string): Promise<SpeechUsage> {
      throw NOT_YET
    },
    async generate(_call: GenerationCall, _request: SpeechRequest): Promise<SpeechResult> {
      throw NOT_YET
    },
    // eslint-disable-next-line require-yield
    async *stream(_call: GenerationCall, _request: SpeechRequest): AsyncGenerator<SpeechEvent, void> {
      throw NOT_YET
    },
    async history(_userId: string, _limit: number): Promise<Speech[]> {
      throw NOT_YET
    },
    /** Characters spoken since an ISO 8601 instant, or of all time. */
    async countCharacters(_userId: string, _since: string | undefined): Promise<number> {
      return 0
    },
    async exportOf(_userId: string): Promise<unknown> {
      return []
    },
  }
}
