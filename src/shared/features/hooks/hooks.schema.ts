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
import { NewVideo, VideoId } from '../videos/video-reference.schema.ts'
import { HOOK_PATTERNS, HOOK_PLATFORMS } from './hooks.constants.ts'

/** The input of a generation of hooks: the form, the procedure and the REST row. */
export const HookRequest = z.object({
  topic: requiredText('Topic', INPUT_LIMITS.topic, 'Please enter a topic or content idea.'),
  platform: looseEnum('Platform', HOOK_PLATFORMS).default('YouTube'),
  tone: looseEnum('Tone', TONES).default('casual'),
  details: Details,
  useInternetSearch: searchFlag,
  videoId: VideoId,
  newVideo: NewVideo,
})
export type HookRequest = z.infer<typeof HookRequest>

/** A stored request. */
export const HookOrder = HookRequest.omit({ videoId: true, newVideo: true })
export type HookOrder = z.infer<typeof HookOrder>

/** A language model's details of a hook: words on the screen (at most six), the first shot, and why it works. */
export const HookExtras = z.object({
  onScreen: z.string().exactOptional(),
  firstFrame: z.string().exactOptional(),
  why: z.string().exactOptional(),
})
export type HookExtras = z.infer<typeof HookExtras>

/** A viral pattern; null where none of ours is known. */
const Pattern = z.enum(HOOK_PATTERNS).nullable()

/** One hook of a result: the line and its viral pattern. */
export const Hook = z.object({ id: z.string(), hook: z.string(), pattern: Pattern, ...HookExtras.shape })
export type Hook = z.infer<typeof Hook>

/** The answer of a generation: hooks, or none and `help` for a topic about killing or harming oneself. */
export const HookResult = ResultExtras.extend({ hooks: z.array(Hook), help: Help.optional() })
export type HookResult = z.infer<typeof HookResult>

/** An earlier generation, newest first in `recent`. `createdAt` is ISO 8601 in UTC. */
export const HookGeneration = z.object({
  id: z.string(),
  ...HookOrder.shape,
  hooks: z.array(Hook),
  sources: z.array(Source),
  stopped,
  createdAt: z.iso.datetime(),
})
export type HookGeneration = z.infer<typeof HookGeneration>

/** An event while hooks are written. `index` counts from 0; `done` or `help` is last. */
export const HookEvent = z.discriminatedUnion('type', [
  ...ProgressEvent.options,
  z.object({
    type: z.literal('partial'),
    index: z.number().int(),
    text: z.string(),
    pattern: Pattern,
  }),
  z.object({ type: z.literal('hook'), index: z.number().int(), hook: Hook }),
  ResultExtras.extend({ type: z.literal('done'), generationId: z.string() }),
  HelpEvent,
  UnwrittenEvent,
])
export type HookEvent = z.infer<typeof HookEvent>
