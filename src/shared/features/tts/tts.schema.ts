import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { looseEnum, textMessage, withoutNul } from '../../wire.ts'
import { ScriptId, VideoId } from '../videos/video-reference.schema.ts'
import { WaitingEvent } from '../generation/generation.schema.ts'
import { AUDIO_FORMATS, AUDIO_PATH, SPEECH_MESSAGE, VOICES } from './tts.constants.ts'

/**
 * A text to speak: the form, the procedure and the REST row. The text is not trimmed, so that errors in markup have the
 * line that the user sees, and the quota counts its length. Source: docs/product-rules.md#speech.
 */
export const SpeechRequest = z
  .object({
    text: z
      .string('Text must be text.')
      .overwrite(withoutNul)
      .refine((text) => text.trim() !== '', SPEECH_MESSAGE.missing)
      .max(INPUT_LIMITS.speechText, SPEECH_MESSAGE.tooLong)
      .optional(),
    /** The script to speak; with a text, the text's source. */
    scriptId: ScriptId,
    voice: looseEnum('Voice', VOICES).default(VOICES[0]),
    format: looseEnum('Format', AUDIO_FORMATS).default(AUDIO_FORMATS[0]),
    videoId: VideoId,
  })
  .refine(({ text, scriptId }) => text !== undefined || scriptId !== undefined, {
    path: ['text'],
    message: SPEECH_MESSAGE.missing,
  })
export type SpeechRequest = z.infer<typeof SpeechRequest>

/** The text to speak: that of a request, or the words of its script. */
export type SpeechOrder = Pick<SpeechRequest, 'voice' | 'format'> & { text: string }

/** A path of this server to an audio file. */
export const AudioUrl = z
  .string(textMessage('audioUrl'))
  .regex(new RegExp(`^${AUDIO_PATH}[a-z0-9-]{1,100}\\.(mp3|wav)$`, 'u'), `audioUrl must begin with ${AUDIO_PATH}`)

/** The fields of every audio file. `duration` is in seconds; `audioUrl` and `subtitles` are null once the file is deleted. */
export const SpokenFile = z.object({
  voice: z.enum(VOICES),
  format: z.enum(AUDIO_FORMATS),
  characterCount: z.number().int(),
  duration: z.number(),
  filename: z.string(),
  audioUrl: AudioUrl.nullable(),
  subtitles: z.object({ srt: z.string(), vtt: z.string() }).nullable(),
  /** Its waveform: loudness from beginning to end, 0 to 100. */
  outline: z.array(z.number().int()),
})

/** A speech. `duration` is in seconds. */
export const Speech = z.object({
  id: z.string(),
  text: z.string(),
  ...SpokenFile.shape,
  /** Its recording; null while it is not saved. */
  recordingId: z.string().nullable(),
  /** The video to which it belongs; absent without one. */
  videoId: z.string().exactOptional(),
  createdAt: z.iso.datetime(),
})
export type Speech = z.infer<typeof Speech>

/** The answer of a generation. `warnings` are sentences about unsupported tags. */
export const SpeechResult = Speech.extend({ warnings: z.array(z.string()).optional() })
export type SpeechResult = z.infer<typeof SpeechResult>

/** The progress of a text: `done` of `of` pieces are spoken; then they are joined; `done` is last. */
export const SpeechEvent = z.discriminatedUnion('type', [
  WaitingEvent,
  z.object({ type: z.literal('progress'), done: z.number().int(), of: z.number().int() }),
  z.object({ type: z.literal('joining') }),
  z.object({ type: z.literal('done'), speech: SpeechResult }),
])
export type SpeechEvent = z.infer<typeof SpeechEvent>

/** Speech characters of the month. `percentage` is 0 to 100 with one decimal. */
export const SpeechUsage = z.object({
  used: z.number().int(),
  limit: z.number().int().nullable(),
  remaining: z.number().int().nullable(),
  percentage: z.number(),
  resetDate: z.iso.datetime(),
})
export type SpeechUsage = z.infer<typeof SpeechUsage>
