/** Characters that the synthesizer interprets as commands, and unspeakable ones. */
const UNSPEAKABLE = /[\p{Cc}\p{Cs}\p{Co}\u0530\u0557\uFEFF]/gu

/**
 * A text that the synthesizer reads without interpreting it: control characters (embedded commands), characters it uses
 * internally, and `[[` (phonemes) are neutralized.
 */
export function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(UNSPEAKABLE, (character) => (character === '\n' ? '\n' : ' '))
    .replace(/\[(?=\[)/gu, '[ ')
}
