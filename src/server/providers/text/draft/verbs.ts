import { ING_NOUNS, VERBS } from './words.data.ts'

const DOUBLED = new Set('begin forget commit admit refer prefer control upset regret permit submit format'.split(' '))

/** The -ing form of a verb. */
export function gerundOf(verb: string): string {
  // "unclogging", "re-lacing": what stands before the verb does not count.
  const [, before, rest] = /^(un|re-?|\p{L}+-)(\p{L}{3,})$/u.exec(verb) ?? []
  if (before !== undefined && rest !== undefined) return before + gerundOf(rest)
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (verb.endsWith('e') && !/(?:ee|oe|ye)$/u.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(verb) || /^[^aeiou]*qu[aeiou][^aeiouwxy]$/u.test(verb)
  return isShort || DOUBLED.has(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

const BASES = new Map([...VERBS].map((verb) => [gerundOf(verb), verb]))

/** The verb of an -ing form, where it is a known one. */
export const baseOf = (gerund: string): string | undefined => BASES.get(gerund)

/** Whether a word, in small letters, is an -ing form of a verb. */
export const isGerund = (word: string): boolean =>
  BASES.has(word) ||
  (word.length > 5 && word.endsWith('ing') && !ING_NOUNS.has(word) && /[aeiouy]/u.test(word.slice(0, -3)))

const isAdverb = (word: string): boolean => /^(?:just|never|always|\p{L}{3,12}ly)$/u.test(word) && !VERBS.has(word)

/**
 * A verb phrase with its verbs in the -ing form, also those after "and" and "or": "buying and selling houses". Undefined where
 * that is not sure.
 */
export function doingOf(phrase: string): string | undefined {
  const words = phrase.split(' ')
  const at = isAdverb(words[0] ?? '') ? 1 : 0
  const verb = words[at]
  // "Stopping buying" is said by nobody.
  if (verb === undefined || !/^\p{Ll}[\p{Ll}-]*\p{Ll}$/u.test(verb) || isGerund(words[at + 1] ?? '')) return undefined
  const turned = words.map((word, index) => {
    if (index === at) return gerundOf(word)
    const before = words[index - 1]
    const isJoined = index > at && (before === 'and' || before === 'or') && VERBS.has(word)
    return isJoined ? gerundOf(word) : word
  })
  return turned.join(' ')
}

/** The verb phrase of an -ing phrase: "learning Spanish" is to "learn Spanish". Undefined for verbs that are not known. */
export function verbOf(phrase: string): string | undefined {
  const words = phrase.split(' ')
  const bases = words.map((word, at) =>
    at === 0 || words[at - 1] === 'and' || words[at - 1] === 'or'
      ? (baseOf(word.toLowerCase()) ?? (at === 0 ? undefined : word))
      : word,
  )
  return bases.includes(undefined) ? undefined : bases.join(' ')
}
