import { capital } from '../hooks/frame.ts'
import { splitSentences } from '../sentences.ts'
import { type Change, countWords } from './content.ts'
import { shorten } from './shorten.ts'
import { segmenter } from '../../../../../shared/segmenter.ts'

/** Shorter: to `most` words, else by about a third. */
export const makeShorter =
  (most?: number): Change =>
  (content) => {
    const was = countWords(content)
    if (most !== undefined && was <= most) return { content, did: '', otherwise: `it has ${was} words` }
    const shorter = shorten(content, most) ?? content
    const is = countWords(shorter)
    const did = is < was ? `cut it from ${was} words to ${is}` : 'took out what could go'
    return { content: shorter, did, otherwise: 'it is one letter already' }
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
      return to === '' ? tidied(swapped, text) : swapped
    }
    const hashtags = content.hashtags.map(swap).filter((tag) => tag.length > 1)
    const beats = content.beats?.map((beat) => ({ ...beat, direction: swap(beat.direction) })) ?? null
    const did = to === '' ? `took “${from}” out` : `replaced “${from}” with “${to}”`
    const otherwise = `“${from}” is not in it`
    return { content: { ...content, texts: content.texts.map(swap), hashtags, beats }, did, otherwise }
  }

function tidied(left: string, text: string): string {
  if (left === text) return text
  const lines = left.replaceAll(/ +(?=[ ,.!?;:]|$)|^ +/gmu, '').replaceAll(/\n{3,}/gu, '\n\n')
  return capital(lines.trim())
}

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u

export const removeEmoji: Change = (content) => {
  const withoutEmoji = (text: string): string =>
    Array.from(segmenter('grapheme').segment(text), ({ segment }) => segment)
      .filter((sign) => !EMOJI.test(sign) || /^[©®™]$/u.test(sign))
      .join('')
  const texts = content.texts.map((text) => tidied(withoutEmoji(text), text))
  return { content: { ...content, texts }, did: 'took the emoji out', otherwise: 'there is no emoji in it' }
}

/** Those at the end of a line go, those inside a sentence are words of it. */
export const removeHashtags: Change = (content) => {
  const isTag = (word: string): boolean => /^[#＃].*\p{L}/u.test(word)
  const withoutTags = (line: string): string => {
    const words = line.split(' ')
    const end = words.findLastIndex((word) => word !== '' && !isTag(word)) + 1
    return words.flatMap((word, at) => (isTag(word) ? (at < end ? word.slice(1) : []) : word)).join(' ')
  }
  const texts = content.texts.map((text) => tidied(text.split('\n').map(withoutTags).join('\n'), text))
  const otherwise = 'there is no hashtag in it'
  return { content: { ...content, texts, hashtags: [] }, did: 'took the hashtags out', otherwise }
}

function splitLines(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (lines.length > 1 ? lines : splitSentences(text)).map((line) => line.trim())
}

/** Only the first line: of a script its first beat, of one paragraph its first sentence. */
export const keepFirstLine: Change = (content) => {
  const [text = ''] = content.texts
  const texts = [content.beats ? text : (splitLines(text)[0] ?? '')]
  const first = { ...content, texts, beats: content.beats?.slice(0, 1) ?? null }
  return { content: first, did: 'kept the first line alone', otherwise: 'it is one line already' }
}

/** Numbers before lines, or sentences where there is one line; in a script its points. A last question stays. */
export const numberLines: Change = (content) => {
  const { beats, texts, isHook } = content
  const lines = beats ? texts : splitLines(texts[0] ?? '')
  const isItem = (line: string, at: number): boolean =>
    beats ? beats[at]?.kind === 'Point' : at < lines.length - 1 || !line.endsWith('?')
  let count = 0
  const numbered = lines.map((line, at) => (isItem(line, at) ? `${(count += 1)}${beats ? ':' : '.'} ${line}` : line))
  if (isHook || count < 2 || lines.some((line) => /^1[.:] /u.test(line)))
    return { content, did: '', otherwise: 'a numbered list needs two lines or more that have no numbers yet' }
  return { content: { ...content, texts: beats ? numbered : [numbered.join('\n')] }, did: 'numbered it' }
}
