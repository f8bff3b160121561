/** How a text sounds; the first is the default. Source: spec section 9. */
export const TONES = ['casual', 'professional', 'humorous', 'inspiring'] as const
export type Tone = (typeof TONES)[number]

/** Words a person speaks in a minute by default. Source: facts, "Speaking rate". */
export const SPEAKING_WORDS_PER_MINUTE = 150

/** Characters that count as a word in languages that write without spaces. Source: spec section 9 counts time, not characters. */
export const CHARACTERS_PER_UNSPACED_WORD = 2.5

/** What a caller is told when the research it asked for did not work; the text is written without it. Source: decisions 5. */
export const SEARCH_FAILED_WARNING = {
  message: 'The internet search failed, so this was written without it. No search was counted.',
  reason: 'search_failed',
} as const
