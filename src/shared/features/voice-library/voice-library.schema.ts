import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { idText, requiredText } from '../../wire.ts'
import { AudioUrl, SpokenFile } from '../tts/tts.schema.ts'

/**
 * Saves the spoken text of `audioUrl`. Text, voice and characters may be sent but are ignored, because the
 * server has them.
 */
export const SaveRecordingRequest = z.object({
  name: requiredText('Name', INPUT_LIMITS.recordingName, 'Please enter a name.').optional(),
  audioUrl: AudioUrl,
  originalText: z.string().optional(),
  voice: z.string().optional(),
  characterCount: z.number().optional(),
})
export type SaveRecordingRequest = z.infer<typeof SaveRecordingRequest>

/** One saved recording. `libraryItemId` is its item in the library; null once that is deleted. */
export const VoiceRecording = z.object({
  id: z.string(),
  name: z.string(),
  originalText: z.string(),
  ...SpokenFile.shape,
  libraryItemId: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type VoiceRecording = z.infer<typeof VoiceRecording>

export const RecordingReference = z.object({ id: idText() })

/** The recording to delete, and whether its library item is deleted with it. */
export const DeleteRecordingRequest = RecordingReference.extend({
  alsoLibraryItem: z.boolean('alsoLibraryItem must be true or false.').default(false),
})
export type DeleteRecordingRequest = z.infer<typeof DeleteRecordingRequest>
