import { isPluralWithoutS } from './inflection.ts'
import { isSingularInS } from './noun-lists.ts'
import { opensAddition } from './shorten.ts'
import { type Word } from './word.ts'

const ENDS_HEAD =
  /^(?:to|of|(?:i|you|we|they|he|she|it)(?:'.*)?|my|your|that|who|which|what|when|where|how|why|under|vs|versus|is|are)$/u

/** Where the noun stands that a phrase is about: the last word before anything is added to it. */
export function headIndex(words: readonly Word[]): number {
  const end = words.findIndex(
    (word, at) =>
      at > 0 && (opensAddition(word.lower) || ENDS_HEAD.test(word.lower) || words[at - 1]!.text.endsWith(',')),
  )
  return (end === -1 ? words.length : end) - 1
}

/** Whether a noun takes "are". */
export function isPluralWord(word: Word): boolean {
  const lower = word.lower.replace(/[^\p{L}'-]+$/u, '')
  if (isPluralWithoutS(lower)) return true
  if (word.isName || word.tags.has('Person') || word.tags.has('Place')) return false
  return /[^s']s$/u.test(lower) && lower.length > 2 && !isSingularInS(lower)
}
