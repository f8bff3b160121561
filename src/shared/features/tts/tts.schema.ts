import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { looseEnum, withoutNul } from '../../wire.ts'
import { ScriptId, VideoId } from '../videos/video-reference.schema.ts'
import { WaitingEvent } from '../generation/generation.schema.ts'
import { AUDIO_FORMATS, AUDIO_PATH, SPEECH_MESSAGE, VOICES } from './tts.constants.ts'

/**
 * A text to be spoken: the form, the procedure and the REST row. The text is not trimmed, so that a mistake in markup
 * is reported at the line that was typed, and its length is what the quota counts. Source:
 * docs/product-rules.md#speech.
 */
export const SpeechRequest = z
  .object({
    text: z
      .string('Text must be text.')
      .overwrite(withoutNul)
      .refine((text) => text.trim() !== '', SPEECH_MESSAGE.missing)
      .max(INPUT_LIMITS.speechText, SPEECH_MESSAGE.tooLong)
      .optional(),
    /** The script that is spoken; beside a text what the text was made from. */
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

/** What is spoken: the text of a request, or the words of its script. */
export type SpeechOrder = Pick<SpeechRequest, 'voice' | 'format'> & { text: string }

/** A path of this server to a spoken file. */
export const AudioUrl = z
  .string('audioUrl must be text.')
  .regex(new RegExp(`^${AUDIO_PATH}[a-z0-9-]{1,100}\\.(mp3|wav)$`, 'u'), `audioUrl must begin with ${AUDIO_PATH}`)

/** The fields of every spoken file. `duration` is in seconds; `audioUrl` and `subtitles` are null once the file is deleted. */
export const SpokenFile = z.object({
  voice: z.enum(VOICES),
  format: z.enum(AUDIO_FORMATS),
  characterCount: z.number().int(),
  duration: z.number(),
  filename: z.string(),
  audioUrl: AudioUrl.nullable(),
  subtitles: z.object({ srt: z.string(), vtt: z.string() }).nullable(),
  /** How loud it is from its beginning to its end, 0 to 100: what a player draws. */
  outline: z.array(z.number().int()),
})

/** One spoken text. `duration` is in seconds. */
export const Speech = z.object({
  id: z.string(),
  text: z.string(),
  ...SpokenFile.shape,
  /** The recording that keeps it; null while it is not saved. */
  recordingId: z.string().nullable(),
  /** The video that it belongs to; not there without one. */
  videoId: z.string().exactOptional(),
  createdAt: z.iso.datetime(),
})
export type Speech = z.infer<typeof Speech>

/** What a generation answers. `warnings` are sentences about tags that are not supported. */
export const SpeechResult = Speech.extend({ warnings: z.array(z.string()).optional() })
export type SpeechResult = z.infer<typeof SpeechResult>

/** The progress of a text: `done` of `of` pieces are spoken; then they become one file; `done` is last. */
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
