import type { Warning } from './generation.schema.ts'
import { CHARACTERS_PER_UNSPACED_WORD, SPEAKING_WORDS_PER_MINUTE } from './generation.constants.ts'

/** A character of a script that writes without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

/** The beginning of a run without white space, up to its first letter or digit. */
const SPACED_WORD = /(?:^|\s)[^\s\p{L}\p{N}]*[\p{L}\p{N}]/gu

/**
 * Number of spoken words in a text: runs between white space that contain a letter or a digit, and one word per 2.5
 * characters in languages that write without spaces. An integer, 0 for a text without words.
 */
export function spokenWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0
  const spaced = (unspaced > 0 ? text.replace(UNSPACED, ' ') : text).match(SPACED_WORD)?.length ?? 0
  return spaced + Math.ceil(unspaced / CHARACTERS_PER_UNSPACED_WORD)
}

/** Seconds it takes to speak a text at `wordsPerMinute`, rounded to one decimal, at least 0.1 for any text with a word. */
export const spokenSeconds = (text: string, wordsPerMinute = SPEAKING_WORDS_PER_MINUTE): number =>
  secondsForWords(spokenWords(text), wordsPerMinute)

/** Seconds for a number of spoken words. */
export function secondsForWords(words: number, wordsPerMinute = SPEAKING_WORDS_PER_MINUTE): number {
  return words === 0 ? 0 : Math.max(0.1, Math.round((words / wordsPerMinute) * 600) / 10)
}

/** Sources and warnings of a result; empty ones are omitted. */
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

/** The creator's facts for the metadata of a library item, one per line; omitted where there are none. */
export function factsMetadata(details: readonly string[] = []): { details?: string } {
  return details.length > 0 ? { details: details.join('\n') } : {}
}
