import { digits, spelled, telephone } from './characters.ts'
import { dateWords } from './dates.ts'
import { currencyWords, unitWords } from './measures.ts'
import { LARGEST_NUMBER, ordinal, readNumber } from './numbers.ts'
import { timeWords } from './times.ts'

type Reading = (text: string, format: string | undefined) => string | undefined

const READINGS: Record<string, Reading> = {
  cardinal: (text) => readNumber(text)?.words,
  number: (text) => readNumber(text)?.words,
  ordinal: (text) => ordinalWords(text),
  characters: spelled,
  'spell-out': spelled,
  verbatim: spelled,
  digits,
  date: dateWords,
  time: timeWords,
  telephone,
  phone: telephone,
  unit: unitWords,
  currency: currencyWords,
}

/** In UTF-16 units: no number, date or amount is longer, and longer text is spoken as it is. */
const MAX_VALUE = 100

/**
 * A text spoken as `kind` (`interpret-as`) in English words; the text itself where it is not of that kind. Undefined
 * for an unknown kind. Source: W3C, "SSML 1.0 say-as attribute values"; VoiceXML's `vxml:` before a kind is allowed.
 */
export function sayAs(text: string, kind: string, format?: string): string | undefined {
  const name = kind
    .trim()
    .toLowerCase()
    .replace(/^vxml:/u, '')
  if (!Object.hasOwn(READINGS, name)) return undefined
  const anyLength = READINGS[name] === spelled || READINGS[name] === digits
  if (text.length > MAX_VALUE && !anyLength) return text
  return READINGS[name]?.(text, format) || text
}

function ordinalWords(text: string): string | undefined {
  const digitsOnly = /^(\d+|\d{1,3}(?:,\d{3})+)(?:st|nd|rd|th|\.)?$/iu.exec(text.trim())?.[1]?.replace(/,/gu, '')
  if (digitsOnly === undefined || Number(digitsOnly) > LARGEST_NUMBER) return undefined
  return ordinal(Number(digitsOnly))
}
