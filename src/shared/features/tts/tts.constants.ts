/** The voices; the first is the default. Source: spec section 9. */
export const VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const
export type Voice = (typeof VOICES)[number]

/** How each voice is described. Source: spec section 9. */
export const VOICE_NOTE: Record<Voice, string> = {
  alloy: 'neutral, balanced',
  echo: 'clear, male',
  fable: 'expressive, storytelling',
  onyx: 'deep, male',
  nova: 'warm, female',
  shimmer: 'bright, female',
}

/** The formats; the first is the default. Source: spec section 9. */
export const AUDIO_FORMATS = ['mp3', 'wav'] as const
export type AudioFormat = (typeof AUDIO_FORMATS)[number]

/** What one request may hold, in UTF-16 units, markup included. Source: spec section 5, decisions 7. */
export const MAX_SPEECH_CHARACTERS = 10_000

/** Sentences of the speech screen. Source: spec section 5. */
export const SPEECH_MESSAGE = {
  missing: 'Please enter some text to convert to speech',
  tooLong: 'Please limit your text to 10,000 characters per request',
} as const
