import { graphemesOf } from './topic/graphemes.ts'

/** How long ten hooks take to be shown, and the shortest and longest wait between two pieces. In milliseconds. */
const PACE = { whole: 3000, shortest: 35, longest: 55 } as const

/** The usual wait between two pieces of a longer text, in milliseconds: faster than one reads, slow enough to follow. */
const STEP = 50

/** A text whose words are longer than this on average is written without spaces. In characters. */
const LONGEST_WORDS = 15

/**
 * The growing beginnings of a text in so many pieces, by word groups or, where it has no spaces, by characters. Without
 * the whole; fewer where the text is short.
 */
export function beginningsOf(text: string, most: number): string[] {
  const words = text.split(/(?<=\s)/u)
  const parts = words.length > 1 && text.length / words.length <= LONGEST_WORDS ? words : graphemesOf(text)
  const pieces = Math.min(most, parts.length)
  const beginnings = Array.from({ length: Math.max(0, pieces - 1) }, (_, index) =>
    parts
      .slice(0, Math.round(((index + 1) * parts.length) / pieces))
      .join('')
      .trimEnd(),
  )
  return beginnings.filter((beginning, at) => beginning !== '' && beginning !== (beginnings[at - 1] ?? ''))
}

/** The wait before each event but the first, so that a result of so many events takes about three seconds. */
export function waitBetween(events: number): number {
  return Math.min(PACE.longest, Math.max(PACE.shortest, waitFor(PACE.whole, events)))
}

/** The wait before each event but the first, so that so many events take so many milliseconds. */
export function waitFor(whole: number, events: number): number {
  return Math.round(whole / Math.max(1, events - 1))
}

/** In how many pieces a text is shown that takes so many milliseconds. */
export function piecesIn(whole: number): number {
  return Math.max(1, Math.round(whole / STEP))
}
