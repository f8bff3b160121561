/** The length of a script: short form or long form. The first is the default. */
export const SCRIPT_TYPES = ['short', 'long'] as const
export type ScriptType = (typeof SCRIPT_TYPES)[number]

/**
 * Minutes of a script: `1` for a short form, `8` for a long one, `10` for a rewritten long one. Source:
 * docs/product-rules.md#tools.
 */
export const SCRIPT_DURATIONS = ['1', '8', '10'] as const
export type ScriptDuration = (typeof SCRIPT_DURATIONS)[number]

/** The durations of each type. */
export const DURATIONS_OF: Record<ScriptType, readonly ScriptDuration[]> = { short: ['1'], long: ['8', '10'] }

/** The format of a script. The first is the default. */
export const SCRIPT_FORMATS = ['video', 'podcast', 'presentation'] as const
export type ScriptFormat = (typeof SCRIPT_FORMATS)[number]

/** The parts of a script, as displayed. */
export const BEAT_KINDS = ['Hook', 'Setup', 'Point', 'Re-hook', 'Payoff', 'Call to action'] as const
export type BeatKind = (typeof BEAT_KINDS)[number]

/** Allowed deviation from the requested length, as a share of it. */
export const LENGTH_TOLERANCE = { repairAbove: 0.1 } as const
