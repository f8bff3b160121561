import { cutAtGrapheme, withoutEmoji } from './graphemes.ts'

/** A topic with what is not topic taken off. `ending` is the mark it closed with, which says how it was meant. */
export interface CleanTopic {
  text: string
  ending: '' | '?' | '!'
}

/** More than this is never shown, so it is never read. */
const LONGEST_READ = 600

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD\u115F\u1160\u3164\uFFA0\u2800]/gu
/** Joiners belong to the spelling of many scripts and to composed emoji, but never to Latin words. */
const JOINER = /(?<=[^\s\p{Script=Latin}\p{N}])[\u200C\u200D](?=\S)/gu
const ADDRESS = /(?:https?:\/\/|www\.)\S+/giu
const SENTENCE_END =
  /(?<!\b(?:[DdMmJjSs][rRsS]|[Mm]rs|[Ss]t|[Vv]s|[Nn]o|etc|Inc|e\.g|i\.e)\.)(?<=[.!?…][)\]]?)\s+(?=[^\s\p{Ll}])|(?<=[。！？])/u
/** A pile of combining marks on one letter: no script needs more than four. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu
const TRAILING_MARKS = /[\s.,;:!?¿¡…。、，！？؟؛،।·•/&+\-–—~]+$/u
const LEADING_MARKS = /^[\s.,;:!?¿¡…。、，！？؟؛،।·•/&+\-–—~)\]]+/u

/**
 * Takes a topic as it was typed or pasted and leaves the words: no control or zero-width characters, addresses,
 * hashtag signs, emoji beside words, quotes, asides in brackets, list marks or end marks, and only its first sentence.
 * Returns an empty text when nothing is left to read.
 */
export function cleanTopic(topic: string): CleanTopic {
  const plain = visibleText(topic)
  const line = firstTelling(plain.split(/[\n\u2028\u2029]+/u))
  const named = withoutMarkup(withoutTags(withoutAddresses(line)))
  const sentence = firstTelling(named.split(SENTENCE_END), 2)
  const ending = /[?？؟][\s!?.]*$/u.test(sentence) ? '?' : /!\s*$/u.test(sentence) ? '!' : ''
  return { text: trimMarks(sentence), ending }
}

/** Whether a text has a letter or a digit to be read. */
export function isTelling(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** A text without the marks and spaces at its ends; a text of nothing else stays as it is, without spaces. */
export function trimMarks(text: string): string {
  const bare = text.replace(LEADING_MARKS, '').replace(TRAILING_MARKS, '')
  return (isTelling(bare) ? bare : text).replace(/\s+/gu, ' ').trim()
}

function visibleText(topic: string): string {
  const start = cutAtGrapheme(topic.toWellFormed().replace(PILED_MARKS, '$1'), LONGEST_READ)
  const kept = start.replace(/[\r\n\u2028\u2029]+/gu, '\n').replace(/\t/gu, ' ')
  const joiners = new Set([...kept.matchAll(JOINER)].map((match) => match.index))
  return kept.replace(INVISIBLE, (character, index: number) =>
    character === '\n' || joiners.has(index) || isTagCharacter(character) ? character : '',
  )
}

/** Flags of regions (Wales, Scotland) are spelled with these. */
function isTagCharacter(character: string): boolean {
  const point = character.codePointAt(0)!
  return point >= 0xe0020 && point <= 0xe007f
}

/** The first part that says something; `atLeast` words are preferred over fewer. */
function firstTelling(parts: readonly string[], atLeast = 1): string {
  const telling = parts.filter(isTelling)
  const long = telling.find((part) => part.trim().split(/\s+/u).length >= atLeast)
  return long ?? telling[0] ?? parts.find((part) => part.trim() !== '') ?? ''
}

function withoutAddresses(text: string): string {
  const rest = text.replace(ADDRESS, ' ')
  if (isTelling(rest) || rest === text) return rest
  const host = /(?:https?:\/\/)?(?:www\.)?([^\s/?#:]+)/iu.exec(text)
  return host?.[1] ?? rest
}

function withoutTags(text: string): string {
  const rest = text.replace(/(?:(?:^|\s)[#＃][\p{L}\p{N}\p{M}_]+)+\s*$/u, '')
  if (isTelling(rest)) return rest.replace(/(^|\s)[#＃@](?=[\p{L}\p{N}])/gu, '$1')
  const first = /[#＃]([\p{L}\p{N}\p{M}_]+)/u.exec(text)
  return first?.[1] ?? text
}

function withoutMarkup(text: string): string {
  const plain = text.replace(/<\/?[a-z][^<>]*>/giu, ' ')
  const words = [withoutEmoji(plain), plain, text].find(isTelling) ?? text
  const noAside = words.replace(/\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/gu, ' ')
  return (isTelling(noAside) ? noAside : words)
    .replace(/["“”„‟«»‹›「」『』`´<>{}[\]()（）|\\^_=~*]/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])['‘’‚]|['‘’‚](?![\p{L}\p{N}])/gu, (mark, index: number, all: string) =>
      all.slice(0, index).endsWith('s') && /^['’]\s/u.test(all.slice(index)) ? mark : ' ',
    )
    .replace(/\s+/gu, ' ')
    .replace(/^\s*(?:[-–—•·]+|\d{1,2}[.)])\s+(?=\p{L})/u, '')
    .replace(/\s+([,.;:!?])/gu, '$1')
    .replace(/[!?…]+(?=\s+\p{Ll})/gu, '')
    .trim()
}
