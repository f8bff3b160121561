import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { atMost, idText, looseEnum, timeZoneName, withoutNul } from '../../wire.ts'
import { LIBRARY_TYPES } from '../library/library.constants.ts'
import { VideoId } from '../videos/video-reference.schema.ts'
import { PLANNER_PLATFORMS, PLANNER_STATUSES } from './planner.constants.ts'

const WHEN = 'scheduledDate must be a date and time with its offset, such as 2026-12-01T18:30:00+01:00.'

const YEARS = 'Choose a date in the years 2000 to 2100.'

/** An instant with its offset, stored in UTC, in years that calendar programs support and whose text order is time order. */
const ScheduledDate = z.iso
  .datetime({ offset: true, error: WHEN })
  .transform((text) => new Date(text).toISOString())
  .refine((text) => /^(20\d\d|2100)-/u.test(text), YEARS)

const Description = z
  .string('Description must be text.')
  .overwrite(withoutNul)
  .trim()
  .max(INPUT_LIMITS.description, atMost('Description', INPUT_LIMITS.description))

const Id = idText().min(1, 'Choose a library item.')

/** Plans a library item for a platform and a time. */
export const PlanRequest = z.object({
  libraryItemId: Id,
  platform: looseEnum('Platform', PLANNER_PLATFORMS),
  scheduledDate: ScheduledDate,
  description: Description.optional(),
  timeZone: timeZoneName().optional(),
  videoId: VideoId,
})
export type PlanRequest = z.infer<typeof PlanRequest>

/** Changes the given fields. */
export const UpdatePlanRequest = z
  .object({
    id: Id,
    status: looseEnum('Status', PLANNER_STATUSES).optional(),
    scheduledDate: ScheduledDate.optional(),
    platform: looseEnum('Platform', PLANNER_PLATFORMS).optional(),
    description: Description.optional(),
    timeZone: timeZoneName().optional(),
  })
  .refine(
    ({ status, scheduledDate, platform, description }) =>
      [status, scheduledDate, platform, description].some((value) => value !== undefined),
    'Name status, scheduledDate, platform or description.',
  )
export type UpdatePlanRequest = z.infer<typeof UpdatePlanRequest>

export const PlanReference = z.object({ id: Id })

/** The item whose entries are counted. */
export const PlannedItem = z.object({ libraryItemId: Id })

/** Number of entries of an item. They are deleted with it. */
export const PlannedCount = z.object({ count: z.number().int() })

/** A planned entry, with the title and type of its item. Dates are ISO 8601 in UTC. */
export const PlannerEntry = z.object({
  id: z.string(),
  libraryItemId: z.string(),
  /** The video that it publishes; absent without one. */
  videoId: z.string().exactOptional(),
  title: z.string(),
  type: z.enum(LIBRARY_TYPES),
  platform: z.enum(PLANNER_PLATFORMS),
  scheduledDate: z.iso.datetime(),
  description: z.string().nullable(),
  status: z.enum(PLANNER_STATUSES),
  createdAt: z.iso.datetime(),
})
export type PlannerEntry = z.infer<typeof PlannerEntry>

/** Requests the page after an entry, in the order of date and id; the first page without it. */
export const PlannerPageRequest = z
  .object({ after: PlannerEntry.pick({ scheduledDate: true }).extend({ id: Id }).optional() })
  .prefault({})
export type PlannerPageRequest = z.infer<typeof PlannerPageRequest>

/** The private feed: when it was created, null where there is none. */
export const FeedState = z.object({ since: z.iso.datetime().nullable() })

/** A new feed; its address is shown only once. */
export const NewFeed = z.object({ url: z.string() })
