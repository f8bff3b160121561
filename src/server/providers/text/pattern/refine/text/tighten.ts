import { CONCISE_WORDS } from './register.data.ts'
import { articlesFixed, swapWords } from './swap-words.ts'

/** Words before a verb, an adjective or a noun that can go; not where they are what is denied, asked or compared. */
const ADVERB =
  /(?<!(?:not|n't|n’t|how|so|as|never|too|or|and|but|,)\s)(?<=^|[\s"“(])(?:actually|basically|literally|really|very|quite|definitely|absolutely|totally|completely|truly|essentially|extremely|incredibly)\s+(?!(?:much|few|often|not|a|an|the|enough)\b)(?=\p{L})/giu
const PHRASE =
  "honestly|to be honest|actually|basically|of course|in fact|as a matter of fact|at the end of the day|needless to say|for what it['’]s worth|if you ask me|in my opinion|generally speaking|believe it or not|by the way|trust me|I mean|you know|let me tell you|frankly|anyway|again"
const LEAD = new RegExp(`^(?:(?:${PHRASE}),\\s+)+(?=\\p{L})`, 'iu')
const ASIDE = new RegExp(`,\\s+(?:${PHRASE}),\\s+`, 'giu')
const BRACKETS = /\s*[([（][^()[\]（）]{1,160}[)\]）](?=\s|[.,;:!?…]|$)/gu

/** An English sentence without fillers, asides in brackets and long-winded wordings. Another one keeps its words. */
export function tightened(sentence: string, isEnglish: boolean): string {
  const bare = sentence.replace(BRACKETS, '')
  const plain = /[\p{L}\p{N}]/u.test(bare) ? bare.trim() : sentence
  if (!isEnglish) return plain
  const short = swapWords(plain.replace(LEAD, '').replace(ASIDE, ' ').replace(ADVERB, ''), CONCISE_WORDS).text
  const fixed = articlesFixed(sentence, short)
  return /^\p{Lu}/u.test(sentence) ? fixed.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : fixed
}

/** A longer sentence is a list or no sentence at all. */
const LONGEST_READ = 600

const CLAUSE =
  /(?:,?\s+(?:because|even though|although|so that|which|especially|not even|until|unless|without)\s|,\s+(?:and|but|so|not|or|it's|it is|with|while|when|if|even|then|just)\s|\s*[–—;]\s+|\s+-\s+)/giu
const LEANING =
  /(?:^|\s)(?:a|an|the|my|your|his|her|its|our|their|this|that|these|those|of|in|on|at|for|with|from|by|to|is|are|was|were|be|and|or|but|not|never|very|too|so|as|than|if|when|why|how|what|who|which|because|until|vs\.?|versus|you|we|they|he|she|i)$/iu

/** The beginnings of a sentence that can stand for it, longest first: what follows them only adds. At least 3 words. */
export function beginningsThatStand(sentence: string): string[] {
  if (sentence.length > LONGEST_READ) return []
  const body = sentence.replace(/[\s.!?…]+$/u, '')
  const mark = /[.!?…]+["”’')\]]*$/u.exec(sentence)?.[0] ?? ''
  const opensWithClause = /^(?:if|when|because|although|while|before|after|once|since|as|unless|until)\s/iu.test(body)
  return [...body.matchAll(CLAUSE)]
    .map(({ index }) => body.slice(0, index))
    .filter((start) => start.split(/\s+/u).length >= 3 && !LEANING.test(start) && !opensWithClause)
    .filter((start) => !/^[^:]*:\s*$/u.test(start))
    .map((start) => start + (mark === '' ? '' : mark))
    .toReversed()
}
