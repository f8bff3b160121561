/**
 * Limits of markup: depth of elements, and milliseconds of one pause and of all. They prevent a short text from making
 * hours of audio.
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
  /** BCP 47 language; undefined for that of the voice. */
  language: string | undefined
  /** A voice of the markup, by the product's name; undefined for the chosen one. */
  voice: string | undefined
}

/** Text spoken without a pause. `text` is plain, with substitutions done. */
export interface SpokenPiece extends Manner {
  type: 'speech'
  text: string
  /** Range of its source in the input, in UTF-16 units, for subtitles and quota. */
  start: number
  end: number
  /** Pronunciation in the markup, if any. */
  phonemes: { alphabet: 'ipa' | 'x-sampa'; symbols: string } | undefined
}

export interface SilentPiece {
  type: 'silence'
  milliseconds: number
}

/** A text prepared for speaking, the same for every synthesizer. */
export interface SpeechPlan {
  pieces: (SpokenPiece | SilentPiece)[]
  /** Messages about unsupported tags, without duplicates. */
  warnings: string[]
}

/** Invalid markup: what is wrong, with line and column (both counted from 1). */
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
