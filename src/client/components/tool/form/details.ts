import { z } from 'zod'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'

/** The lines of the facts field as typed, with blank ones; none for an empty field. */
export function splitLines(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}

/** The facts among the lines, in the form of the request (`Details`). */
export function factsIn(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(/\s+/gu, ' ').trim()).filter((line) => line !== '')
}

/** The error of the facts, or an empty string. */
export function checkDetails(lines: readonly string[]): string {
  const facts = factsIn(lines)
  const { details: most, detail: longest } = INPUT_LIMITS
  if (facts.length > most)
    return `Five lines at most; this has ${facts.length}. Put the best ones first, drop the rest.`
  const at = facts.findIndex(({ length }) => length > longest)
  return at < 0
    ? ''
    : `Line ${at + 1} has ${facts[at]?.length} characters; a line can have at most ${longest}. Split it in two.`
}

/** The number of facts, if any: `2 of 5 lines`. */
export function detailsNote(lines: readonly string[]): string {
  const { length } = factsIn(lines)
  return length === 0 ? '' : `${length} of ${INPUT_LIMITS.details} lines`
}

/** The facts in the summary of a run: `2 facts`; nothing for none. */
export function describeDetails(lines: readonly string[] = []): string[] {
  const { length } = factsIn(lines)
  return length === 0 ? [] : [`${length} ${length === 1 ? 'fact' : 'facts'}`]
}

/** The lines of a stored draft. */
export const DraftDetails = z
  .array(z.unknown())
  .catch([])
  .transform((lines) => lines.filter((line) => typeof line === 'string'))
