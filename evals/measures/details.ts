import { figuresIn } from './figures.ts'
import { contentWords, findStem } from './words.ts'

/** Whether a telling part is in a text, in any of its spellings (`2 years|two years`), whole words or their beginnings. */
export function standsIn(part: string, text: string): boolean {
  const folded = fold(text)
  return part.split('|').some((spelling) => startsWordIn(fold(spelling), folded))
}

/**
 * The share of lines that keep at least one of the parts, or use one of the creator's facts; null where there is nothing to keep or
 * to read.
 */
export function keptOne(
  lines: readonly string[],
  parts: readonly string[],
  facts: readonly string[] = [],
): number | null {
  if (parts.length === 0 || lines.length === 0) return null
  return lines.filter((line) => isTelling(line, parts, facts)).length / lines.length
}

/** Whether a line holds what no other topic has: one of the parts, or one of the creator's facts. */
export function isTelling(line: string, parts: readonly string[], facts: readonly string[]): boolean {
  return parts.some((part) => standsIn(part, line)) || facts.some((fact) => isTold(fact, line))
}

/** How far towards `wanted` lines that keep all of the parts: 1 where there are as many. */
export function keptAll(lines: readonly string[], parts: readonly string[], wanted: number): number | null {
  if (parts.length === 0 || lines.length === 0) return null
  const whole = lines.filter((line) => parts.every((part) => standsIn(part, line))).length
  return Math.min(1, whole / wanted)
}

/** The share of the parts that are anywhere in a text. */
export function keptAnywhere(text: string, parts: readonly string[]): number | null {
  if (parts.length === 0 || text === '') return null
  return parts.filter((part) => standsIn(part, text)).length / parts.length
}

/**
 * The share of the creator's facts that are used in one of the lines: one with figures by a figure of its and a word beside it,
 * any other by half of its words.
 */
export function factsTold(lines: readonly string[], facts: readonly string[]): number | null {
  if (facts.length === 0 || lines.length === 0) return null
  return facts.filter((fact) => lines.some((line) => isTold(fact, line))).length / facts.length
}

function isTold(fact: string, line: string): boolean {
  const told = new Set(contentWords(line).map(findStem))
  const words = contentWords(fact)
    .filter((word) => !/^\d/u.test(word))
    .map(findStem)
  const shared = words.filter((word) => told.has(word)).length
  const figures = figuresIn(fact).map(({ value }) => value)
  if (figures.length === 0) return words.length > 0 && shared >= words.length / 2
  const toldFigures = new Set(figuresIn(line).map(({ value }) => value))
  return figures.some((figure) => toldFigures.has(figure)) && (words.length === 0 || shared > 0)
}

/** A digit before a part is another number, a letter before it another word; what follows may be an ending. */
function startsWordIn(part: string, text: string): boolean {
  const edge = /^[\p{L}\p{N}]/u.test(part) ? String.raw`(?<![\p{L}\p{N}])` : ''
  const end = /\d$/u.test(part) ? String.raw`(?!\d|[.,]\d)` : ''
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(part)
  return new RegExp(
    `${isUnspaced ? '' : edge}${part.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)}${end}`,
    'u',
  ).test(text)
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘ʼ]/gu, "'").replace(/[‐‑–]/gu, '-').replace(/\s+/gu, ' ')
}
