import { capital } from './hooks/frame.ts'
import { detectLanguage } from './language.ts'
import { splitSentences } from './sentences.ts'
import { trimMarks } from './trim-marks.ts'
import { HARD_WORDS, NAMES, SPELLINGS } from './words.data.ts'

const ASKING =
  /^(?:(?:please|can|could|you|write|give|me|make|create|generate|i|i'm|we|need|want|wanted|would|like|to|just|really|some|few|an?|the|for|\d+|ten|five|viral|catchy|short|good|great|funny|new|strong|youtube|tiktok|instagram|ideas|ok|okay|so|well|hey|basically|um|kind|sort|of|this|is|making|filming|recording|today|guys|everyone|everybody|hi|hello|alright|honestly|wanna|gonna|gotta|going|im|apparently|have|finally|also|let|let's|lets),? ){0,12}(?:hooks?|scripts?|captions?|videos?|reels?|posts?|content|tiktoks?|vlogs?|shorts|talk|rant|(?:tell|show|teach) you(?: guys| all)?|story|storytime|clips?)(?:: | (?:about|on|for|regarding|where) (?:how (?=nobody|no one|every|people|they|it's|there))?| (?=why |what |how (?!to )|the time |my |our |i |we ))(?=\S)|^(?:(?:very )?unpopular opinion|hot take|topic|title|idea|video idea) ?[:–—-] ?(?=\S)/iu
const LEAD_IN =
  /^(?:hey|hi|hello|ok|okay|alright|so)\b.{0,90}\b(?:tell|show) you (?:guys |all )?(?:about )?(?=(?:how|why|the|my|our|an?) )/iu
const REQUEST =
  /^(?:(?:hey|hi|hello|ok|okay|so|please|pls|yo),? )*(?:(?:can|could|would|will) (?:you|u|someone) (?:please |pls )?(?:make|write|do|create|give|get) (?:me )?(?:something|anything|one|an? \p{L}+|some \p{L}+)|(?:make|write|do) (?:something|anything)) (?:about|on|for) /iu
const CHATTER = /,? (?:lol|lmao|haha+|thanks|thank you|thx|please|pls)$/iu
const GREETING =
  /^(?:(?:hey|hi|hello|ok|okay|alright|so|um|well|honestly|apparently),? (?:(?:guys|everyone|everybody|y'all|today|my (?:lovelies|loves|friends|people)),? )?){1,4}(?:(?:a few|some|many|lots|a lot) of you (?:keep asking|have asked|asked|wanted to know) (?:me )?)?(?=(?:i|i'm|im|nobody|we|my|our|this|the|why|how|what)\b)/iu
const ORDER =
  /^(?:please|make (?:it|them|sure)|use|write|keep (?:it|them)|include|add|target|tone|audience|style|ignore|output|return|give me|i (?:want|need) (?:the|a|it|you|to)|the (?:video|hook|hooks|audience|tone))\b/iu

/**
 * A topic without what is none of it: control characters, hashes, instructions, end marks. Frequent misspellings are put
 * right. `main` is the sentence with the subject, `isAsked` whether that ended in a question
 * mark, `isTalk` whether it began as people talk, `rest` the sentences beside it.
 */
export function cleanText(text: string): { main: string; isAsked: boolean; isTalk: boolean; rest: string[] } {
  const sentences = text
    .normalize('NFC')
    .replace(/(?!\u200D)\p{Cf}/gu, '')
    .split(/[\n\r]/u)
    .map((line) => line.replace(/[\p{Cc}\p{Z}]+/gu, ' ').trim())
    .filter((line) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line))
    .flatMap((line) => splitSentences(line).map(withoutMark))
  const typed = sentences[0]?.text ?? ''
  const begun = typed
    .replace(CHATTER, '')
    .replace(LEAD_IN, '')
    .replace(REQUEST, '')
    .replace(ASKING, '')
    .replace(GREETING, '')
  if (sentences[0]) sentences[0].text = begun
  const kept = sentences.filter((sentence) => sentence.text !== '' && !ORDER.test(sentence.text))
  const [first, ...others] = kept.length > 0 ? kept : sentences
  const main = (first?.text ?? text.trim()).replace(
    /,? (?:and |so )?here'?s (?:what happened|how it went|what I learned|why)$/iu,
    '',
  )
  return {
    main: spelled(main),
    isAsked: first?.isAsked ?? false,
    isTalk: /\b(?:talk|tell|story\p{L}*|rant|so|hey|hi|ok|okay)\b/iu.test(typed.slice(0, -begun.length)),
    rest: others.map((sentence) => spelled(sentence.text)),
  }
}

function withoutMark(sentence: string): { text: string; isAsked: boolean } {
  const line = sentence.replace(/^[-•*–—>.,:;!…]+ ?(?=\S)/u, '').replaceAll(/#(?=[\p{L}\p{N}])/gu, '')
  const text = withoutEnd(line)
  const isQuoted = /^["“„«][^"“”„«»]+["“”»]$/u.test(text)
  return { text: isQuoted ? withoutEnd(text.slice(1, -1).trim()) : text, isAsked: /\?["”'’)!]{0,3}$/u.test(line) }
}

const withoutEnd = (text: string): string =>
  trimMarks(text, ' .,:;!?…–—-', { isEndOnly: true }).replace(/\b[ap]\.m$/iu, '$&.')

function spelled(text: string): string {
  // "Im" and "Tipps" are right in German.
  if (detectLanguage(text) !== 'en') return text
  let out = text
  for (const [wrong, right] of SPELLINGS)
    out = out.replaceAll(new RegExp(`\\b${wrong}\\b`, 'giu'), (typed) =>
      /^\p{Lu}/u.test(typed) ? capital(right) : right,
    )
  return out
    .replaceAll(/(?<=^| )\p{Ll}{6,}(?=$|[ ,;:])/gu, nearest)
    .replace(/^pov:? (?=\p{L})/iu, 'POV: ')
    .replaceAll(/(?<=^| )i(?= |$|'(?:m|ve|d|ll)\b)/gu, 'I')
    .replaceAll(/(?<=^| )\p{Ll}+/gu, (word) => NAMES.get(word) ?? word)
}

function nearest(typed: string): string {
  if (HARD_WORDS.has(typed) || HARD_WORDS.has(typed.slice(0, -1))) return typed
  for (const word of HARD_WORDS)
    if (Math.abs(word.length - typed.length) < 2 && word[0] === typed[0] && isOneOff(word, typed)) return word
  return typed.endsWith('s') ? `${nearest(typed.slice(0, -1))}s` : typed
}

function isOneOff(word: string, typed: string): boolean {
  let from = 0
  while (from < typed.length && word[from] === typed[from]) from += 1
  const [one, other] = [word.slice(from), typed.slice(from)]
  if (one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1)) return true
  return one.slice(2) === other.slice(2) && one[0] === other[1] && one[1] === other[0]
}
