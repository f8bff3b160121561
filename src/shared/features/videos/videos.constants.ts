/** The steps of a video, in their order. */
export const VIDEO_STEPS = ['hook', 'script', 'voice', 'caption', 'plan'] as const
export type VideoStep = (typeof VIDEO_STEPS)[number]

/** The state of a step: nothing yet, there, or made from an older version of what it was made from. */
export const STEP_STATES = ['open', 'done', 'stale'] as const
export type StepState = (typeof STEP_STATES)[number]

/** What a piece can be made from. */
export const SOURCE_TYPES = ['hook', 'script'] as const
export type SourceType = (typeof SOURCE_TYPES)[number]

/** The pieces that are made from another one. */
export const DERIVED_TYPES = ['script', 'voice', 'caption'] as const
export type DerivedType = (typeof DERIVED_TYPES)[number]

/** Videos of a page by default and at most, and how many the dashboard shows. */
export const VIDEO_PAGE = { default: 50, max: 100, dashboard: 5 } as const

/** Videos of an account at most. */
export const MOST_VIDEOS = 20_000

/** When a video is planned for where no entry of before says when its user publishes: local time, tomorrow. */
export const DEFAULT_SLOT = '18:00'
