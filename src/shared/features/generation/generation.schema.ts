import { z } from 'zod'
import { INPUT_LIMITS, RECENT_LIMIT } from '../../limits.ts'
import { nameText } from '../../wire.ts'

/** A page found by the search. It is shown and stored with a result. `url` is http or https. */
export const Source = z.object({ title: z.string(), url: z.url(), snippet: z.string() })
export type Source = z.infer<typeof Source>

/** Reasons of warnings, for programs: a closed list. */
export const WARNING_REASONS = [
  // The writer does not support this language.
  'language',
  'search_failed',
  // Fewer lines than requested, because the frames of the draft writer are used up.
  'fewer',
  // A script is much longer or shorter than requested, or only an outline.
  'length',
  // The topic asks how to harm somebody.
  'declined_topic',
  // The model is unavailable, and another writer has written.
  'writer',
  // A figure that neither the request nor its sources nor the earlier text has.
  'figure',
  // The model wrote several options, and the first one was taken.
  'options',
  // Stored without a reason.
  'other',
] as const

/**
 * A message for the user about a result, and its reason for a program. A `figure` has its place: `path` is that of its
 * text in the result (`hooks.2.hook`), `from` and `to` are UTF-16 units in it.
 */
export const Warning = z.object({
  message: z.string(),
  reason: z.enum(WARNING_REASONS),
  figure: z.string().exactOptional(),
  path: z.string().exactOptional(),
  from: z.number().int().exactOptional(),
  to: z.number().int().exactOptional(),
})
export type Warning = z.infer<typeof Warning>

/** The figure of a warning, as it is written there. */
export const FigureText = nameText('A figure', INPUT_LIMITS.detail)

/** The fields of every result beside its own text. `warnings` are messages for the user with a reason. */
export const ResultExtras = z.object({
  sources: z.array(Source).optional(),
  warnings: z.array(Warning).optional(),
  /** The result has no facts of the creator: a rewrite with `details` is free once. */
  freeRewrite: z.boolean().optional(),
})
export type ResultExtras = z.infer<typeof ResultExtras>

/** Whether a request searches the internet first. */
export const searchFlag = z.boolean('useInternetSearch must be true or false.').default(false)

const LIMIT = `limit must be a whole number from 1 to ${RECENT_LIMIT.max}.`

/** Present in a result that was cut short and not resumed to its end. */
export const stopped = z.boolean().optional()

/** Number of the newest generations to list. */
export const RecentRequest = z
  .object({
    limit: z.number(LIMIT).int(LIMIT).min(1, LIMIT).max(RECENT_LIMIT.max, LIMIT).default(RECENT_LIMIT.default),
  })
  .prefault({})

/** Sent while the writer is busy, on each change: the number of requests ahead. */
export const WaitingEvent = z.object({ type: z.literal('waiting'), ahead: z.number().int() })
export type WaitingEvent = z.infer<typeof WaitingEvent>

/** Events of every tool that writes, besides its text. */
export const ProgressEvent = z.discriminatedUnion('type', [
  WaitingEvent,
  // The search is running, or has found these pages.
  z.object({ type: z.literal('searching') }),
  z.object({ type: z.literal('sources'), sources: z.array(Source) }),
  // No text yet: the model reasons or plans the text, or its server is loading it.
  z.object({ type: z.literal('thinking') }),
  z.object({ type: z.literal('planning') }),
  z.object({ type: z.literal('loading') }),
  // The text shown so far is not part of the result, which starts again from nothing, without further cost.
  z.object({ type: z.literal('restart') }),
])

/** Sent alone where the writer cannot write about the topic, with the reason. No prompt is spent. */
export const UnwrittenEvent = z.object({ type: z.literal('unwritten'), warnings: z.array(Warning) })
export type UnwrittenEvent = z.infer<typeof UnwrittenEvent>

export type ProgressEvent = z.infer<typeof ProgressEvent>
