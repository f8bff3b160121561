import { HOOK_PATTERNS, type HookPattern } from './hooks.constants.ts'
import { PATTERN_NAMES } from './pattern-names.constants.ts'

/** In UTF-16 units; a longer label is none. */
const LONGEST_LABEL = 100

/** The pattern that a label names, in any case, punctuation and known language; null where it names none or several. */
export function readPattern(label: string): HookPattern | null {
  if (label.length > LONGEST_LABEL) return null
  const letters = label
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  const words = ` ${letters.trim()} `
  const named = HOOK_PATTERNS.filter((pattern) => PATTERN_NAMES[pattern].some((name) => words.includes(` ${name} `)))
  return named.length === 1 ? (named[0] ?? null) : null
}
