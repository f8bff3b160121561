/** Characters that the synthesizer interprets as commands, and unspeakable ones. */
const UNSPEAKABLE = /[\p{Cc}\p{Cs}\p{Co}\u0530\u0557\uFEFF]/gu

/** Vowel points, with which it spells Hebrew instead of reading it. */
const HEBREW_POINTS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/gu

/**
 * A text that the synthesizer reads without interpreting it: control characters (embedded commands), characters it uses
 * internally, and `[[` (phonemes) are neutralized.
 */
export function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(UNSPEAKABLE, (character) => (character === '\n' ? '\n' : ' '))
    .replace(HEBREW_POINTS, '')
    .replace(/\[(?=\[)/gu, '[ ')
}
