import { FUNCTION_WORDS } from './function-words.data.ts'

/** Words of a text in lower case, with inner punctuation: `pull-up`, `3am`, `don't`. */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[’‘ʼ]/gu, "'")
      .match(/[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
  )
}

/** Words that are function words in none of the supported languages. */
export function contentWords(text: string): string[] {
  return splitWords(text).filter((word) => !ALL_FUNCTION_WORDS.has(word))
}

/** A word without its commonest English endings: `tomato` and `tomatoes`, `bake` and `baking` have the same stem. */
export function findStem(word: string): string {
  const bare = word.replace(/'s$/u, '')
  const stem = bare.length > 3 ? bare.replace(/(?:ing|ies|ied|ers?|ed|es|s|e|y)$/u, '') : bare.replace(/(?<=..)s$/u, '')
  return stem.length > 2 ? stem : bare
}

const ALL_FUNCTION_WORDS = new Set(Object.values(FUNCTION_WORDS).flatMap((words) => words.split(' ')))
