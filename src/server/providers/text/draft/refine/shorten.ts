import { cutAtWord } from '../../../../../shared/cut-at-word.ts'
import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { capital } from '../hooks/frame.ts'
import { splitSentences } from '../sentences.ts'
import { parsePhrase } from '../telling.ts'
import { trimMarks } from '../trim-marks.ts'
import { type Content, withText, countWords } from './content.ts'

const SHARE = { words: 0.7, letters: 0.75 }
const OPENS =
  /^(?:after|when|if|before|as|since|because|in|on|at|for|with|while|although|to|by|from|even|until|once)\s/iu
const TELLING = /\p{N}|["“”]|(?<=[\p{Ll},] )\p{Lu}\p{Ll}/u

/**
 * A content with at most so many words, where it can be: whole sentences go first, those without figures and names
 * before others, then the end of a single one, then beats and hashtags. Null where one short word is left.
 */
export function shorten(content: Content, most = Math.floor(countWords(content) * SHARE.words)): Content | null {
  const fewer = withoutSentences(content, most)
  if (countWords(fewer) < countWords(content)) return fewer
  const sizes = content.texts.map((text) => text.length)
  const longest = sizes.indexOf(Math.max(...sizes))
  const sentence = (content.texts[longest] ?? '').trim()
  const last = content.texts.findLastIndex((text) => text !== '')
  const shorter = last > 0 && spokenWords(sentence) < 2 ? '' : shorterSentence(sentence)
  if (shorter !== '') return withText(content, longest, shorter)
  if (last > 0) return withText(content, last, '')
  return content.hashtags.length > 0 ? { ...content, hashtags: [] } : null
}

function withoutSentences(content: Content, most: number): Content {
  const sentences = content.texts.map((text) => splitSentences(text).map((sentence) => ({ sentence })))
  const isTelling = ({ sentence }: { sentence: string }): number => Number(TELLING.test(sentence))
  const candidates = sentences.flatMap((all) => all.slice(1)).toReversed()
  const dropped = new Set<object>()
  let left = countWords(content)
  for (const one of candidates.sort((a, b) => isTelling(a) - isTelling(b))) {
    if (left <= most) break
    left -= spokenWords(one.sentence)
    dropped.add(one)
  }
  const texts = sentences.map((all) =>
    all
      .reduce((text, one) => {
        if (!dropped.has(one)) return text + one.sentence
        return one.sentence.endsWith('\n') ? text.trimEnd() + one.sentence.slice(one.sentence.trimEnd().length) : text
      }, '')
      .trim(),
  )
  return { ...content, texts }
}

function shorterSentence(sentence: string): string {
  const said = trimMarks(sentence, '.!?…。！？', { isEndOnly: true })
  const [, before = '', after = ''] = /^(.+)(?: [–—-]|[,;]) (.*)$/su.exec(said) ?? []
  const isAfterWhole = OPENS.test(before) && !/^(?:and|but|so|or)\s/iu.test(after)
  const { head, parts } = parsePhrase(said, 3)
  const cuts = [
    isAfterWhole ? { kept: after, lost: before } : { kept: before, lost: after },
    { kept: parts.length > 0 ? [head, ...parts.slice(0, -1)].join(' ') : '', lost: parts.at(-1) },
  ].filter(({ kept }) => spokenWords(kept) > 1)
  const cut = cuts.find(({ lost }) => !TELLING.test(` ${lost}`)) ?? cuts[0]
  if (cut) return capital(cut.kept) + sentence.slice(said.length)
  if (spokenWords(said) < 2 && !/\p{L}{2}/u.test(said)) return ''
  return cutAtWord(said, Math.floor(said.length * SHARE.letters), countLetters).replace('……', '…')
}

const countLetters = (part: string): number => (part === '…' ? 0 : part.length)
