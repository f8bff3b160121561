import { figuresIn } from './figures.ts'
import { contentWords, findStem } from './words.ts'

/**
 * Whether a telling part occurs in a text, in any of its spellings (`2 years|two years`), as whole words or word beginnings.
 */
export function containsPart(part: string, text: string): boolean {
  const folded = fold(text)
  return part.split('|').some((spelling) => startsWordIn(fold(spelling), folded))
}

/** The share of lines that contain at least one part or one of the creator's facts. Null without parts or without lines. */
export function linesWithDetail(
  lines: readonly string[],
  parts: readonly string[],
  facts: readonly string[] = [],
): number | null {
  if (parts.length === 0 || lines.length === 0) return null
  return lines.filter((line) => isSpecific(line, parts, facts)).length / lines.length
}

/** Whether a line is specific to its topic: it contains one of the parts or one of the creator's facts. */
export function isSpecific(line: string, parts: readonly string[], facts: readonly string[]): boolean {
  return parts.some((part) => containsPart(part, line)) || facts.some((fact) => isTold(fact, line))
}

/** The number of lines that contain all parts, divided by `wanted`; at most 1. */
export function completeLines(lines: readonly string[], parts: readonly string[], wanted: number): number | null {
  if (parts.length === 0 || lines.length === 0) return null
  const whole = lines.filter((line) => parts.every((part) => containsPart(part, line))).length
  return Math.min(1, whole / wanted)
}

/** The share of the parts that occur anywhere in a text. */
export function partsPresent(text: string, parts: readonly string[]): number | null {
  if (parts.length === 0 || text === '') return null
  return parts.filter((part) => containsPart(part, text)).length / parts.length
}

/**
 * The share of the creator's facts that some line uses. A fact with figures counts by one of its figures and a
 * neighbouring word, any other fact by half of its words.
 */
export function factsUsed(lines: readonly string[], facts: readonly string[]): number | null {
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

/** Before a part, a digit makes another number and a letter makes another word. What follows may be an ending. */
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
