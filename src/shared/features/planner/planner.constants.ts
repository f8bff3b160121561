/** The platforms that an entry can be planned for. */
export const PLANNER_PLATFORMS = ['YouTube', 'Instagram', 'TikTok'] as const
export type PlannerPlatform = (typeof PLANNER_PLATFORMS)[number]

/** The states of an entry. The first is the default; any may follow any. */
export const PLANNER_STATUSES = ['planned', 'in-progress', 'completed'] as const
export type PlannerStatus = (typeof PLANNER_STATUSES)[number]

/**
 * Times in milliseconds: how far in the past a new entry may be, and how near two entries of a platform clash. Source:
 * docs/product-rules.md#planner.
 */
export const PLANNER_TIMES = { pastToleranceMs: 5 * 60_000, clashMs: 60 * 60_000 } as const

/** How the plan is shown. */
export type PlannerView = 'list' | 'calendar'

/** Days that the calendar shows, and entries that it shows of each day. */
export const PLANNER_CALENDAR = { days: 30, entriesPerDay: 2 } as const

/** Entries of an account at most, those of items in the trash too, and entries of one page of the list. */
export const PLANNER_LIMITS = { entries: 10_000, page: 500 } as const

/** Where a private calendar feed is read: `/api/planner/feed/<token>.ics`. */
export const FEED_PATH = '/api/planner/feed/'

/** Where a signed-in user downloads the plan as an iCalendar file. */
export const PLAN_FILE_PATH = '/api/planner/plan.ics'

/** From when on the day of an entry its owner is reminded by mail, in the zone it was planned in. */
export const REMINDER_TIME = '08:00'
