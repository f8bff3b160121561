import { isCueLine } from '../features/scripts/scripts.rules.ts'

/** A line of plain text, and in markup with the tags of the whole document before and after it. */
const LINES = {
  plain: /^()(.*)()$/gmu,
  markup: /^([^\S\r\n]*<speak(?:\s[^<>\r\n]*)?>)?([^<>\r\n]*)(<\/speak>[^\S\r\n]*)?$/gmu,
} as const

/**
 * A text to be spoken without the unspoken lines of a script: cues and slots. Spaces stand in
 * their place, so that every other character keeps its position, by which mistakes are found and characters counted. Only
 * whole lines go: `[laughs] So.` is spoken unchanged.
 */
export function withoutCues(text: string, form: keyof typeof LINES): string {
  return text.replace(LINES[form], (line: string, before = '', words = '', behind = '') =>
    isCueLine(words) ? `${before}${' '.repeat(words.length)}${behind}` : line,
  )
}
