import { type Change, type Content, mapTexts, raised, sentencesOf, withText, wordsOf } from './content.ts'
import { shorten } from './shorten.ts'

export const makeShorter: Change = (content) => {
  const shorter = shorten(content)
  const [was, is] = [wordsOf(content), wordsOf(shorter ?? content)]
  const did = is < was ? `cut it from ${was} words to ${is}` : 'took out what could go'
  return { content: shorter ?? content, did, otherwise: 'it is one word already' }
}

/** Every `from` becomes `to`, whatever its case, as whole words; in directions and hashtags as well. */
export const replace =
  (from: string, to: string): Change =>
  (content) => {
    const swap = (text: string) => swapped(text, from, to)
    const hashtags = content.hashtags.map(swap).filter((tag) => tag.length > 1)
    const beats = content.beats?.map((beat) => ({ ...beat, direction: swap(beat.direction) })) ?? null
    const did = to === '' ? `took “${from}” out` : `replaced “${from}” with “${to}”`
    return { content: { ...mapTexts(content, swap), hashtags, beats }, did, otherwise: `“${from}” is not in it` }
  }

function swapped(text: string, from: string, to: string): string {
  const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign)
  // A few letters get longer in lower case: then only the same case is found.
  const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : text
  let made = ''
  let done = 0
  for (let at = lower.indexOf(from.toLowerCase()); at >= 0; at = lower.indexOf(from.toLowerCase(), at + from.length)) {
    const end = at + from.length
    const isInWord = isWord(text.slice(Math.max(0, at - 1), at)) && isWord(text.charAt(at))
    if (isInWord || (isWord(text.charAt(end - 1)) && isWord(text.charAt(end)))) continue
    made += text.slice(done, at) + (/^\p{Lu}/u.test(text.slice(at)) ? raised(to) : to)
    done = end
  }
  return to === '' && done > 0 ? tidied(made + text.slice(done)) : made + text.slice(done)
}

/** No two spaces, and none before a comma, where something was taken out. */
function tidied(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/ +(?=[ ,.!?;:])/gu, '').trim())
  return raised(
    lines
      .join('\n')
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
  )
}

const EMOJI = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|\u20E3/u
const GRAPHEMES = new Intl.Segmenter('en')

export const removeEmoji: Change = (content) => {
  const plain = (text: string) => {
    const signs = Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)
    const kept = signs.filter((sign) => !EMOJI.test(sign) || /^[©®™]$/u.test(sign))
    return kept.length < signs.length ? tidied(kept.join('')) : text
  }
  return { content: mapTexts(content, plain), did: 'took the emoji out', otherwise: 'there is no emoji in it' }
}

export const removeHashtags: Change = (content) => {
  const isTag = (word: string) => /^[#＃].*\p{L}/u.test(word)
  const plain = (line: string) => {
    const words = line.split(' ')
    const kept = words.slice(0, words.findLastIndex((word) => word !== '' && !isTag(word)) + 1)
    return kept.map((word) => (isTag(word) ? word.slice(1) : word)).join(' ')
  }
  const texts = content.texts.map((text) =>
    text.split(/\s+/u).some(isTag) ? tidied(text.split('\n').map(plain).join('\n')) : text,
  )
  const did = 'took the hashtags out'
  return { content: { ...content, texts, hashtags: [] }, did, otherwise: 'there is no hashtag in it' }
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

/** Lines with numbers before them, or sentences where there is one line; in a script the points are counted. */
export const numberLines: Change = (content) => {
  const otherwise = 'a numbered list needs two lines or more that have no numbers yet'
  const [text = ''] = content.texts
  const points = content.beats?.flatMap(({ kind }, at) => (kind === 'Point' ? [at] : [])) ?? []
  const items = content.beats ? points.map((at) => content.texts[at] ?? '') : linesOf(text)
  if (content.isHook || items.length < 2 || /^(?:1\. |Number 1: )/u.test(items[0] ?? ''))
    return { content, did: '', otherwise }
  const texts = content.texts.map((said, at) =>
    points.includes(at) ? `Number ${points.indexOf(at) + 1}: ${said}` : said,
  )
  const list = content.beats
    ? { ...content, texts }
    : withText(content, 0, items.map((item, at) => `${at + 1}. ${item}`).join('\n'))
  return { content: list, did: 'numbered it', otherwise }
}
