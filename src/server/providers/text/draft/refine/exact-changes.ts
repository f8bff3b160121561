import { capital } from '../hooks/frame.ts'
import { type Change, type Content, sentencesOf, withText, wordsOf } from './content.ts'
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
    const swap = (text: string): string => swapped(text, from, to)
    const hashtags = content.hashtags.map(swap).filter((tag) => tag.length > 1)
    const beats = content.beats?.map((beat) => ({ ...beat, direction: swap(beat.direction) })) ?? null
    const did = to === '' ? `took “${from}” out` : `replaced “${from}” with “${to}”`
    return {
      content: { ...content, texts: content.texts.map(swap), hashtags, beats },
      did,
      otherwise: `“${from}” is not in it`,
    }
  }

function swapped(text: string, from: string, to: string): string {
  const isWord = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign)
  const isCut = (at: number): boolean => isWord(text.charAt(at - 1)) && isWord(text.charAt(at))
  // A few letters get longer in lower case: then only the same case is found.
  const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : text
  const wanted = from.toLowerCase()
  let made = ''
  let done = 0
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + from.length)) {
    if (isCut(at) || isCut(at + from.length)) continue
    made += text.slice(done, at) + (/^\p{Lu}/u.test(text.slice(at)) ? capital(to) : to)
    done = at + from.length
  }
  return to === '' && done > 0 ? tidied(made + text.slice(done)) : made + text.slice(done)
}

/** No two spaces, and none before a comma, where something was taken out. */
function tidied(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/ +(?=[ ,.!?;:])/gu, '').trim())
  const whole = lines.join('\n').replace(/\n{3,}/gu, '\n\n')
  return capital(whole.trim())
}

const EMOJI = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|\u20E3/u
const GRAPHEMES = new Intl.Segmenter('en')

export const removeEmoji: Change = (content) => {
  const plain = (text: string): string => {
    const signs = Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)
    const kept = signs.filter((sign) => !EMOJI.test(sign) || /^[©®™]$/u.test(sign))
    return kept.length < signs.length ? tidied(kept.join('')) : text
  }
  const texts = content.texts.map(plain)
  return { content: { ...content, texts }, did: 'took the emoji out', otherwise: 'there is no emoji in it' }
}

export const removeHashtags: Change = (content) => {
  const isTag = (word: string): boolean => /^[#＃].*\p{L}/u.test(word)
  // Those at the end of a line go, those inside a sentence are words of it.
  const plain = (line: string): string => {
    const words = line.split(' ')
    const kept = words.slice(0, words.findLastIndex((word) => word !== '' && !isTag(word)) + 1)
    return kept.map((word) => (isTag(word) ? word.slice(1) : word)).join(' ')
  }
  const texts = content.texts.map((text) =>
    text.split(/\s/u).some(isTag) ? tidied(text.split('\n').map(plain).join('\n')) : text,
  )
  const otherwise = 'there is no hashtag in it'
  return { content: { ...content, texts, hashtags: [] }, did: 'took the hashtags out', otherwise }
}

const linesOf = (text: string): string[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (lines.length > 1 ? lines : sentencesOf(text)).map((line) => line.trim())
}

/** The first line alone: of a script its first beat, of one paragraph its first sentence. */
export const keepFirstLine: Change = (content) => {
  const [text = ''] = content.texts
  const first: Content = content.beats
    ? { ...content, texts: [text], beats: content.beats.slice(0, 1) }
    : { ...content, texts: [linesOf(text)[0] ?? ''] }
  return { content: first, did: 'kept the first line alone', otherwise: 'it is one line already' }
}

/** Lines with numbers before them, or sentences where there is one line; in a script its points. A last question stays. */
export const numberLines: Change = (content) => {
  const otherwise = 'a numbered list needs two lines or more that have no numbers yet'
  const parts = content.beats?.flatMap(({ kind }, at) => (kind === 'Point' ? [at] : []))
  const items = parts ? parts.map((at) => content.texts[at] ?? '') : linesOf(content.texts[0] ?? '')
  if (content.isHook || items.length < 2 || /^1[.:] /u.test(items[0] ?? '')) return { content, did: '', otherwise }
  const isAsking = (item: string, at: number): boolean => !parts && at === items.length - 1 && item.endsWith('?')
  const lines = items.map((item, at) => (isAsking(item, at) ? item : `${at + 1}${parts ? ':' : '.'} ${item}`))
  const list = parts
    ? parts.reduce((before, part, at) => withText(before, part, lines[at] ?? ''), content)
    : withText(content, 0, lines.join('\n'))
  return { content: list, did: 'numbered it', otherwise }
}
