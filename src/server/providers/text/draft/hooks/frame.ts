import { type Tone } from '../../../../../shared/features/generation/generation.constants.ts'
import {
  HOOK_RULES,
  type HookPattern,
  type HookPlatform,
} from '../../../../../shared/features/hooks/hooks.constants.ts'
import { wordCount } from '../../../../../shared/features/hooks/hooks.rules.ts'

const PATTERNS: Readonly<Record<string, HookPattern>> = {
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
const TONES: Readonly<Record<string, Tone>> = { c: 'casual', p: 'professional', h: 'humorous', i: 'inspiring' }
const PLATFORMS: Readonly<Record<string, HookPlatform>> = { Y: 'YouTube', T: 'TikTok', I: 'Instagram' }

/** A line with gaps that parts of a topic fill. */
export interface Frame {
  pattern: HookPattern
  /** The only tones and platforms it has; none means all. */
  tones: readonly Tone[]
  platforms: readonly HookPlatform[]
  /** It may open a result. */
  opens: boolean
  slots: readonly string[]
  /** What stands before, between and after the gaps: one more than slots. */
  fixed: readonly string[]
  /** The same in small letters, by which it is recognised in an old line. */
  signs: readonly string[]
  /** Its own words of some length, so that lines of one result do not sound alike. */
  words: readonly string[]
}

/** The frames of a table, a line each. */
export function framesOf(table: string): Frame[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf(' ')
      const marks = [...line.slice(0, at)]
      const pieces = line.slice(at + 1).split(/[{}]/u)
      const fixed = pieces.filter((_, index) => index % 2 === 0)
      return {
        pattern: PATTERNS[marks[0]!]!,
        tones: marks.slice(1).flatMap((mark) => TONES[mark] ?? []),
        platforms: marks.slice(1).flatMap((mark) => PLATFORMS[mark] ?? []),
        opens: marks.includes('*'),
        slots: pieces.filter((_, index) => index % 2 === 1),
        fixed,
        signs: fixed.map(signOf),
        words:
          fixed
            .join(' ')
            .toLowerCase()
            .match(/\p{L}{5,}/gu) ?? [],
      }
    })
}

/** A line as frames are recognised in it. */
export const signOf = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll('’', "'")

/** Whether a line, as `signOf` gives it, was made by a frame: its fixed parts stand there in their order. */
export function isMadeBy(line: string, { signs }: Frame): boolean {
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

/** A frame with its gaps filled; what begins a sentence has a capital. Undefined where it is too long for a hook. */
export function fill({ fixed, slots }: Frame, values: Readonly<Record<string, string>>): string | undefined {
  let line = fixed[0]!
  for (const [at, slot] of slots.entries()) {
    const value = values[slot]!
    line += (/^["“]?$|[.?!] ["“]?$/u.test(line) ? capital(value) : value) + fixed[at + 1]!
  }
  // A part that ends in a mark of its own needs no second one.
  const text = capital(line.replaceAll(/([.?!…])(["”]?)[.?]/gu, '$1$2').replaceAll(/([?!])["”]?:/gu, '$1'))
  const fits = text.length <= HOOK_RULES.maxCharacters && wordCount(text) <= HOOK_RULES.maxWords
  return fits ? text : undefined
}

/** With a capital first letter, unless the first word is a name like "iPhone". */
export const capital = (text: string): string =>
  /^["“]?\p{Ll}\p{Lu}/u.test(text)
    ? text
    : text.replace(/^(["“]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())
