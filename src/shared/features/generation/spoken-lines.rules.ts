import { readKey } from './clean-answer.rules.ts'
import { INTRODUCTIONS, REMARKS, SECTION_LABELS } from './stage-directions.constants.ts'

const LABELS = new Set(SECTION_LABELS)
/** Most UTF-16 units of a label, and of a line before the text. */
const LONGEST_LABEL = 40
const LONGEST_INTRODUCTION = 160

/** A remark or a line before the text is about the text itself, in these words. */
const ABOUT_TEXT =
  /(?<!\p{L})(?:scripts?|skript|guion|guión|roteiro|copione|spoken|words?|wording|tone|version|draft|monologue|voice ?over|text|texto|texte|testo|adjust|tweak|shorter|longer|revis|kürzer|länger|anpass)/iu
/** Times of a part, in round brackets or before its text; a text has no other ranges of them. */
const TIMES =
  /[(（]\s*(?:\d{1,2}:\d\d(?:\s*[-–—]\s*\d{1,2}:\d\d)?|\d{1,3}\s*[-–—]\s*\d{1,3}\s*(?:s|secs?|seconds|sek)\.?)\s*[)）]|^[\s*_]*\d{1,2}:\d\d\s*[-–—]\s*\d{1,2}:\d\d/gu
const HEADING = /^ {0,3}#{1,6} |^\s*(?:\*\*|__)[^*_\n]{1,60}(?<![.!?…。！？”"])(?:\*\*|__):?\s*$/u
/** A line that may become a heading. */
const HEADING_BEGUN = /^ *#|^ *(?:\*\*|__)[^*_\n]{0,60}[*_]{0,2}:? *$|^[\d :–—-]+$/u
const WORD_COUNT = /^[\s*_([]*(?:about |approximately |[~≈])?\d+ (?:spoken )?words[^\p{L}]*$/iu
const RULE_LINE = /^ *(?:[-*_] ?){3,}$/u

/** Where a paragraph stands in an answer. */
interface Place {
  /** Whether nothing is spoken before it. */
  isFirst: boolean
  /** Whether it follows a line of dashes. */
  isBehindRule: boolean
  /** False where its end may be missing. */
  isComplete: boolean
}

/**
 * The spoken lines of a paragraph as a model returns it, without headings, labels and times of parts, a line that
 * introduces the text and a remark on it. An unfinished line that may become one of these is left out. The lines are to
 * be cleaned as spoken text.
 */
export function spokenLines(raw: string, { isFirst, isBehindRule, isComplete }: Place): string {
  if (!isFirst && isRemark(raw, { isBehindRule, isComplete })) return ''
  const lines = raw.split('\n')
  const first = lines.findIndex((line) => /\p{L}/u.test(line))
  return lines
    .map((line, at) => {
      const isWhole = isComplete || at < lines.length - 1
      return isFirst && at === first && isIntroduction(line, isWhole) ? '' : spokenPart(line, isWhole)
    })
    .join('\n')
}

/** Whether a paragraph ends with a line of dashes. */
export const endsInRule = (raw: string): boolean => RULE_LINE.test(raw.trimEnd().split('\n').at(-1) ?? '')

function isRemark(raw: string, { isBehindRule, isComplete }: Omit<Place, 'isFirst'>): boolean {
  const key = readKey(raw.slice(0, LONGEST_INTRODUCTION))
  if (!isComplete) return begins(REMARKS, key) || REMARKS.some((phrase) => phrase.startsWith(key))
  return begins(REMARKS, key) && (isBehindRule || ABOUT_TEXT.test(raw))
}

function isIntroduction(line: string, isWhole: boolean): boolean {
  if (line.length > LONGEST_INTRODUCTION) return false
  const key = readKey(line)
  if (isWhole)
    return (
      INTRODUCTIONS.includes(key) || (begins(INTRODUCTIONS, key) && /[:：]\s*$/u.test(line) && ABOUT_TEXT.test(line))
    )
  if (/[.?。？]/u.test(line)) return false
  return begins(INTRODUCTIONS, key) || INTRODUCTIONS.some((phrase) => phrase.startsWith(key))
}

const begins = (phrases: readonly string[], key: string): boolean =>
  phrases.some((phrase) => key === phrase || key.startsWith(`${phrase} `))

function spokenPart(line: string, isWhole: boolean): string {
  const text = line.replace(TIMES, ' ')
  const isLabel = LABELS.has(labelKey(text)) && !/[.!?…。！？][^\p{L}.!?…。！？]*$/u.test(text)
  if (HEADING.test(text) || WORD_COUNT.test(text) || isLabel) return ''
  const colon = text.search(/[:：]/u)
  if (colon > 0 && colon <= LONGEST_LABEL && LABELS.has(labelKey(text.slice(0, colon))))
    return text.slice(colon + 1).replace(/^[*_\s]+/u, '')
  if (isWhole) return text
  const key = labelKey(text)
  return HEADING_BEGUN.test(text) || (key !== '' && SECTION_LABELS.some((label) => label.startsWith(key))) ? '' : text
}

const labelKey = (text: string): string =>
  readKey(text.slice(0, LONGEST_LABEL * 2))
    .replace(/\d+/gu, '')
    .replace(/ {2,}/gu, ' ')
    .trim()
