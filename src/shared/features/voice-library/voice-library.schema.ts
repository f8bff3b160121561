import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { idText, requiredText } from '../../wire.ts'
import { VideoId } from '../videos/video-reference.schema.ts'
import { AudioUrl, SpokenFile } from '../tts/tts.schema.ts'

/** Saves the speech of `audioUrl`. Text, voice and characters may be sent but are ignored, because the server has them. */
export const SaveRecordingRequest = z.object({
  name: requiredText('Name', INPUT_LIMITS.recordingName, 'Please enter a name.').optional(),
  audioUrl: AudioUrl,
  originalText: z.string().optional(),
  voice: z.string().optional(),
  characterCount: z.number().optional(),
  /** The video to save it with; defaults to that of the speech. */
  videoId: VideoId,
})
export type SaveRecordingRequest = z.infer<typeof SaveRecordingRequest>

/** A saved recording. `libraryItemId` is its item in the library; null where that is deleted. */
export const VoiceRecording = z.object({
  id: z.string(),
  name: z.string(),
  originalText: z.string(),
  ...SpokenFile.shape,
  libraryItemId: z.string().nullable(),
  /** The video to which it belongs; absent without one. */
  videoId: z.string().exactOptional(),
  createdAt: z.iso.datetime(),
})
export type VoiceRecording = z.infer<typeof VoiceRecording>

export const RecordingReference = z.object({ id: idText() })

/** The recording to delete, and whether to delete its library item. */
export const DeleteRecordingRequest = RecordingReference.extend({
  alsoLibraryItem: z.boolean('alsoLibraryItem must be true or false.').default(false),
})
export type DeleteRecordingRequest = z.infer<typeof DeleteRecordingRequest>
