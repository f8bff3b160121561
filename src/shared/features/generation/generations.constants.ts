/** The tools that write. */
export const GENERATION_TOOLS = ['hooks', 'scripts', 'captions', 'refine'] as const
export type GenerationTool = (typeof GENERATION_TOOLS)[number]

/**
 * `queued` and `running` are under way. `done` is whole. `stopped` was cut short, by the user or by a failure, and keeps what
 * was written. `failed` has nothing, and cost nothing.
 */
export const GENERATION_STATES = ['queued', 'running', 'done', 'stopped', 'failed'] as const
export type GenerationState = (typeof GENERATION_STATES)[number]

/** Nothing more is going to be written, unless it is resumed. */
export const isOver = (state: GenerationState): boolean => state !== 'queued' && state !== 'running'

/** How often one result may be resumed, because each time costs its provider a call and the user no prompt. */
export const MOST_RESUMED = 3

/** Why a result is not resumed. */
export const NOTHING_LEFT = 'There is nothing to go on with here.'
