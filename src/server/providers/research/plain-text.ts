import { decodeHTMLStrict } from 'entities/decode'

const TAG = /<!--.*?-->|<(script|style)\b[^>]*>.*?<\/\1\s*>|<\/?[a-z!][^>]*>/gisu

/** In UTF-16 units: enough of a text to fill any limit after its tags are removed. */
const LONGEST_READ = 5_000

/** A text on one line, without tags, entities, invisible characters and direction marks. Empty for anything but text. */
export function plainText(raw: unknown): string {
  if (typeof raw !== 'string') return ''
  return decodeHTMLStrict(raw.slice(0, LONGEST_READ).replace(TAG, ' '))
    .replace(TAG, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}\p{Surrogate}\uFFFD]+/gu, ' ')
    .trim()
}
