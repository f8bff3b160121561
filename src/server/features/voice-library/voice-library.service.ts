import { AppError } from '../../../shared/errors.ts'
import {
  type DeleteRecordingRequest,
  type SaveRecordingRequest,
  type VoiceRecording,
} from '../../../shared/features/voice-library/voice-library.schema.ts'

const NOT_YET = new AppError('NOT_IMPLEMENTED', 'not yet')

export function createVoiceLibraryService(_deps: object) {
  return {
    async list(_userId: string): Promise<VoiceRecording[]> {
      throw NOT_YET
    },
    async save(_userId: string, _request: SaveRecordingRequest): Promise<VoiceRecording> {
      throw NOT_YET
    },
    async remove(_userId: string, _request: DeleteRecordingRequest): Promise<void> {
      throw NOT_YET
    },
    /** How many recordings a user has. */
    async count(_userId: string): Promise<number> {
      return 0
    },
    async exportOf(_userId: string): Promise<unknown> {
      return []
    },
  }
}
