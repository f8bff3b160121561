import { isCueLine } from '../features/scripts/scripts.rules.ts'

/** A line of plain text; in markup with the tags of the whole document before and after it. */
const LINES = {
  plain: /^()(.*)()$/gmu,
  markup: /^([^\S\r\n]*<speak(?:\s[^<>\r\n]*)?>)?([^<>\r\n]*)(<\/speak>[^\S\r\n]*)?$/gmu,
} as const

/**
 * A text to speak without the unspoken lines of a script: cues and slots. Spaces replace them, so that all other characters
 * keep their positions for error messages and counting. Only whole lines are replaced: `[laughs] So.` is spoken unchanged.
 */
export function withoutCues(text: string, form: keyof typeof LINES): string {
  return text.replace(LINES[form], (line: string, before = '', words = '', behind = '') =>
    isCueLine(words) ? `${before}${' '.repeat(words.length)}${behind}` : line,
  )
}
