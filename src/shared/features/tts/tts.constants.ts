/** The voices; the first is the default. Source: spec section 9. */
export const VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const
export type Voice = (typeof VOICES)[number]

/** The formats; the first is the default. Source: spec section 9. */
export const AUDIO_FORMATS = ['mp3', 'wav'] as const
export type AudioFormat = (typeof AUDIO_FORMATS)[number]
