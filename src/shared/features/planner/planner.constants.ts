/** The platforms of an entry. */
export const PLANNER_PLATFORMS = ['YouTube', 'Instagram', 'TikTok'] as const
export type PlannerPlatform = (typeof PLANNER_PLATFORMS)[number]

/** The states of an entry, in any order of change. The first is the default. */
export const PLANNER_STATUSES = ['planned', 'in-progress', 'completed'] as const
export type PlannerStatus = (typeof PLANNER_STATUSES)[number]

/**
 * In milliseconds: how far in the past a new entry may be, and the distance at which two entries of a platform clash.
 * Source: docs/product-rules.md#planner.
 */
export const PLANNER_TIMES = { pastToleranceMs: 5 * 60_000, clashMs: 60 * 60_000 } as const

/** The two views of the plan. */
export type PlannerView = 'list' | 'calendar'

/** Days that the calendar shows, and entries shown per day. */
export const PLANNER_CALENDAR = { days: 30, entriesPerDay: 2 } as const

/** Maximum number of entries of an account, including those of items in the trash, and entries of one page of the list. */
export const PLANNER_LIMITS = { entries: 10_000, page: 500 } as const

/** Path of a private calendar feed: `/api/planner/feed/<token>.ics`. */
export const FEED_PATH = '/api/planner/feed/'

/** Path of the plan's download as an iCalendar file. */
export const PLAN_FILE_PATH = '/api/planner/plan.ics'

/** Local time, in the entry's zone, from which its owner is reminded by mail. */
export const REMINDER_TIME = '08:00'
