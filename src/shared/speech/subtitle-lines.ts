import type { TimedWord } from './subtitle-words.ts'

/** Maximum columns of a line, which every player shows without wrapping; a wide letter takes two. */
export const LINE_COLUMNS = 42
const LINES = 2

/** The cost of a line that ends inside a sentence, in columns of imbalance. */
const END_COST = [8, 3, 0] as const

type ShownWord = Pick<TimedWord, 'text' | 'spaced' | 'width' | 'ends'>

/** Words in one line, or in two of similar length; undefined where they do not fit. */
export function layOut(words: readonly ShownWord[]): string[] | undefined {
  const whole = computeWidth(words)
  if (whole <= LINE_COLUMNS) return [joinText(words)]
  let best: number | undefined
  let least = Infinity
  let upper = 0
  for (const [index, word] of words.entries()) {
    upper += word.width
    if (upper > LINE_COLUMNS) break
    const space = word.spaced ? 1 : 0
    const lower = whole - upper - space
    const cost = Math.abs(lower - upper) + END_COST[word.ends]
    if (lower > 0 && lower <= LINE_COLUMNS && cost < least) {
      least = cost
      best = index + 1
    }
    upper += space
  }
  return best === undefined ? undefined : [joinText(words.slice(0, best)), joinText(words.slice(best))]
}

/** The index after the last word that fits into two lines from `start` on; at least one word. */
export function longestFit(words: readonly ShownWord[], start: number): number {
  let end = start
  for (let line = 0; line < LINES; line += 1) {
    let width = 0
    for (let word = words[end]; word && width + word.width <= LINE_COLUMNS; word = words[end]) {
      width += word.width + (word.spaced ? 1 : 0)
      end += 1
    }
  }
  return Math.max(end, start + 1)
}

function computeWidth(words: readonly ShownWord[]): number {
  const all = words.reduce((sum, word) => sum + word.width + (word.spaced ? 1 : 0), 0)
  return words.at(-1)?.spaced ? all - 1 : all
}

function joinText(words: readonly ShownWord[]): string {
  return words
    .map((word) => (word.spaced ? `${word.text} ` : word.text))
    .join('')
    .trim()
}
