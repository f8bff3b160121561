import { INPUT_LIMITS } from '../../../../shared/limits.ts'

/** Splits the text of the facts field into lines, including blank ones. Returns an empty list for an empty text. */
export function splitLines(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}

/** Returns the non-blank lines with normalized whitespace, as the request needs them (`Details`). */
export function parseFacts(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(/\s+/gu, ' ').trim()).filter((line) => line !== '')
}

/** Returns the error of the facts, or an empty string. */
export function checkDetails(lines: readonly string[]): string {
  const facts = parseFacts(lines)
  const { details: most, detail: longest } = INPUT_LIMITS
  if (facts.length > most)
    return `Five lines at most; this has ${facts.length}. Put the best ones first, drop the rest.`
  const at = facts.findIndex(({ length }) => length > longest)
  return at < 0
    ? ''
    : `Line ${at + 1} has ${facts[at]?.length} characters; a line can have at most ${longest}. Split it in two.`
}

/** Counts the facts: `2 of 5 lines`. Returns an empty string for none. */
export function detailsNote(lines: readonly string[]): string {
  const { length } = parseFacts(lines)
  return length === 0 ? '' : `${length} of ${INPUT_LIMITS.details} lines`
}

/** Describes the facts in the summary of a run: `2 facts`. Returns an empty list for none. */
export function describeDetails(lines: readonly string[] = []): string[] {
  const { length } = parseFacts(lines)
  return length === 0 ? [] : [`${length} ${length === 1 ? 'fact' : 'facts'}`]
}
