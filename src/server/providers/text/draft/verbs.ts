import { FUNCTION_WORDS, ING_NOUNS, VERBS } from './words.data.ts'

const DOUBLED = new Set(
  'begin forget commit admit refer prefer control upset regret submit format reset repot rerun unclog unplug unzip'.split(
    ' ',
  ),
)

function buildGerund(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (verb.endsWith('e') && !/(?:ee|oe|ye)$/u.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`
  const isShort = /^[^aeiou]*(?:qu)?[aeiou][^aeiouwxy]$/u.test(verb)
  return isShort || DOUBLED.has(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

const BASES = new Map([...VERBS].map((verb) => [buildGerund(verb), verb]))

/** Whether a word, in small letters, is an -ing form of a verb. */
export const isGerund = (word: string): boolean =>
  BASES.has(word) ||
  (word.length > 5 && word.endsWith('ing') && !ING_NOUNS.has(word) && /[aeiouy]/u.test(word.slice(0, -3)))

const isAdverb = (word: string): boolean => /^(?:just|never|always|\p{L}{3,12}ly)$/u.test(word) && !VERBS.has(word)

/**
 * A verb phrase with its verbs in the -ing form, also those after "and" and "or": "buying and selling houses". Undefined where
 * that is not sure.
 */
export function findGerund(phrase: string): string | undefined {
  const words = phrase.split(' ')
  const at = isAdverb(words[0] ?? '') ? 1 : 0
  const verb = words[at]
  const next = words[at + 1] ?? ''
  // "Stopping buying" is not English, nor "paralleling park".
  if (verb === undefined || !/^\p{Ll}[\p{Ll}-]*\p{Ll}$/u.test(verb) || isGerund(next)) return undefined
  if (!VERBS.has(verb) && /^\p{Ll}/u.test(next) && !FUNCTION_WORDS.has(next)) return undefined
  return words
    .map((word, index) => {
      const isJoined = index > at && isLink(words[index - 1]) && VERBS.has(word)
      return index === at || isJoined ? buildGerund(word) : word
    })
    .join(' ')
}

const isLink = (word: string | undefined): boolean => word === 'and' || word === 'or'

/** The verb phrase of an -ing phrase: "learning Spanish" is to "learn Spanish". Undefined for verbs that are not known. */
export function findVerb(phrase: string): string | undefined {
  const [first = '', ...others] = phrase.split(' ')
  const base = BASES.get(first.toLowerCase())
  const rest = others.map((word, at) => (isLink(others[at - 1]) ? (BASES.get(word.toLowerCase()) ?? word) : word))
  return base && [base, ...rest].join(' ')
}
