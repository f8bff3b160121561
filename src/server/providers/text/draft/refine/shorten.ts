import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { phraseOf } from '../telling.ts'
import { withShortForms } from './casual.ts'
import { type Content, raised, sentencesOf, withoutEndMarks, withText, wordsOf } from './content.ts'

/** Of a text that only gets shorter, what of its words stays. */
const SHARE = 0.7
/** A word longer than this is a text without spaces, or none; in characters. */
const LONGEST_WORD = 20
const GRAPHEMES = new Intl.Segmenter('en')

const FILLERS =
  /(?<![\p{L}'’-])(?:really|very|actually|basically|literally|totally|honestly|simply|of course|kind of|sort of) (?=\p{L})/giu
/** Begins a part that cannot stand alone. */
const OPENS =
  /^(?:after|when|if|before|as|since|because|in|on|at|for|with|while|although|to|by|from|even|unless|until|once|without)\s/iu
/** What a reader would miss: figures, quoted words, names. */
const TELLING = /\p{N}|["“”]|(?<=[\p{Ll},] )\p{Lu}\p{Ll}/u

/**
 * A content with at most so many words, where it can be: whole sentences go first, those without figures and names before
 * others and none that begins a beat; a single sentence loses fillers, then its end. Null where it has one short word.
 */
export function shorten(content: Content, most = Math.floor(wordsOf(content) * SHARE)): Content | null {
  const fewer = withoutSentences(content, most)
  if (wordsOf(fewer) < wordsOf(content)) return fewer
  const sizes = content.texts.map((text) => text.length)
  const part = sizes.indexOf(Math.max(...sizes))
  const [first = '', ...rest] = sentencesOf(content.texts[part] ?? '')
  const shorter = shorterSentence(first.trim())
  if (shorter !== null) return withText(content, part, first.replace(first.trim(), () => shorter) + rest.join(''))
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
  const isTelling = ({ sentence }: { sentence: string }) => TELLING.test(sentence)
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

/** One sentence with less in it; null for one short word. */
function shorterSentence(sentence: string): string | null {
  const plain = sentence.replace(FILLERS, '')
  if (plain !== sentence) return raised(plain)
  const said = withoutEndMarks(sentence)
  const end = sentence.slice(said.length)
  const cuts = [...partsOf(said), ...tailsOf(said)]
  const cut = cuts.find(({ lost }) => !TELLING.test(` ${lost}`)) ?? cuts[0]
  if (cut) return `${raised(cut.kept.trim())}${end}`
  const short = withShortForms(sentence)
  if (short !== sentence) return short
  const words = said.trim().split(/\s+/u)
  if (words.length > 1)
    return `${words
      .slice(0, -1)
      .join(' ')
      .replace(/[,;:]$/u, '')}…`
  const signs = Array.from(GRAPHEMES.segment(said), ({ segment }) => segment)
  if (spokenWords(said) > 1 || signs.length > LONGEST_WORD)
    return `${signs.slice(0, Math.floor(signs.length * SHARE)).join('')}…`
  return end !== '' && said !== '' ? said : null
}

interface Cut {
  kept: string
  lost: string
}

/** What stays of a sentence without what stands in brackets, after a dash or a comma, or before one. */
function partsOf(said: string): Cut[] {
  const bracket = /\s?\([^()]*\)/u.exec(said)?.[0]
  if (bracket !== undefined && bracket.length < said.length) return [{ kept: said.replace(bracket, ''), lost: bracket }]
  const at = Math.max(...[' – ', ' — ', ' - ', '; ', ', '].map((sign) => said.lastIndexOf(sign)))
  if (at < 0) return []
  const [head, tail] = [said.slice(0, at), said.slice(at).replace(/^[\s–—;,-]+/u, '')]
  const isTailWhole = OPENS.test(head) && !/^(?:and|but|so|or)\s/iu.test(tail)
  const cut = isTailWhole ? { kept: tail, lost: head } : { kept: head, lost: tail }
  return spokenWords(cut.kept) >= 2 ? [cut] : []
}

/** What stays without one of the restrictions at its end, the last that is no figure or name. */
function tailsOf(said: string): Cut[] {
  const { head, parts } = phraseOf(said, 3)
  const lost = parts.findLast((part) => !TELLING.test(` ${part}`)) ?? parts.at(-1)
  return lost === undefined ? [] : [{ kept: [head, ...parts.filter((part) => part !== lost)].join(' '), lost }]
}
