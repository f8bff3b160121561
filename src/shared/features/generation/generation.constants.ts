/** The tones of a text. The first is the default. */
export const TONES = ['casual', 'professional', 'humorous', 'inspiring'] as const
export type Tone = (typeof TONES)[number]

/** Default speaking rate in words per minute. 120 is slow, 180 fast. */
export const SPEAKING_WORDS_PER_MINUTE = 150

/** Characters that count as a word in languages that write without spaces, so that a minute of script is a minute of speech. */
export const CHARACTERS_PER_UNSPACED_WORD = 2.5

/** The warning of a text whose internet search failed. The text is written without it and no search is counted. */
export const SEARCH_FAILED_WARNING = {
  message: 'The internet search failed, so this was written without it. No search was counted.',
  reason: 'search_failed',
} as const
