/** The tools that write. */
export const GENERATION_TOOLS = ['hooks', 'scripts', 'captions', 'refine'] as const
export type GenerationTool = (typeof GENERATION_TOOLS)[number]

/**
 * `queued` and `running` are not over. `done` is complete. `stopped` was cut short, by the user or by a failure, and
 * has a partial result. `failed` has no result and cost nothing.
 */
export const GENERATION_STATES = ['queued', 'running', 'done', 'stopped', 'failed'] as const
export type GenerationState = (typeof GENERATION_STATES)[number]

/** Whether a generation is over; it may still be resumed. */
export const isOver = (state: GenerationState): boolean => state !== 'queued' && state !== 'running'

/** Maximum number of times that a result may be resumed, because each costs a provider's call and no prompt. */
export const MOST_RESUMED = 3

/** What can be done with a figure that nobody gave: keep it as true, remove its sentences, and undo that. */
export const FIGURE_ACTIONS = ['keep', 'remove', 'undo'] as const

/** The refusals to do so. */
export const FIGURE_MESSAGE = {
  unknown: 'There is no such figure here any more.',
  busy: 'This is being written. Wait for it, or stop it.',
  nothingLeft: 'Nothing would be left without this figure. Write it again, or refine it.',
  notUndone: 'There is nothing to undo here any more.',
} as const

export const NO_GENERATION = 'There is no such generation.'

/** The refusal to resume a result. */
export const NOTHING_LEFT = 'There is nothing to go on with here.'
