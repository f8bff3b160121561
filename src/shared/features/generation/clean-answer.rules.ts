import { segmenter } from '../../segmenter.ts'
import {
  DIRECTION_BEGINNINGS,
  DIRECTION_LABELS,
  DIRECTION_LEADS,
  DIRECTIONS_ALONE,
  PLACEHOLDER_WORDS,
} from './stage-directions.constants.ts'

/** What a text is for. In spoken text square brackets are cues; in a post they may be words ("[Ad]"). */
type TextUse = 'spoken' | 'post'

/** Most words of a direction without a colon. */
const MOST_WORDS = 6

/** Marks a place where something was removed; a text has none of its own. */
const REMOVED = '\0'

/** The words of a text in lower case, one space between them. */
export const readKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

const ALONE = new Set([...DIRECTIONS_ALONE, ...DIRECTION_BEGINNINGS])
const LEADS = new Set(DIRECTION_LEADS)
const LABELS = new Set(DIRECTION_LABELS)
const PLACEHOLDERS = new Set(PLACEHOLDER_WORDS)
const BEGINNINGS = new Set(DIRECTION_BEGINNINGS)

const ESCAPED = /\\([*_#[\]()`~>])/gu
/** Markdown that goes, with what stays of it, in this order. */
const MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [ESCAPED, '$1'],
  [/^ *(?:`{3}|~{3})[^\n`]*$/gmu, REMOVED],
  [/^ *(?:[-*_] ?){3,}$/gmu, REMOVED],
  [/^ {0,3}#{1,6} +/gmu, ''],
  [/^ {0,3}> +(?!\d)/gmu, ''],
  [/<br ?\/?>/giu, '\n'],
  [/<\/?(?:b|i|u|p|em|strong)>/giu, ''],
  [/!\[[^[\]\n]*\]\([^()\s]*\)/gu, REMOVED],
  [/`([^`\n]+)`/gu, '$1'],
  [/~~([^~\n]+)~~/gu, '$1'],
  [/(?<!\p{N})\*\*(?=[^\s*])([^*\n]+)\*\*/gu, '$1'],
  [/(?<![\p{L}\p{N}])\*\*(?=\S)|(?<=\S)\*\*(?![\p{L}\p{N}])/gu, ''],
  [/(?<![\p{L}\p{N}_@/])__(?=[^\s_])([^_\n]+)__(?![\p{L}\p{N}_])/gu, '$1'],
]
const LIST_MARK = /^ *[-*•+] +/gmu
const STAR_OF_LIST = /^( *)\* +/gmu
const LINK = /\[([^[\]\n]+)\]\(((?:https?:|mailto:|www\.)[^()\s]*)\)/gu
const ITALICS =
  /(?<![\p{L}\p{N}*])\*(?![\s*])([^*\n]+)(?<!\s)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_@/¯])_(?![\s_])([^_\n]+)(?<!\s)_(?![\p{L}\p{N}_])/gu
const ROUND = /[(（]([^()（）\n]+)[)）]/gu
const SQUARE = /[[［【]([^[\]［］【】\n]*)[\]］】]/gu
const CITATION = /^(?:\^?\d{1,2}(?:, ?\d{1,2})*|\d+†[^†]*)$/u

/** Hashtags in a row, with what stands between them; "#1" and "C#" are none. */
const HASHTAGS =
  /(?<![\p{L}\p{M}\p{Nd}_&/#＃])[#＃](?=[\p{M}\p{Nd}_]*\p{L})[\p{L}\p{M}\p{Nd}_]+(?:[^\p{L}\p{N}\n.!?#＃]*[#＃](?=[\p{M}\p{Nd}_]*\p{L})[\p{L}\p{M}\p{Nd}_]+)*/gu
const HASHTAG = /[#＃][^\s#＃\p{P}\p{S}]+/gu

/**
 * A text as a language model returns it, without markdown, stage directions and hashtags. `hashtags` are those that it
 * had, each with its sign; a word of a sentence stays without its sign. Placeholders stay in square brackets, for `splitSlots` and
 * `readablePlaceholders`. Cleaning a clean text changes nothing.
 */
export function cleanAnswer(raw: string, use: TextUse): { text: string; hashtags: string[] } {
  const hashtags: string[] = []
  const text = withoutMarkdown(raw.replace(/\r\n?/gu, '\n').replace(/(?!\n)\p{Cc}/gu, ' '), use)
    .replace(ROUND, (whole, inside: string) => (isDirection(inside) ? REMOVED : whole))
    .replace(SQUARE, (whole, inside: string) => {
      if (isDirection(inside) || CITATION.test(inside)) return REMOVED
      return use === 'post' || isPlaceholder(inside) ? whole : REMOVED
    })
    .replace(/[^\n]+/gu, (line) => closeGaps(withoutHashtags(line, hashtags)))
  return { text: text.replace(/\n{3,}/gu, '\n\n').trim(), hashtags }
}

/** Notes and directions, which are read, not spoken: only the markdown goes. */
export const cleanNote = (raw: string): string =>
  withoutMarkdown(raw.replace(/\s+|\p{Cc}+/gu, ' '), 'post')
    .replaceAll(REMOVED, '')
    .trim()

/** Ends of an unfinished text that may become something that goes, each to be cut off. */
const OPEN_ENDS: readonly RegExp[] = [
  /(?<![^\n])(?:[-*_>+•#＃ ]+|h\w{0,7}:? *[#＃]?)$/iu,
  /[[［【][^[\]［］【】\n]*$/u,
  /(?<=\])\([^()\n]*$/u,
  /[(（][^()（）\n]{0,60}$/u,
  /(?<![\p{L}\p{N}`])`{1,3}[^`\n]*`{0,3}$/u,
  /(?<![\p{L}\p{N}*])\*(?![\s*])[^*\n]*\**$/u,
  /(?<![\p{L}\p{N}_@/])_{1,2}(?![\s_])[^_\n]*_*$/u,
  /(?:(?<![#＃*~_])[#＃*~_]+|[#＃]\p{Nd}+|<\/?\w{0,6}|\\)$/u,
]

/**
 * The start of an unfinished text, without what may turn out to be markdown, a direction or a hashtag. To be cleaned
 * like a whole text.
 */
export function withoutOpenEnd(raw: string): string {
  const text = raw.replace(ESCAPED, '$1').replace(/\*\*|~~/gu, '')
  const last = [...text.matchAll(HASHTAGS)].at(-1)
  const isLast = last && !/[\p{L}\p{N}]/u.test(text.slice(last.index + last[0].length))
  return OPEN_ENDS.reduce((kept, end) => kept.replace(end, ''), isLast ? text.slice(0, last.index) : text)
}
/**
 * Spoken text without its placeholders: a sentence with one becomes a slot, which the creator fills in. Without the
 * brackets where there is nothing else in it.
 */
export function splitSlots(text: string): { text: string; slots: string[] } {
  if (!/\[[^[\]\n]+\]/u.test(text)) return { text, slots: [] }
  const slots: string[] = []
  const lines = text.split('\n').map((line) => {
    const kept = Array.from(segmenter('sentence').segment(line)).filter(({ segment }) => {
      if (!/\[[^[\]]+\]/u.test(segment)) return true
      slots.push(segment.trim().replace(/^\[([^[\]]+)\][.!]?$/u, '$1'))
      return false
    })
    return kept.map(({ segment }) => segment).join('')
  })
  return {
    text: lines
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n'),
    slots,
  }
}

/**
 * A hook or a post with its placeholders readable: "[Link in bio]" is words, a line of nothing but another placeholder
 * goes, and one inside a sentence stays in its brackets.
 */
export function readablePlaceholders(text: string): string {
  return text
    .replace(/\[([^[\]\n]+)\]/gu, (whole, inside: string) => (/\bbio\b/iu.test(inside) ? inside : whole))
    .replace(/^ *\[([^[\]\n]+)\]\.?$/gmu, (whole, inside: string) => (isPlaceholder(inside) ? '' : whole))
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

function withoutMarkdown(raw: string, use: TextUse): string {
  let text = raw
  for (const [mark, rest] of MARKDOWN) text = text.replace(mark, rest)
  return text
    .replace(use === 'post' ? STAR_OF_LIST : LIST_MARK, use === 'post' ? '$1• ' : '')
    .replace(LINK, use === 'post' ? '$1: $2' : '$1')
    .replace(ITALICS, (_, stars: string | undefined, lines: string | undefined) => {
      const inside = stars ?? lines ?? ''
      return isDirection(inside) ? REMOVED : inside
    })
}

function isDirection(inside: string): boolean {
  const label = /^([^:–—\n]{1,30})(?::|\s[–—])\s*\S/u.exec(inside)?.[1]
  if (label !== undefined && LABELS.has(readKey(label))) return true
  const said = readKey(inside).split(' ')
  const rest = said.length > 1 && LEADS.has(said[0] ?? '') ? said.slice(1) : said
  if (ALONE.has(rest.join(' '))) return true
  return rest.length <= MOST_WORDS && rest.some((_, at) => BEGINNINGS.has(rest.slice(0, at).join(' ')))
}

function isPlaceholder(inside: string): boolean {
  const key = readKey(inside)
  return key.startsWith('fill in ') || key.split(' ').some((word) => PLACEHOLDERS.has(word))
}

/** In UTF-16 units: the end of a sentence is searched so far before a hashtag. */
const NEAR = 20

/** A line without hashtags: those in a row at its end, or between sentences, go; others are words without their sign. */
function withoutHashtags(line: string, found: string[]): string {
  const text = line.replace(HASHTAGS, (run: string, offset: number) => {
    const tags = run.match(HASHTAG) ?? []
    found.push(...tags)
    const [before, after] = [line.slice(Math.max(0, offset - NEAR), offset), line.slice(offset + run.length)]
    const isApart = /(?:^|[.!?…:])[^\p{L}\p{N}.!?…:]*$/u.test(before)
    const isLast = !/[\p{L}\p{N}]/u.test(after)
    const isWord = tags.length === 1 && (isLast ? /^[.,!?;:…]/u.test(after) && !isApart : true)
    if (isWord || !(isLast || isApart)) return run.replace(/[#＃]/gu, '')
    return run.replace(HASHTAG, REMOVED).replace(/[\s,;|·]+/gu, ' ')
  })
  return /^\P{L}*hashtags?[^\p{L}\p{N}]*$/iu.test(text) && text.includes(REMOVED) ? '' : text
}

/** A line without the places where something was removed: one space, none before punctuation. */
function closeGaps(line: string): string {
  const [first = '', ...others] = line.split(REMOVED)
  if (others.length === 0) return line
  return others
    .reduce((before, part) => {
      const after = part.trimStart()
      const joint = /^[.,;:!?…]/u.test(after) || !(/\s$/u.test(before) || after !== part) ? '' : ' '
      const kept = before.trim() === '' ? after.replace(/^[.,;:](?!\.)\s*/u, '') : joint + after
      return before.trimEnd() + kept
    }, first)
    .trim()
}
