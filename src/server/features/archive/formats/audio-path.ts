import { type AudioFormat } from '../../../../shared/features/tts/tts.constants.ts'

/** Where the file of a recording is in an archive. */
export const audioPath = (recordingId: string, format: AudioFormat): string => `audio/${recordingId}.${format}`
