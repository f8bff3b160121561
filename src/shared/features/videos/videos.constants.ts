/** The steps of a video, in order. */
export const VIDEO_STEPS = ['hook', 'script', 'voice', 'caption', 'plan'] as const
export type VideoStep = (typeof VIDEO_STEPS)[number]

/** The state of a step: nothing yet, done, or made from an outdated source. */
export const STEP_STATES = ['open', 'done', 'stale'] as const
export type StepState = (typeof STEP_STATES)[number]

/** What a piece can be made from. */
export const SOURCE_TYPES = ['hook', 'script'] as const
export type SourceType = (typeof SOURCE_TYPES)[number]

/** The pieces that are made from another piece. */
export const DERIVED_TYPES = ['script', 'voice', 'caption'] as const
export type DerivedType = (typeof DERIVED_TYPES)[number]

/** Default and maximum number of videos of a page, and number on the dashboard. */
export const VIDEO_PAGE = { default: 50, max: 100, dashboard: 5 } as const

/** Maximum number of videos of an account. */
export const MOST_VIDEOS = 20_000

/** Local time, tomorrow, at which a video is planned without past entries to learn from. */
export const DEFAULT_SLOT = '18:00'
