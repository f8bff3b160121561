import { isGerund } from './verbs.ts'
import { ADVICE, COMMON, FUNCTION_WORDS, ING_HEADS, NAMES, PASTS, TROUBLE, UNITS, VERBS } from './words.data.ts'

const PLAIN = new Set(
  [FUNCTION_WORDS, COMMON, VERBS, ADVICE, TROUBLE, PASTS, ING_HEADS, UNITS].flatMap((list) => [...list]),
)

const isPlain = (word: string): boolean =>
  isGerund(word) || [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')].some((form) => PLAIN.has(form))

/** A title or a text in capitals as a sentence, where all of its words are known; `isTitle` where some are not. */
export function inSentenceCase(text: string): { words: string[]; isTitle: boolean } {
  const words = text.split(' ')
  const lettered = words.filter((word) => /^["“'(]?\p{L}/u.test(word))
  const content = lettered.filter((word) => !FUNCTION_WORDS.has(word.toLowerCase()))
  const isLoud = lettered.length > 1 && /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)
  const isKnown = content.every((word) => isPlain(word.toLowerCase().replace(/[^\p{L}'-]/gu, '')))
  if (!isLoud && (content.length < 2 || content.some((word) => /^\p{Ll}/u.test(word)))) return { words, isTitle: false }
  if (isLoud || isKnown) {
    const small = words.map((word) => word.toLowerCase())
    return { words: small.map((word) => NAMES.get(word) ?? word.replace(/^i(?='|$)/u, 'I')), isTitle: false }
  }
  return { words, isTitle: content.length > 2 }
}

/** A sentence for use inside another: a small first letter, unless the first word may be a name. */
export function smallStart([first = '', ...rest]: readonly string[]): string {
  const small = first.toLowerCase()
  const isCapital = /^\p{Lu}\p{Ll}*(?:['’-]\p{L}*)?,?$/u.test(first) && !/^I(?:'|$)/u.test(first)
  return [isCapital && isPlain(small.replace(/[,'’]/gu, '')) ? small : first, ...rest].join(' ')
}
