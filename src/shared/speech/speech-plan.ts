/**
 * Limits of markup: depth of elements, and pauses in milliseconds, each and in all. They keep a short text from making
 * hours of sound.
 */
export const MARKUP_LIMITS = { depth: 10, breakMs: 10_000, allBreaksMs: 60_000 } as const

/** How a stretch of text is spoken. Neutral: `rate` 1, `pitch` 0, `volume` 0. */
export interface Manner {
  /** Speed as a factor, 0.5 to 2. */
  rate: number
  /** Semitones up or down, -12 to 12. */
  pitch: number
  /** Decibels up or down, -20 to 10; -Infinity is silent. */
  volume: number
  /** BCP 47 language of this stretch; undefined for that of the voice. */
  language: string | undefined
  /** A voice of the markup, in the product's own names; undefined for the chosen one. */
  voice: string | undefined
}

/** Text that is spoken without a pause of our own in it. `text` is plain: the spoken text, substitutions done. */
export interface SpokenPiece extends Manner {
  type: 'speech'
  text: string
  /** Where its source begins and ends in the input, in UTF-16 units: what subtitles show and quota counts. */
  start: number
  end: number
  /** Pronunciation as the markup gives it, where it does. */
  phonemes: { alphabet: 'ipa' | 'x-sampa'; symbols: string } | undefined
}

export interface SilentPiece {
  type: 'silence'
  milliseconds: number
}

/** A text as it is to be spoken: the same for every synthesizer. */
export interface SpeechPlan {
  pieces: (SpokenPiece | SilentPiece)[]
  /** Sentences about tags that are not supported, for the user; each once. */
  warnings: string[]
}

/** Markup that cannot be read: what is wrong, and where (both counted from 1). */
export class MarkupError extends Error {
  readonly line: number
  readonly column: number
  constructor(message: string, line: number, column: number) {
    super(message)
    this.name = 'MarkupError'
    this.line = line
    this.column = column
  }
}
