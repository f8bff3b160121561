import { FUNCTION_WORDS } from './function-words.data.ts'

const ALL_FUNCTION_WORDS = new Set(Object.values(FUNCTION_WORDS).flatMap((words) => words.split(' ')))
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Words of a text in lower case, with inner apostrophes: `don't`; hyphens separate. */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[’‘ʼ]/gu, "'")
      .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/gu, '')
      .match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu) ?? []
  )
}

/**
 * Stems of the words that are function words in none of the supported languages; number words up to twelve as digits.
 */
export function contentStems(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const number = readNumber(word)
    if (number !== undefined && number !== 1) return String(number)
    return ALL_FUNCTION_WORDS.has(word) ? [] : findStem(word)
  })
}

/** The value of a word of digits, or of an English number word up to twelve. */
export function readNumber(word: string): number | undefined {
  if (/^\d+$/u.test(word)) return Number(word)
  const at = NUMBERS.indexOf(word)
  return at === -1 ? undefined : at
}

/** A line without a verbatim repetition of the topic. */
export function withoutTopic(line: string, topic: string): string {
  const at = line.toLowerCase().indexOf(topic.toLowerCase())
  return at === -1 || topic === '' ? line : `${line.slice(0, at)} ${line.slice(at + topic.length)}`
}

/** A word without its commonest English endings: `tomato` and `tomatoes`, `bake` and `baking` have the same stem. */
function findStem(word: string): string {
  const bare = word.replace(/'s$/u, '')
  const stem = bare.length > 3 ? bare.replace(/(?:ing|ies|ied|ers?|ed|es|s|e|y)$/u, '') : bare.replace(/(?<=..)s$/u, '')
  return stem.length > 2 ? stem : bare
}
