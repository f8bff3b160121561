import { languageOf } from './language.ts'
import { trimMarks } from './trim-marks.ts'
import { NAMES, SPELLINGS } from './words.data.ts'

/** "Write 10 viral hooks about sourdough" is about sourdough, "Hot take: ..." about what comes after it. */
const ASKING =
  /^(?:(?:please|can|could|you|write|give|me|make|create|generate|i|i'm|we|need|want|would|like|to|some|few|an?|the|for|\d+|ten|five|viral|catchy|short|good|great|funny|new|strong|youtube|tiktok|instagram|ideas|ok|okay|so|kind|sort|of|this|is|making|filming|recording) ){0,12}(?:hooks?|scripts?|captions?|videos?|reels?|posts?|content|tiktoks?|vlogs?|shorts|talk|story|storytime|clips?)(?:: | (?:about|on|for|regarding|where) )(?=\S)|^(?:(?:very )?unpopular opinion|hot take|topic|title|idea|video idea) ?: ?(?=\S)|^(?:(?:so|ok|okay|well|hey|basically|um),? ){0,4}(?:i|we) (?:just |really )?(?:want|wanted|need|would like) to (?:talk|speak|tell you) about (?=\S)/iu
/** Between two sentences: a space after an end mark that belongs to no abbreviation. */
const BETWEEN =
  /(?<=[.?!…])(?<!\b(?:[Vv]s|[DdMm]r|[Mm]rs|[Mm]s|[Ss]t|e\.g|i\.e|[Ee]tc|[Nn]o|approx|[ap]\.m)\.) (?=[\p{Lu}\p{N}"“'¿¡])/u
const ORDER =
  /^(?:please|make (?:it|them|sure)|use|write|keep (?:it|them)|include|add|target|tone|audience|style|ignore|output|return|give me|i (?:want|need) (?:the|a|it|you|to)|the (?:video|hook|hooks|audience|tone))\b/iu

export interface CleanText {
  /** The sentence that says what it is about, without an end mark. */
  main: string
  /** It ended in a question mark. */
  isAsked: boolean
  /** The sentences beside it, as they were written, without end marks; orders to the writer are none of them. */
  rest: string[]
}

/** A topic without what is none of it: control characters, hashes, instructions, end marks. Frequent misspellings are put right. */
export function cleanText(text: string): CleanText {
  const sentences = text
    .normalize('NFC')
    .replace(/(?!\u200D)\p{Cf}/gu, '')
    .split(/[\n\r]/u)
    .map((line) => line.replace(/[\p{Cc}\p{Z}]+/gu, ' ').trim())
    .filter((line) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line))
    .flatMap((line) => line.split(BETWEEN).map(withoutMark))
  if (sentences[0]) sentences[0].text = sentences[0].text.replace(ASKING, '')
  const kept = sentences.filter((sentence) => sentence.text !== '' && !ORDER.test(sentence.text))
  const [first, ...others] = kept.length > 0 ? kept : sentences
  return {
    main: spelled(first?.text ?? text.trim()),
    isAsked: first?.isAsked ?? false,
    rest: others.map((sentence) => spelled(sentence.text)),
  }
}

/** A sentence without bullets, hashes and end marks, out of the quotation marks that hold all of it. */
function withoutMark(sentence: string): { text: string; isAsked: boolean } {
  const line = sentence.replace(/^[-•*–—>.,:;!…]+ ?(?=\S)/u, '').replaceAll(/#(?=[\p{L}\p{N}])/gu, '')
  const text = withoutEnd(line)
  const isQuoted = /^["“„«][^"“”„«»]+["“”»]$/u.test(text)
  return { text: isQuoted ? withoutEnd(text.slice(1, -1).trim()) : text, isAsked: /\?["”'’)!]{0,3}$/u.test(line) }
}

const withoutEnd = (text: string): string =>
  trimMarks(text, ' .,:;!?…–—-', { isEndOnly: true }).replace(/\b[ap]\.m$/iu, '$&.')

/** Frequent misspellings put right, "i" as a word and known names with their capitals. */
function spelled(text: string): string {
  // "Im" and "Tipps" are right in German.
  if (languageOf(text) !== 'en') return text
  return [...SPELLINGS]
    .filter(([wrong]) => wrong.includes(' '))
    .reduce(
      (out, [wrong, right]) => out.replaceAll(new RegExp(`\\b${wrong}\\b`, 'giu'), (typed) => like(typed, right)),
      text.split(' ').map(corrected).join(' '),
    )
}

function corrected(word: string): string {
  const bare = /^[\p{L}'’]+/u.exec(word)?.[0]
  if (bare === undefined) return word
  const rest = word.slice(bare.length)
  const small = bare.toLowerCase().replace('’', "'")
  if (/^i(?:'(?:m|ve|d|ll))?$/u.test(small) && rest === '') return small.replace('i', 'I')
  const right = SPELLINGS.get(small)
  if (right !== undefined) return like(bare, right) + rest
  const owner = small.replace(/'s$/u, '')
  const name = bare === small ? NAMES.get(owner) : undefined
  return name === undefined ? word : name + bare.slice(owner.length) + rest
}

const like = (typed: string, right: string): string =>
  /^\p{Lu}/u.test(typed) ? right.charAt(0).toUpperCase() + right.slice(1) : right
