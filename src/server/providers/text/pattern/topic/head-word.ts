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
      at > 0 &&
      (opensAddition(word.lower) ||
        ENDS_HEAD.test(word.lower) ||
        words[at - 1]!.text.endsWith(',') ||
        opensClause(words, at)),
  )
  return (end === -1 ? words.length : end) - 1
}

/** Whether a clause without "that" begins after a word: "mistakes | beginners make", "things | rich people never say". */
function opensClause(words: readonly Word[], at: number): boolean {
  const subjectAt = words[at]?.tags.has('Adjective') ? at + 1 : at
  const before = words[at - 1]
  const subject = words[subjectAt]
  const verb = words[subjectAt + 1]
  if (before === undefined || subject === undefined || verb === undefined) return false
  const isVerb = ['Verb', 'PastTense', 'PresentTense', 'Adverb', 'Negative', 'Modal'].some((tag) => verb.tags.has(tag))
  return isVerb && isPluralWord(before) && isPluralWord(subject) && !isPluralWord(verb)
}

/** Whether a noun takes "are". */
export function isPluralWord(word: Word): boolean {
  const lower = word.lower.replace(/[^\p{L}'-]+$/u, '')
  if (isPluralWithoutS(lower)) return true
  if (word.isName || word.tags.has('Person') || word.tags.has('Place')) return false
  return /[^s']s$/u.test(lower) && lower.length > 2 && !isSingularInS(lower)
}
