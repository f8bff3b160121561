import { type Warning } from './generation.schema.ts'
import { CHARACTERS_PER_UNSPACED_WORD, SPEAKING_WORDS_PER_MINUTE } from './generation.constants.ts'

/** A character of a script that writes without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

/**
 * Words in a text as they are spoken: runs between white space that hold a letter or a digit, and 2.5 characters a word
 * where a language writes without spaces. Returns a whole number, 0 for a text without any.
 */
export function spokenWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0
  const spaced = text
    .replace(UNSPACED, ' ')
    .split(/\s+/u)
    .filter((run) => /[\p{L}\p{N}]/u.test(run)).length
  return spaced + Math.ceil(unspaced / CHARACTERS_PER_UNSPACED_WORD)
}

/**
 * Seconds it takes to speak a text.
 * `wordsPerMinute` is the speaking rate. Returns seconds rounded to one decimal, at least 0.1 for any text with a word.
 */
export function spokenSeconds(text: string, wordsPerMinute = SPEAKING_WORDS_PER_MINUTE): number {
  const words = spokenWords(text)
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
