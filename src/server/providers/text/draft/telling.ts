import { trimMarks } from './trim-marks.ts'
import { isGerund } from './verbs.ts'
import { DETERMINERS, FUNCTION_WORDS, OPENERS, PASTS, UNITS, VERBS } from './words.data.ts'

const bare = (word: string): string => trimMarks(word.toLowerCase(), `()"“”'‘’,.;:!?`)

/** A phrase as a head and its restrictions: each part can be left out without breaking the rest. */
export interface Phrase {
  head: string
  /** What follows, in its order: "in 2 years", "without a gym". */
  parts: string[]
}

/**
 * Cuts a phrase where a restriction begins. `least` words stay in the head: a verb keeps its object, so that no line says "how
 * to ask". Words in quotation marks or brackets are never cut.
 */
export function parsePhrase(text: string, least: number): Phrase {
  const words = text.split(' ')
  const starts: number[] = []
  let isOpen = false
  for (const [at, word] of words.entries()) {
    const small = bare(word)
    const before = bare(words[at - 1] ?? '')
    const from = starts.at(-1) ?? 0
    const isLoose = at >= from + (starts.length === 0 ? least : 2) && at < words.length - 1
    const isStart =
      OPENERS.has(small) && !OPENERS.has(before) && !DETERMINERS.has(before) && !/^(?:to|and|or)$/u.test(before)
    if (!isOpen && isLoose && isStart && !isFixed(before, small)) starts.push(at)
    if (/^["“(]/u.test(word)) isOpen = true
    if (/["”)][,.;:]?$/u.test(word)) isOpen = false
  }
  const bounds = [0, ...starts, words.length]
  const pieces = bounds.slice(1).map((end, at) => withoutEnd(words.slice(bounds[at], end).join(' ')))
  const [head = text, ...parts] = pieces.filter((piece) => piece !== '')
  return { head, parts }
}

const withoutEnd = (text: string): string => trimMarks(text, ' ,;:–—-', { isEndOnly: true })

const isFixed = (before: string, opener: string): boolean =>
  opener === 'like' ||
  (/^(?:in|at|on|for|with|from|over|after|through|about)$/u.test(opener) &&
    (VERBS.has(before) || isGerund(before) || PASTS.has(before)))

/** The telling parts of a topic, word for word: quoted words, restrictions, numbers with their unit, names. */
export function findTelling(text: string, parts: readonly string[], isTitle: boolean): string[] {
  const found: string[] = []
  const add = (part: string): void => {
    const clean = trimMarks(part, ' ,;:.!?')
    if (clean !== '' && !found.some((known) => known.includes(clean))) found.push(clean)
  }
  for (const [, quoted] of text.matchAll(/["“„«]([^"“”„«»]{2,80})["“”»]/gu)) add(quoted ?? '')
  for (const part of parts) add(part)
  const words = text.split(' ')
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    if (/\d/u.test(word)) add(UNITS.has(bare(words[at + 1] ?? '')) ? `${word} ${words[at + 1]}` : word)
    else if (!isTitle && (isName(word, at) || (at === 0 && isOpeningName(word, words[1])))) {
      let end = at + 1
      while (
        end < words.length &&
        (isName(words[end]!, end) || /^\d+$/u.test(words[end]!)) &&
        !/[,.;:!?]$/u.test(words[end - 1]!)
      )
        end += 1
      add(words.slice(at, end).join(' '))
      at = end - 1
    }
  }
  return found.slice(0, 8)
}

const isName = (word: string, at: number): boolean =>
  /^["“'(]?(?:\p{Lu}[\p{L}\p{N}]|\p{Ll}\p{Lu})/u.test(word) &&
  (at > 0 || /^["“'(]?\P{Lu}*\p{Lu}.*\p{Lu}/u.test(word)) &&
  !/^I(?:'|$)/u.test(word)

const isOpeningName = (word: string, next: string | undefined): boolean =>
  next !== undefined && /^\p{Lu}\p{Ll}+$/u.test(word) && !FUNCTION_WORDS.has(word.toLowerCase()) && isName(next, 1)

export function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’+-]*/gu) ?? []
  return [...new Set(words.filter((word) => !FUNCTION_WORDS.has(word.replace('’', "'"))))]
}
