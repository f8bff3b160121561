import { capital } from '../hooks/frame.ts'
import { type Change, sentencesOf, wordsOf } from './content.ts'
import { shorten } from './shorten.ts'

/** Shorter: to `most` words, else by about a third. */
export const makeShorter =
  (most?: number): Change =>
  (content) => {
    const was = wordsOf(content)
    const isShort = most !== undefined && was <= most
    const shorter = isShort ? content : (shorten(content, most) ?? content)
    const is = wordsOf(shorter)
    const did = is < was ? `cut it from ${was} words to ${is}` : 'took out what could go'
    return { content: shorter, did, otherwise: isShort ? `it has ${was} words` : 'it is one letter already' }
  }

/** Every `from` becomes `to`, whatever its case, as whole words; in directions and hashtags as well. */
export const replace =
  (from: string, to: string): Change =>
  (content) => {
    const edge = String.raw`(?:(?<![\p{L}\p{N}])|(?![\p{L}\p{N}]))`
    const literal = from.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
    const wanted = new RegExp(`${edge}${literal}${edge}`, 'giu')
    const swap = (text: string): string => {
      const swapped = text.replace(wanted, (found) => (/^\p{Lu}/u.test(found) ? capital(to) : to))
      return to === '' && swapped !== text ? tidied(swapped) : swapped
    }
    const hashtags = content.hashtags.map(swap).filter((tag) => tag.length > 1)
    const beats = content.beats?.map((beat) => ({ ...beat, direction: swap(beat.direction) })) ?? null
    const did = to === '' ? `took “${from}” out` : `replaced “${from}” with “${to}”`
    const otherwise = `“${from}” is not in it`
    return { content: { ...content, texts: content.texts.map(swap), hashtags, beats }, did, otherwise }
  }

function tidied(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/ +(?=[ ,.!?;:])/gu, '').trim())
  return capital(
    lines
      .join('\n')
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
  )
}

const taking =
  (taken: (text: string) => string, did: string, otherwise: string): Change =>
  (content) => {
    const texts = content.texts.map((text) => (taken(text) === text ? text : tidied(taken(text))))
    return { content: { ...content, texts }, did, otherwise }
  }

const EMOJI = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|\u20E3/u
const GRAPHEMES = new Intl.Segmenter('en')
const withoutEmoji = (text: string): string =>
  Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)
    .filter((sign) => !EMOJI.test(sign) || /^[©®™]$/u.test(sign))
    .join('')
export const removeEmoji = taking(withoutEmoji, 'took the emoji out', 'there is no emoji in it')

const isTag = (word: string): boolean => /^[#＃].*\p{L}/u.test(word)
/** Those at the end of a line go, those inside a sentence are words of it. */
function withoutTags(line: string): string {
  const words = line.split(' ')
  if (!words.some(isTag)) return line
  const kept = words.slice(0, words.findLastIndex((word) => word !== '' && !isTag(word)) + 1)
  return kept.map((word) => (isTag(word) ? word.slice(1) : word)).join(' ')
}
const removeTags = taking(
  (text) => text.split('\n').map(withoutTags).join('\n'),
  'took the hashtags out',
  'there is no hashtag in it',
)
export const removeHashtags: Change = (content, brief) => removeTags({ ...content, hashtags: [] }, brief)

function linesOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (lines.length > 1 ? lines : sentencesOf(text)).map((line) => line.trim())
}

/** The first line alone: of a script its first beat, of one paragraph its first sentence. */
export const keepFirstLine: Change = ({ beats, ...content }) => {
  const [text = ''] = content.texts
  const texts = [beats ? text : (linesOf(text)[0] ?? '')]
  const first = { ...content, texts, beats: beats && beats.slice(0, 1) }
  return { content: first, did: 'kept the first line alone', otherwise: 'it is one line already' }
}

/** Numbers before lines, or sentences where there is one line; in a script its points. A last question stays. */
export const numberLines: Change = (content) => {
  const { beats, texts, isHook } = content
  const otherwise = 'a numbered list needs two lines or more that have no numbers yet'
  const isPoint = (at: number): boolean => beats?.[at]?.kind === 'Point'
  const items = beats ? texts.filter((_, at) => isPoint(at)) : linesOf(texts[0] ?? '')
  if (isHook || items.length < 2 || /^1[.:] /u.test(items[0]!)) return { content, did: '', otherwise }
  const isAsking = (item: string, at: number): boolean => at === items.length - 1 && item.endsWith('?')
  const lines = items.map((item, at) => (isAsking(item, at) ? item : `${at + 1}. ${item}`))
  let count = 0
  const points = texts.map((text, at) => (isPoint(at) ? `${(count += 1)}: ${text}` : text))
  return { content: { ...content, texts: beats ? points : [lines.join('\n')] }, did: 'numbered it', otherwise }
}
