import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { atMost, looseEnum, withoutNul } from '../../wire.ts'
import { LIBRARY_TYPES } from '../library/library.constants.ts'
import { PLANNER_PLATFORMS, PLANNER_STATUSES } from './planner.constants.ts'

const WHEN = 'scheduledDate must be a date and time with its offset, such as 2026-12-01T18:30:00+01:00.'

/** An instant with its offset; it is kept in UTC, where it must still be a year of four digits. */
const ScheduledDate = z.iso
  .datetime({ offset: true, error: WHEN })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => /^\d{4}-/u.test(text), WHEN)

const Description = z
  .string('Description must be text.')
  .overwrite(withoutNul)
  .trim()
  .max(INPUT_LIMITS.description, atMost('Description', INPUT_LIMITS.description))

const Id = z.string('An id must be text.').min(1, 'Choose a library item.').max(INPUT_LIMITS.id)

/** IANA name of the zone that the user plans in: `Europe/Berlin`. */
const TimeZone = z.string().max(INPUT_LIMITS.id).refine(isTimeZone, 'timeZone must be an IANA time zone.')

/** Plans a library item. Source: spec sections 5 and 7. */
export const PlanRequest = z.object({
  libraryItemId: Id,
  platform: looseEnum('Platform', PLANNER_PLATFORMS),
  scheduledDate: ScheduledDate,
  description: Description.optional(),
  timeZone: TimeZone.optional(),
})
export type PlanRequest = z.infer<typeof PlanRequest>

/** Changes what is named. Source: issue 7. */
export const UpdatePlanRequest = z
  .object({
    id: Id,
    status: looseEnum('Status', PLANNER_STATUSES).optional(),
    scheduledDate: ScheduledDate.optional(),
    platform: looseEnum('Platform', PLANNER_PLATFORMS).optional(),
    description: Description.optional(),
    timeZone: TimeZone.optional(),
  })
  .refine(
    ({ status, scheduledDate, platform, description }) =>
      [status, scheduledDate, platform, description].some((value) => value !== undefined),
    'Name status, scheduledDate, platform or description.',
  )
export type UpdatePlanRequest = z.infer<typeof UpdatePlanRequest>

export const PlanReference = z.object({ id: Id })

/** Asks how often an item is planned. */
export const PlannedItem = z.object({ libraryItemId: Id })

/** How many entries plan an item; they go when it is deleted. Source: issue 7. */
export const PlannedCount = z.object({ count: z.number().int() })

/** One planned entry, with the title and type of its item. Dates are ISO 8601 in UTC. */
export const PlannerEntry = z.object({
  id: z.string(),
  libraryItemId: z.string(),
  title: z.string(),
  type: z.enum(LIBRARY_TYPES),
  platform: z.enum(PLANNER_PLATFORMS),
  scheduledDate: z.iso.datetime(),
  description: z.string().nullable(),
  status: z.enum(PLANNER_STATUSES),
  createdAt: z.iso.datetime(),
})
export type PlannerEntry = z.infer<typeof PlannerEntry>

/** The private feed: whether there is one, and since when. */
export const FeedState = z.object({ since: z.iso.datetime().nullable() })

/** A new feed; its address is shown this once. */
export const NewFeed = z.object({ url: z.string() })

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
