/** The platform of a hook. The first is the default. */
export const HOOK_PLATFORMS = ['YouTube', 'TikTok', 'Instagram'] as const
export type HookPlatform = (typeof HOOK_PLATFORMS)[number]

/** Number of a user's newest lines passed to a writer, so that it does not repeat them. */
export const RECENT_HOOKS = 30

/** The viral patterns of hooks: a closed list. The value is the displayed label. */
export const HOOK_PATTERNS = [
  'Question',
  'Contrarian',
  'List',
  'Story',
  'Mistake',
  'Curiosity gap',
  'How-to',
  'Challenge',
  'Comparison',
  'Proof',
  'Before and after',
  'Warning',
] as const
export type HookPattern = (typeof HOOK_PATTERNS)[number]

/** The number of hooks of a generation, and the limits of each. */
export const HOOK_RULES = {
  count: 10,
  /** Number of lines that a model is asked for beyond those missing, because some are left out. */
  spare: 6,
  maxWords: 20,
  /** Number of words that most hooks should have. */
  usualWords: { least: 6, most: 12 },
  maxCharacters: 150,
  minPatterns: 5,
  shortWords: 10,
  minShort: 4,
  /** Maximum number of words shown on the screen with a hook. */
  onScreenWords: 6,
} as const
