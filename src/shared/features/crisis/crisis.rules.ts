import { FEELING_PHRASES, METHOD_PHRASES } from './crisis-phrases.constants.ts'

const METHODS = METHOD_PHRASES.map(phrase)
const FEELINGS = FEELING_PHRASES.map(phrase)

/** A quotation of another person: `when a friend says "I want to die"`. Matches the end of the text before the words. */
const QUOTED =
  / (?:says|said|saying|tells|told|texts|texted|posts|posted|hears|heard|thinks|whispers|(?:they|who|you|people|friends|kids|children|teens|students|clients|patients|men|women) (?:say|tell|text|post|hear|think))(?: (?:you|me|us|to|that|their|his|her|mom|dad|they|i|im|am|just|really)){0,4}$/u
const LONGEST_QUOTE_START = 40

/** More combining marks on one letter than any language uses; they make normalization slow. */
const HEAPED_MARKS = /\p{M}{5,}/gu
/** Each of them normalizes to a phrase of up to 18 letters. */
const WHOLE_PHRASES = /[\uFDF0-\uFDFD]/gu

/**
 * Whether a topic or a message is about killing, harming or starving oneself. Phrases decide, never a single word.
 * Prevention, remembrance, recovery, fasting, games, titles and figures of speech are not included.
 */
export function isCrisisTopic(text: string): boolean {
  const folded = foldText(text)
  if (METHODS.some((method) => method.test(folded))) return true
  return FEELINGS.some((feeling) => {
    const found = feeling.exec(folded)
    return found !== null && !QUOTED.test(folded.slice(Math.max(0, found.index - LONGEST_QUOTE_START), found.index))
  })
}

/**
 * Whether a text to change asks for a method. Feelings alone are no reason to refuse: people speak in a script about
 * prevention.
 */
export function asksForMethod(text: string): boolean {
  const folded = foldText(text)
  return METHODS.some((method) => method.test(folded))
}

/** A text in the form of the phrases: lower case without accents, apostrophes and punctuation, a space at both ends. */
function foldText(text: string): string {
  const letters = text
    .replace(HEAPED_MARKS, '')
    .replace(WHOLE_PHRASES, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F\p{Cf}'’ʼ‘`´]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return ` ${letters} `
}

function phrase(source: string): RegExp {
  return new RegExp(source.normalize('NFC'), 'u')
}
