import { z } from 'zod'
import { RECENT_LIMIT } from '../../limits.ts'

/** A page that research found. It is shown with a result and stored with it. `url` is http or https. */
export const Source = z.object({ title: z.string(), url: z.url(), snippet: z.string() })
export type Source = z.infer<typeof Source>

/** The reason of a warning, for programs: a closed list. */
export const WARNING_REASONS = [
  // The writer does not write this language.
  'language',
  'search_failed',
  // Fewer lines than requested; the frames of the draft writer are used up.
  'fewer',
  // A script is much longer or shorter than requested, or only an outline.
  'length',
  // The model that wrote before is unavailable.
  'writer',
  // Kept from before reasons were.
  'other',
] as const

/** A sentence for the user about a result, and its reason for a program. */
export const Warning = z.object({ message: z.string(), reason: z.enum(WARNING_REASONS) })
export type Warning = z.infer<typeof Warning>

/** What every result carries beside its own text. `warnings` are sentences for the user with a reason. */
export const ResultExtras = z.object({
  sources: z.array(Source).optional(),
  warnings: z.array(Warning).optional(),
  /** Nothing of the creator's own is in it yet: the same topic with `details` is written once for free. */
  freeRewrite: z.boolean().optional(),
})
export type ResultExtras = z.infer<typeof ResultExtras>

/** Whether a request reads the internet first. */
export const searchFlag = z.boolean('useInternetSearch must be true or false.').default(false)

const LIMIT = `limit must be a whole number from 1 to ${RECENT_LIMIT.max}.`

/** Of an earlier result: there where it was cut short, and not written to its end since. */
export const stopped = z.boolean().optional()

/** How many of the newest generations to list. */
export const RecentRequest = z
  .object({
    limit: z.number(LIMIT).int(LIMIT).min(1, LIMIT).max(RECENT_LIMIT.max, LIMIT).default(RECENT_LIMIT.default),
  })
  .prefault({})

/** While the writer is busy, each time that it changes: how many requests are served before this one. */
export const WaitingEvent = z.object({ type: z.literal('waiting'), ahead: z.number().int() })
export type WaitingEvent = z.infer<typeof WaitingEvent>

/** Events of every tool that writes, besides its text. */
export const ProgressEvent = z.discriminatedUnion('type', [
  WaitingEvent,
  // Research is running, or has found these pages.
  z.object({ type: z.literal('searching') }),
  z.object({ type: z.literal('sources'), sources: z.array(Source) }),
  // No text yet: the model reasons, or its server is loading it.
  z.object({ type: z.literal('thinking') }),
  z.object({ type: z.literal('loading') }),
  // The text shown so far is no part of the result, which starts again from nothing. This costs nothing more.
  z.object({ type: z.literal('restart') }),
])

/** Sent alone where the writer has nothing to write: why. No prompt is spent. */
export const UnwrittenEvent = z.object({ type: z.literal('unwritten'), warnings: z.array(Warning) })
export type UnwrittenEvent = z.infer<typeof UnwrittenEvent>

export type ProgressEvent = z.infer<typeof ProgressEvent>
