/** More combining marks on one letter than any language uses; they make normalization slow. */
const HEAPED_MARKS = /\p{M}{5,}/gu
/** Each of them normalizes to a phrase of up to 18 letters. */
const WHOLE_PHRASES = /[\uFDF0-\uFDFD]/gu

/**
 * A text in the form of the tables of phrases: lower case without accents, apostrophes and punctuation, one space between
 * words and at both ends, so that a phrase with its spaces is found only as whole words.
 */
export function foldText(text: string): string {
  const letters = text
    .replace(HEAPED_MARKS, '')
    .replace(WHOLE_PHRASES, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F\p{Cf}'’ʼ‘`´]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return ` ${letters} `.replaceAll(' howto ', ' how to ')
}
