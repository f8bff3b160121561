import { graphemesOf } from './topic/graphemes.ts'

/** How many pieces a hook is shown in while somebody watches. */
const PIECES = 6

/** How long ten hooks take to be shown, and the shortest and longest wait between two pieces. In milliseconds. */
const PACE = { whole: 3000, shortest: 35, longest: 55 } as const

/** The growing beginnings of a hook, by word groups or, where a text has no spaces, by characters. Without the whole. */
export function beginningsOf(text: string): string[] {
  const words = text.split(/(?<=\s)/u)
  const parts = words.length > 1 ? words : graphemesOf(text)
  const pieces = Math.min(PIECES, parts.length)
  return Array.from({ length: pieces - 1 }, (_, index) =>
    parts
      .slice(0, Math.round(((index + 1) * parts.length) / pieces))
      .join('')
      .trimEnd(),
  )
}

/** The wait before each event but the first, so that a result of so many events takes about three seconds. */
export function waitBetween(events: number): number {
  return Math.min(PACE.longest, Math.max(PACE.shortest, Math.round(PACE.whole / Math.max(1, events - 1))))
}
