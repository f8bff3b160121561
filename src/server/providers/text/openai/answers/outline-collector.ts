import { type ScriptOutline } from '../../text.port.ts'
import { type Collector } from './collector.ts'
import { withoutHalfCharacter } from './hook-text.ts'

/**
 * Limits in chapters, points of a chapter, and UTF-16 units of a line that exceed every outline of ours; the rest is dropped.
 */
const MOST_CHAPTERS = 20
const MOST_POINTS = 12
const LONGEST_LINE = 600

/** Collects the outline of a script, which is not shown. There is a result from the first chapter with a point on. */
export function createOutlineCollector(): Collector<never> & { readonly outline: ScriptOutline } {
  let texts: Readonly<Record<string, string>> = {}
  let chapters: { about: string; points: string[] }[] = []
  return {
    get outline() {
      const { promise = '', question = '', payoff = '' } = texts
      return { promise, question, payoff, chapters }
    },
    get hasResult() {
      return chapters.length > 0
    },
    isFull: false,
    restart() {
      texts = {}
      chapters = []
      return []
    },
    take(piece) {
      const lines = Object.fromEntries(Object.entries(piece.texts).map(([key, text]) => [key, oneLine(text)]))
      const points = (piece.lists['points'] ?? []).map(oneLine).filter((point) => point !== '')
      if (points.length === 0) texts = { ...texts, ...lines }
      else if (piece.isComplete && chapters.length < MOST_CHAPTERS)
        chapters.push({ about: lines['chapter'] ?? '', points: points.slice(0, MOST_POINTS) })
      return null
    },
  }
}

function oneLine(raw: string): string {
  return withoutHalfCharacter(raw.slice(0, LONGEST_LINE))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
