import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { looseEnum, requiredText } from '../../wire.ts'
import { Help, HelpEvent } from '../crisis/crisis.schema.ts'
import { Details } from '../generation/details.schema.ts'
import { TONES } from '../generation/generation.constants.ts'
import {
  ProgressEvent,
  ResultExtras,
  searchFlag,
  Source,
  stopped,
  UnwrittenEvent,
} from '../generation/generation.schema.ts'
import { ChosenHook, ChosenShot, NewVideo, VideoId } from '../videos/video-reference.schema.ts'
import { BEAT_KINDS, DURATIONS_OF, SCRIPT_DURATIONS, SCRIPT_FORMATS, SCRIPT_TYPES } from './scripts.constants.ts'

/** The input of a script: the form, the procedure and the REST row. A type without a duration means its first one. */
export const ScriptRequest = z
  .object({
    topic: requiredText('Topic', INPUT_LIMITS.topic, 'Please enter a topic for your script.'),
    type: looseEnum('Type', SCRIPT_TYPES).default('short'),
    duration: z.enum(SCRIPT_DURATIONS, `Duration must be one of: ${SCRIPT_DURATIONS.join(', ')}.`).optional(),
    tone: looseEnum('Tone', TONES).default('casual'),
    format: looseEnum('Format', SCRIPT_FORMATS).default('video'),
    details: Details,
    useInternetSearch: searchFlag,
    videoId: VideoId,
    newVideo: NewVideo,
    /** The script begins with it word for word. It defaults to the hook of the video. */
    hook: ChosenHook.optional(),
    /** The first shot, with a hook. They default to those of the video's hook. */
    ...ChosenShot,
  })
  .transform((request) => ({ ...request, duration: request.duration ?? DURATIONS_OF[request.type][0] ?? '1' }))
  .refine(({ type, duration }) => DURATIONS_OF[type].includes(duration), {
    path: ['duration'],
    message: 'Duration must be 1 for a short form, and 8 or 10 for a long form.',
  })
export type ScriptRequest = z.infer<typeof ScriptRequest>

/** A part of a script. `slot` asks the creator for their own words ("Say how often you water"); it is never spoken. */
export const Beat = z.object({
  kind: z.enum(BEAT_KINDS),
  text: z.string(),
  direction: z.string(),
  slot: z.string().optional(),
})

/** A beat with its start and duration, in seconds at the speaking rate. */
export const TimedBeat = Beat.extend({ startSeconds: z.number(), seconds: z.number() })

/**
 * The answer of a generation: the spoken words, without cues, times and directions; the beats, which have them; and the
 * actual length. All of it is empty where there is `help`, for a topic about killing or harming oneself.
 */
export const ScriptResult = ResultExtras.extend({
  script: z.string(),
  beats: z.array(TimedBeat),
  words: z.number().int(),
  seconds: z.number(),
  help: Help.optional(),
})
export type ScriptResult = z.infer<typeof ScriptResult>

/** An earlier script, newest first in `recent`. `createdAt` is ISO 8601 in UTC. */
export const ScriptGeneration = z.object({
  id: z.string(),
  topic: z.string(),
  type: z.enum(SCRIPT_TYPES),
  duration: z.enum(SCRIPT_DURATIONS),
  tone: z.enum(TONES),
  format: z.enum(SCRIPT_FORMATS),
  details: Details,
  useInternetSearch: z.boolean(),
  hook: z.string().optional(),
  onScreen: z.string().optional(),
  firstFrame: z.string().optional(),
  script: z.string(),
  beats: z.array(TimedBeat),
  words: z.number().int(),
  seconds: z.number(),
  sources: z.array(Source),
  stopped,
  createdAt: z.iso.datetime(),
})
export type ScriptGeneration = z.infer<typeof ScriptGeneration>

/**
 * An event while a script is written. `index` counts from 0, and again from 0 after `again` and `restart`; a `beat` whose
 * index exists replaces that one, with the same words; `done` or `help` is last.
 */
export const ScriptEvent = z.discriminatedUnion('type', [
  ...ProgressEvent.options,
  Beat.extend({ type: z.literal('partial'), index: z.number().int() }),
  Beat.extend({ type: z.literal('beat'), index: z.number().int() }),
  z.object({ type: z.literal('again'), reason: z.string() }),
  ResultExtras.extend({ type: z.literal('done'), generationId: z.string() }),
  HelpEvent,
  UnwrittenEvent,
])
export type ScriptEvent = z.infer<typeof ScriptEvent>
