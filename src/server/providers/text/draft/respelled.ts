import { FIELDS } from './fields.data.ts'
import * as words from './words.data.ts'

const { LOOK_ALIKES, SPELLINGS, ...lists } = words
const wordsOf = (text: unknown) =>
  String(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []
const KNOWN = new Set<string>(
  wordsOf([...Object.values(lists).map((list) => [...list]), ...SPELLINGS.values(), FIELDS]),
)

/** A word in small letters that is in no list, as the word of `facts` or of a list that it is one slip away from. */
export function respelled(word: string, facts: readonly string[]): string {
  // An ending makes another form of a word.
  if (word.length < 6 || KNOWN.has(word) || LOOK_ALIKES.has(word) || /(?:s|ed|ing|er|est)$/u.test(word)) return word
  const told = wordsOf(facts)
  return told.includes(word) ? word : ([...told, ...KNOWN].find((right) => isSlip(word, right)) ?? word)
}

/** One letter too many or too few, two that changed places, or a wrong vowel; not at the start or the end. */
function isSlip(word: string, right: string): boolean {
  const at = Array.from(word).findIndex((letter, index) => letter !== right[index])
  if (at < 2 || at > right.length - 2 || right.length < 6) return false
  const isSame = (ours: number, theirs: number) => word.slice(at + ours) === right.slice(at + theirs)
  const isSwapped = isSame(2, 2) && word[at] === right[at + 1] && word[at + 1] === right[at]
  const isVowel = isSame(1, 1) && /[aeiou]{2}/u.test(word[at]! + right[at]!)
  return isSame(1, 0) || isSame(0, 1) || isSwapped || isVowel
}
