import { AppError } from '../../../../shared/errors.ts'
import { AUDIO_FORMATS, AUDIO_PATH, SPEECH_MESSAGE } from '../../../../shared/features/tts/tts.constants.ts'
import { formatRecordingName } from '../../../../shared/features/tts/tts.rules.ts'
import type {
  DeleteRecordingRequest,
  SaveRecordingRequest,
  VoiceRecording,
} from '../../../../shared/features/voice-library/voice-library.schema.ts'
import { SAVED_AUDIO_BYTES } from '../../../../shared/plans.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { type AudioFilesService, GONE } from './audio-files.service.ts'
import type { SaveRefusal, RecordingJoin, VoiceLibraryRepository } from './voice-library.repository.ts'

const REFUSALS: Record<SaveRefusal, () => AppError> = {
  unknown: () => new AppError('NOT_FOUND', 'There is no such audio.', { field: 'audioUrl' }),
  gone: () => new AppError('NOT_FOUND', GONE, { field: 'audioUrl' }),
  full: () => new AppError('FORBIDDEN', SPEECH_MESSAGE.storageFull, { reason: 'recordings_full' }),
}

/** The saved recordings of a user. Source: docs/product-rules.md#speech. */
export function createVoiceLibraryService(deps: {
  repository: VoiceLibraryRepository
  files: Pick<AudioFilesService, 'removeUnsaved'>
  hasActiveSubscription: (userId: string) => Promise<boolean>
  /** The video and source with which a speech is saved. Throws NOT_FOUND where the video does not exist. */
  joinVideo(userId: string, item: { videoId: string; type: 'tts' }): Promise<RecordingJoin>
  clock: Clock
  /** Reports an error that the caller does not see. */
  report(error: unknown): void
}) {
  const { repository, files, hasActiveSubscription, joinVideo, clock, report } = deps

  /** Removes the file of a deleted recording, if it has expired. A failed removal is repeated with the orphans. */
  const removeFile = (userId: string, speechId: string): Promise<void> =>
    files.removeUnsaved(userId, speechId).catch(report)

  return {
    /** Every recording, newest first. */
    list: (userId: string): Promise<VoiceRecording[]> => repository.findAll(userId),

    /** The recording of a library item; null where it is deleted or another user's. */
    find: async (userId: string, id: string): Promise<VoiceRecording | null> =>
      (await repository.find(userId, id)) ?? null,

    /**
     * Saves a speech as a recording and in the library. For a saved speech returns the existing recording, and creates
     * its item again if that was deleted. `videoId` defaults to the video of the speech. Throws NOT_FOUND where the
     * speech does not exist, is expired or another user's, and FORBIDDEN where the limit is exceeded.
     */
    async save(userId: string, { name, audioUrl, videoId }: SaveRecordingRequest): Promise<VoiceRecording> {
      const [speechId = '', ending] = audioUrl.slice(AUDIO_PATH.length).split('.')
      const format = AUDIO_FORMATS.find((known) => known === ending)
      const text = format && (await repository.findText(userId, speechId, format))
      if (text === undefined) throw REFUSALS.unknown()
      const join = videoId === undefined ? undefined : await joinVideo(userId, { videoId, type: 'tts' })
      const plan = (await hasActiveSubscription(userId)) ? 'premium' : 'free'
      const kept = await repository.insert(
        userId,
        {
          // A speech has one recording, also when it is saved again later: its item in the library refers to it by this id.
          id: speechId,
          speechId,
          name: name ?? formatRecordingName(text),
          createdAt: clock.now().toISOString(),
          join,
        },
        SAVED_AUDIO_BYTES[plan],
      )
      if (typeof kept === 'string') throw REFUSALS[kept]()
      return kept
    },

    /** Permanently deletes a recording, and its item in the library if requested. Throws NOT_FOUND. */
    async remove(userId: string, { id, alsoLibraryItem }: DeleteRecordingRequest): Promise<void> {
      const speechId = await repository.delete(userId, ['id', id], alsoLibraryItem)
      if (speechId === undefined) throw new AppError('NOT_FOUND', 'There is no such recording.')
      await removeFile(userId, speechId)
    },

    /** Number of recordings of a user. */
    count: (userId: string): Promise<number> => repository.count(userId),

    /** Deletes an item of the library together with its recording. Returns false, and deletes nothing, where it has none. */
    async removeWithItem(userId: string, itemId: string): Promise<boolean> {
      const speechId = await repository.delete(userId, ['library_item_id', itemId], true)
      if (speechId === undefined) return false
      await removeFile(userId, speechId)
      return true
    },

    /** Every recording of a user. */
    exportData: (userId: string): Promise<VoiceRecording[]> => repository.findAll(userId),
  }
}
