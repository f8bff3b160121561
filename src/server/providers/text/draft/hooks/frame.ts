import { type HookPattern } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { isUsableHook } from '../../../../../shared/features/hooks/hooks.rules.ts'

export const PATTERNS: Readonly<Record<string, HookPattern>> = {
  Q: 'Question',
  X: 'Contrarian',
  L: 'List',
  S: 'Story',
  M: 'Mistake',
  G: 'Curiosity gap',
  H: 'How-to',
  C: 'Challenge',
  V: 'Comparison',
  P: 'Proof',
  B: 'Before and after',
  W: 'Warning',
}

export interface Frame {
  pattern: HookPattern
  opens: boolean
  /** It comes after the others. */
  isLast: boolean
  slots: readonly string[]
  /** The text before, between and after the gaps: one more than slots. */
  fixed: readonly string[]
  /** The same in small letters, by which it is recognised in an old line. */
  signs: readonly string[]
  sense: readonly string[]
}

const STOP = new Set(
  "that this what with when your you from have here it's isn't don't doesn't where than then them".split(' '),
)

/** The frames of a table, divided by lines and bars; those after `# start` begin so. */
export function parseFrames(table: string): Frame[] {
  let start = ''
  return table
    .split(/ \| |\n/u)
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [marks = '', ...words] = line.split(' ')
      const end = words.join(' ')
      if (marks === '#') {
        start = `${end} `
        return []
      }
      const pieces = (start + end).trimEnd().split(/[{}]/u)
      const fixed = pieces.filter((_, index) => index % 2 === 0)
      const telling = normalizeLine(fixed.join(' ')).match(/[\p{L}']{4,}/gu) ?? []
      return {
        pattern: PATTERNS[marks[0]!]!,
        opens: marks.includes('*'),
        isLast: marks.includes('-'),
        slots: pieces.filter((_, index) => index % 2 === 1),
        fixed,
        signs: fixed.map(normalizeLine),
        sense: [...new Set(telling.filter((word) => !STOP.has(word)))],
      }
    })
}

export const normalizeLine = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll('’', "'")

/** Whether a line, as `normalizeLine` gives it, was made by a frame: its fixed parts are there in their order. */
export function isMadeBy(line: string, { signs }: Frame): boolean {
  // The topic alone would match any line.
  if (!/\p{L}/u.test(signs.join(''))) return false
  const first = signs[0]!
  const last = signs.at(-1)!
  if (!line.startsWith(first) || !line.endsWith(last)) return false
  let at = first.length
  for (const sign of signs.slice(1, -1)) {
    const found = line.indexOf(sign, at)
    if (found === -1) return false
    at = found + sign.length
  }
  return at <= line.length - last.length
}

/**
 * A frame with its gaps filled; what begins a sentence has a capital. Undefined where it is too long for a hook, or where
 * `opener`, a first word whose capital may be a name's, would be inside a sentence.
 */
export function fill({ fixed, slots }: Frame, values: Readonly<Record<string, string>>, opener?: string) {
  let line = fixed[0]!
  for (const [at, slot] of slots.entries()) {
    const value = values[slot]!
    const isStart = /^["“]?$|[.?!"] ["“]?$|: "$/u.test(line)
    if (!isStart && !/["“]$/u.test(line) && opener !== undefined && value.split(' ')[0] === opener) return undefined
    line += (isStart ? capital(value) : value) + fixed[at + 1]!
  }
  // A part that ends in a mark of its own needs no second one.
  const text = capital(
    line.replaceAll(/([.?!…])(["”]?)[.?]/gu, '$1$2').replaceAll(/([?!]["”]?) ?: (\p{L})/gu, endedBefore),
  )
  // A topic with a colon of its own takes no second one.
  const colons = text.replace(/"[^"]*"/u, '').split(': ').length - 1
  const isOneColon = colons < 2 || !fixed.join(' ').includes(':')
  return isOneColon && isUsableHook(text) ? text : undefined
}

const endedBefore = (_: string, end: string, letter: string): string => `${end} ${letter.toUpperCase()}`

/** With a capital first letter, unless the first word is a name like "iPhone". */
export const capital = (text: string): string =>
  /^["“]?\p{Ll}\p{Lu}/u.test(text)
    ? text
    : text.replace(/^(["“]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())
