/** Where a hook is published. The first is the default. */
export const HOOK_PLATFORMS = ['YouTube', 'TikTok', 'Instagram'] as const
export type HookPlatform = (typeof HOOK_PLATFORMS)[number]

/** How many of a user's newest lines a writer gets, so that it does not write them again. */
export const RECENT_HOOKS = 30

/** The viral patterns that a hook is labelled with: a closed list. The value is the label that people read. */
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

/** What one generation returns, and the form that each hook must have. */
export const HOOK_RULES = {
  count: 10,
  maxWords: 20,
  /** Words that most of them have. */
  usualWords: { least: 6, most: 12 },
  maxCharacters: 150,
  minPatterns: 5,
  shortWords: 10,
  minShort: 4,
  /** Most words that are shown on the screen with a hook. */
  onScreenWords: 6,
} as const
