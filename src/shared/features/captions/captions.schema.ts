import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { looseEnum, requiredText } from '../../wire.ts'
import { Help, HelpEvent } from '../crisis/crisis.schema.ts'
import { Details } from '../generation/details.schema.ts'
import {
  ProgressEvent,
  ResultExtras,
  searchFlag,
  Source,
  stopped,
  UnwrittenEvent,
} from '../generation/generation.schema.ts'
import { NewVideo, ScriptId, VideoId } from '../videos/video-reference.schema.ts'
import { CAPTION_PLATFORMS, CAPTION_STYLES } from './captions.constants.ts'

const choices = {
  platform: looseEnum('Platform', CAPTION_PLATFORMS).default('Instagram'),
  style: looseEnum('Style', CAPTION_STYLES).default('trending'),
  details: Details,
  useInternetSearch: searchFlag,
}

/**
 * The input of a caption: the form, the procedure and the REST row. The caption is about `content`, or about the spoken
 * text of a given script.
 */
export const CaptionRequest = z
  .object({
    content: requiredText('Content', INPUT_LIMITS.content, 'Please enter your content description.').optional(),
    scriptId: ScriptId,
    ...choices,
    videoId: VideoId,
    newVideo: NewVideo,
  })
  .refine(({ content, scriptId }) => content !== undefined || scriptId !== undefined, {
    path: ['content'],
    message: 'Content required',
  })
export type CaptionRequest = z.infer<typeof CaptionRequest>

/** A stored request, with the text that the caption is about. */
export const CaptionOrder = z.object({ content: z.string(), scriptId: z.string().optional(), ...choices })
export type CaptionOrder = z.infer<typeof CaptionOrder>

/** A caption and its hashtags, each with its `#`. `titles` are title options of a YouTube video. */
export const Caption = z.object({
  text: z.string(),
  hashtags: z.array(z.string()),
  titles: z.array(z.string()).optional(),
})
export type Caption = z.infer<typeof Caption>

/** The answer of a generation: a list with one caption, or none and `help` for a topic about killing or harming oneself. */
export const CaptionResult = ResultExtras.extend({ captions: z.array(Caption), help: Help.optional() })
export type CaptionResult = z.infer<typeof CaptionResult>

/** An earlier caption, newest first in `recent`. `createdAt` is ISO 8601 in UTC. */
export const CaptionGeneration = z.object({
  id: z.string(),
  ...CaptionOrder.shape,
  captions: z.array(Caption),
  sources: z.array(Source),
  stopped,
  createdAt: z.iso.datetime(),
})
export type CaptionGeneration = z.infer<typeof CaptionGeneration>

/** An event while a caption is written: `partial` has everything so far; `done` or `help` is last. */
export const CaptionEvent = z.discriminatedUnion('type', [
  ...ProgressEvent.options,
  Caption.extend({ type: z.literal('partial') }),
  Caption.extend({ type: z.literal('caption') }),
  ResultExtras.extend({ type: z.literal('done'), generationId: z.string() }),
  HelpEvent,
  UnwrittenEvent,
])
export type CaptionEvent = z.infer<typeof CaptionEvent>
