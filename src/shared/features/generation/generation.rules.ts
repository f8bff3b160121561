import { type Warning } from './generation.schema.ts'
import { CHARACTERS_PER_UNSPACED_WORD, SPEAKING_WORDS_PER_MINUTE } from './generation.constants.ts'

/** A character of a script that writes without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

/** The begin of a run between white space, up to its first letter or digit. */
const SPACED_WORD = /(?:^|\s)[^\s\p{L}\p{N}]*[\p{L}\p{N}]/gu

/**
 * Words in a text as they are spoken: runs between white space that hold a letter or a digit, and 2.5 characters a word
 * where a language writes without spaces. Returns a whole number, 0 for a text without any.
 */
export function spokenWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0
  const spaced = (unspaced > 0 ? text.replace(UNSPACED, ' ') : text).match(SPACED_WORD)?.length ?? 0
  return spaced + Math.ceil(unspaced / CHARACTERS_PER_UNSPACED_WORD)
}

/**
 * Seconds it takes to speak a text.
 * `wordsPerMinute` is the speaking rate. Returns seconds rounded to one decimal, at least 0.1 for any text with a word.
 */
export const spokenSeconds = (text: string, wordsPerMinute = SPEAKING_WORDS_PER_MINUTE): number =>
  secondsForWords(spokenWords(text), wordsPerMinute)

/** The same for a number of spoken words. */
export function secondsForWords(words: number, wordsPerMinute = SPEAKING_WORDS_PER_MINUTE): number {
  return words === 0 ? 0 : Math.max(0.1, Math.round((words / wordsPerMinute) * 600) / 10)
}

/** Sources and warnings beside a text; empty ones are left out. */
export function buildExtras<Source>({
  sources = [],
  warnings = [],
  freeRewrite,
}: {
  sources?: Source[] | undefined
  warnings?: Warning[] | undefined
  freeRewrite?: boolean | undefined
}): {
  sources?: Source[]
  warnings?: Warning[]
  freeRewrite?: boolean
} {
  return {
    ...(sources.length > 0 && { sources }),
    ...(warnings.length > 0 && { warnings }),
    ...(freeRewrite && { freeRewrite }),
  }
}

/** The creator's own facts in the metadata of a library item, a line each; nothing where there are none. */
export function factsMetadata(details: readonly string[] = []): { details?: string } {
  return details.length > 0 ? { details: details.join('\n') } : {}
}
