import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { capital } from '../hooks/frame.ts'
import { phraseOf } from '../telling.ts'
import { trimMarks } from '../trim-marks.ts'
import { type Content, sentencesOf, withText, wordsOf } from './content.ts'

/** Of a text that only gets shorter, what of its words stays. */
const SHARE = 0.7
const GRAPHEMES = new Intl.Segmenter('en')
/** Begins a part that cannot stand alone. */
const OPENS =
  /^(?:after|when|if|before|as|since|because|in|on|at|for|with|while|although|to|by|from|even|until|once)\s/iu
/** What a reader would miss: figures, quoted words, names. */
const TELLING = /\p{N}|["“”]|(?<=[\p{Ll},] )\p{Lu}\p{Ll}/u

/**
 * A content with at most so many words, where it can be: whole sentences go first, those without figures and names before
 * others and none that begins a beat; a single sentence loses its end; then beats go, from the last on, then hashtags and
 * directions. Null where one letter or number is left.
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
  if (content.hashtags.length > 0) return { ...content, hashtags: [] }
  const hasDirection = content.beats?.some(({ direction }) => direction !== '')
  return hasDirection ? { ...content, beats: content.beats?.map((beat) => ({ ...beat, direction: '' })) ?? null } : null
}

/** Drops sentences, from the last of the least telling on, until so many words are left. */
function withoutSentences(content: Content, most: number): Content {
  const sentences = content.texts.map(sentencesOf)
  const candidates = sentences
    .flatMap((all, part) => all.map((sentence, at) => ({ key: `${part} ${at}`, at, sentence })))
    .filter(({ at }) => at > 0)
    .toReversed()
  let left = wordsOf(content)
  const dropped = new Set<string>()
  const isTelling = ({ sentence }: { sentence: string }): boolean => TELLING.test(sentence)
  for (const { key, sentence } of [...candidates.filter((one) => !isTelling(one)), ...candidates.filter(isTelling)]) {
    if (left <= most) break
    left -= spokenWords(sentence)
    dropped.add(key)
  }
  const texts = sentences.map((all, part) => {
    let text = ''
    for (const [at, sentence] of all.entries()) {
      const gap = sentence.slice(sentence.trimEnd().length)
      if (!dropped.has(`${part} ${at}`)) text += sentence
      // A paragraph ends where a sentence that is gone ended it.
      else if (gap.includes('\n')) text = text.trimEnd() + gap
    }
    return text.trim()
  })
  return { ...content, texts }
}

/** One sentence with less in it; null for one letter or number. */
function shorterSentence(sentence: string): string | null {
  const said = trimMarks(sentence, '.!?…。！？', { isEndOnly: true })
  const cuts = cutsOf(said)
  const cut = cuts.find(({ lost }) => !TELLING.test(` ${lost}`)) ?? cuts[0]
  if (cut) return capital(cut.kept.trim()) + sentence.slice(said.length)
  const words = said.split(/\s+/u)
  if (words.length > 1) return `${trimMarks(words.slice(0, -1).join(' '), ',;:', { isEndOnly: true })}…`
  if (said !== sentence && said !== '') return said
  const signs = Array.from(GRAPHEMES.segment(said), ({ segment }) => segment)
  const isWord = signs.length > 1 && !/^[\p{N}\p{P}]+$/u.test(said)
  return isWord ? `${signs.slice(0, Math.ceil(signs.length * SHARE) - 1).join('')}…` : null
}

/** What stays of a sentence without its part after, or before, the last dash or comma, and without a restriction. */
function cutsOf(said: string): { kept: string; lost: string }[] {
  const { head, parts } = phraseOf(said, 3)
  const last = parts.findLast((part) => !TELLING.test(` ${part}`)) ?? parts.at(-1)
  const tails =
    last === undefined ? [] : [{ kept: [head, ...parts.filter((part) => part !== last)].join(' '), lost: last }]
  const at = Math.max(...[' – ', ' — ', ' - ', '; ', ', '].map((sign) => said.lastIndexOf(sign)))
  if (at < 0) return tails
  const [before, after] = [said.slice(0, at), said.slice(at).replace(/^[\s–—;,-]+/u, '')]
  const isAfterWhole = OPENS.test(before) && !/^(?:and|but|so|or)\s/iu.test(after)
  const cut = isAfterWhole ? { kept: after, lost: before } : { kept: before, lost: after }
  return spokenWords(cut.kept) >= 2 ? [cut, ...tails] : tails
}
