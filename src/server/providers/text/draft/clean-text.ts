import { languageOf } from './language.ts'
import { NAMES, SPELLINGS } from './words.data.ts'

/** "Write 10 viral hooks about sourdough" is about sourdough, "Hot take: ..." about what comes after it. */
const ASKING =
  /^(?:(?:please|can|could|you|write|give|me|make|create|generate|i|i'm|we|need|want|would|like|to|some|few|an?|the|for|\d+|ten|five|viral|catchy|short|good|great|funny|new|strong|youtube|tiktok|instagram|ideas|this|is|making|filming|recording) ){0,12}(?:hooks?|scripts?|captions?|videos?|reels?|posts?|content|tiktoks?|vlogs?|shorts|talk|story|clips?)(?:: | (?:about|on|for|regarding|where) )(?=\S)|^(?:(?:very )?unpopular opinion|hot take|topic|title|idea|video idea) ?: ?(?=\S)|^(?:(?:so|ok|okay|well|hey|basically|um),? ){0,4}(?:i|we) (?:just |really )?(?:want|wanted|need|would like) to (?:talk|speak|tell you) about (?=\S)/iu
const ABBREVIATION = /\b(?:vs|dr|mr|mrs|ms|st|e\.g|i\.e|etc|no|approx|[ap]\.m)\.$/iu
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
  const lines = text
    .normalize('NFC')
    .replace(/[\p{Cf}]/gu, (mark) => (mark === '\u200D' ? mark : ''))
    .split(/[\n\r]/u)
    .map((line) => line.replace(/[\p{Cc}\p{Z}]+/gu, ' ').trim())
    .filter((line) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line))
  const sentences = lines.flatMap(sentencesOf).map(withoutMark)
  const asked = sentences.map((sentence, at) => ({
    ...sentence,
    text: at === 0 ? sentence.text.replace(ASKING, '') : sentence.text,
  }))
  const kept = asked.filter(({ text: words }) => words !== '' && !ORDER.test(words))
  const [first, ...others] = kept.length > 0 ? kept : asked
  return {
    main: spelled(first?.text ?? text.trim()),
    isAsked: first?.isAsked ?? false,
    rest: others.map(({ text: words }) => spelled(words)),
  }
}

function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  for (const piece of line.split(/(?<=[.?!…]) (?=[\p{Lu}\p{N}"“'¿¡])/u)) {
    const before = sentences.at(-1)
    if (before !== undefined && ABBREVIATION.test(before)) sentences[sentences.length - 1] = `${before} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}

/** A sentence without bullets, hashes and end marks, out of the quotation marks that hold all of it. */
function withoutMark(sentence: string): { text: string; isAsked: boolean } {
  let text = sentence.replace(/^[-•*–—>.,:;!…]+ ?(?=\S)/u, '').replaceAll(/#(?=[\p{L}\p{N}])/gu, '')
  const isAsked = /\?["”'’)!]{0,3}$/u.test(text)
  while (/[.,:;!?…\s–—-]$/u.test(text) && !/\b[ap]\.m\.$/iu.test(text)) text = text.slice(0, -1)
  const inner = text.slice(1, -1)
  if (/^["“„«].+["”“»]$/u.test(text) && !/["“”„«»]/u.test(inner)) text = inner.trim()
  while (/[.,:;!?…\s]$/u.test(text) && !/\b[ap]\.m\.$/iu.test(text)) text = text.slice(0, -1)
  return { text, isAsked }
}

/** Frequent misspellings put right, "i" as a word and known names with their capitals. */
function spelled(text: string): string {
  // "Im" and "Tipps" are right in German.
  if (languageOf(text) !== 'en') return text
  const words = text.split(' ').map(corrected)
  const out: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    const pair = SPELLINGS.get(`${word} ${words[at + 1] ?? ''}`.toLowerCase())
    if (pair !== undefined) {
      out.push(like(word, pair))
      at += 1
    } else out.push(word)
  }
  return out.join(' ')
}

function corrected(word: string): string {
  const bare = /^[\p{L}'’]+/u.exec(word)?.[0]
  if (bare === undefined) return word
  const rest = word.slice(bare.length)
  const small = bare.toLowerCase().replace('’', "'")
  if (/^i(?:'(?:m|ve|d|ll))?$/u.test(small) && rest === '') return small.replace('i', 'I')
  const right = SPELLINGS.get(small)
  if (right !== undefined) return like(bare, right) + rest
  const owner = small.endsWith("'s") ? small.slice(0, -2) : small
  const name = bare === small ? NAMES.get(owner) : undefined
  const isMonth = owner === 'may' || owner === 'march'
  return name === undefined || isMonth ? word : name + bare.slice(owner.length) + rest
}

const like = (typed: string, right: string): string =>
  /^\p{Lu}/u.test(typed) ? right.charAt(0).toUpperCase() + right.slice(1) : right
