import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { capital } from '../hooks/frame.ts'
import { phraseOf } from '../telling.ts'
import { trimMarks } from '../trim-marks.ts'
import { type Content, sentencesOf, withText, wordsOf } from './content.ts'

/** Of a text that only gets shorter, what of its words stays. */
const SHARE = 0.7
const GRAPHEMES = new Intl.Segmenter('en')
const OPENS =
  /^(?:after|when|if|before|as|since|because|in|on|at|for|with|while|although|to|by|from|even|until|once)\s/iu
const TELLING = /\p{N}|["“”]|(?<=[\p{Ll},] )\p{Lu}\p{Ll}/u

/**
 * A content with at most so many words, where it can be: whole sentences go first, those without figures and names
 * before others, then the end of a single one, then beats and hashtags. Null where one letter or number is left.
 */
export function shorten(content: Content, most = Math.floor(wordsOf(content) * SHARE)): Content | null {
  const fewer = withoutSentences(content, most)
  if (wordsOf(fewer) < wordsOf(content)) return fewer
  const sizes = content.texts.map((text) => text.length)
  const part = sizes.indexOf(Math.max(...sizes))
  const [first = '', ...rest] = sentencesOf(content.texts[part] ?? '')
  const isLong = spokenWords(first) > 1 || first.trim().length > 20
  const shorter = shorterSentence(first.trim())
  const last = content.texts.findLastIndex((text) => text !== '')
  if (shorter !== null && (isLong || last <= 0)) return withText(content, part, shorter + rest.join(''))
  if (last > 0) return withText(content, last, '')
  return content.hashtags.length > 0 ? { ...content, hashtags: [] } : null
}

/** Drops sentences, from the last of the least telling on, until so many words are left. */
function withoutSentences(content: Content, most: number): Content {
  const sentences = content.texts.map((text) => sentencesOf(text).map((sentence) => ({ sentence })))
  const isTelling = ({ sentence }: { sentence: string }): number => Number(TELLING.test(sentence))
  const candidates = sentences.flatMap((all) => all.slice(1)).toReversed()
  let left = wordsOf(content)
  const dropped = new Set<object>()
  for (const one of candidates.sort((a, b) => isTelling(a) - isTelling(b))) {
    if (left <= most) break
    left -= spokenWords(one.sentence)
    dropped.add(one)
  }
  const texts = sentences.map((all) => {
    let text = ''
    for (const one of all) {
      const gap = one.sentence.slice(one.sentence.trimEnd().length)
      if (!dropped.has(one)) text += one.sentence
      // A paragraph ends where a sentence that is gone ended it.
      else if (gap.includes('\n')) text = text.trimEnd() + gap
    }
    return text.trim()
  })
  return { ...content, texts }
}

function shorterSentence(sentence: string): string | null {
  const said = trimMarks(sentence, '.!?…。！？', { isEndOnly: true })
  const cuts = cutsOf(said)
  const cut = cuts.find(({ lost }) => !TELLING.test(` ${lost}`)) ?? cuts[0]
  if (cut) return capital(cut.kept.trim()) + sentence.slice(said.length)
  const words = said.split(/\s+/u).slice(0, -1).join(' ')
  if (words !== '') return `${trimMarks(words, ',;:', { isEndOnly: true })}…`
  if (said !== sentence && said !== '') return said
  const signs = Array.from(GRAPHEMES.segment(said), ({ segment }) => segment)
  const isWord = signs.length > 1 && !/^[\p{N}\p{P}]+$/u.test(said)
  return isWord ? `${signs.slice(0, Math.ceil(signs.length * SHARE) - 1).join('')}…` : null
}

/** What stays of a sentence without its part after, or before, the last dash or comma, and without a restriction. */
function cutsOf(said: string): { kept: string; lost: string }[] {
  const { head, parts } = phraseOf(said, 3)
  const last = parts.findLast((part) => !TELLING.test(` ${part}`)) ?? parts.at(-1)
  const rest = [head, ...parts.filter((part) => part !== last)].join(' ')
  const tails = last === undefined ? [] : [{ kept: rest, lost: last }]
  const at = Math.max(...[' – ', ' — ', ' - ', '; ', ', '].map((sign) => said.lastIndexOf(sign)))
  if (at < 0) return tails
  const [before, after] = [said.slice(0, at), said.slice(at).replace(/^[\s–—;,-]+/u, '')]
  const isAfterWhole = OPENS.test(before) && !/^(?:and|but|so|or)\s/iu.test(after)
  const cut = isAfterWhole ? { kept: after, lost: before } : { kept: before, lost: after }
  return spokenWords(cut.kept) >= 2 ? [cut, ...tails] : tails
}
