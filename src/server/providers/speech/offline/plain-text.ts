/** Characters that the synthesizer reads as commands of its own, and those that cannot be spoken. */
const UNSPEAKABLE = /[\p{Cc}\p{Cs}\p{Co}\u0530\u0557\uFEFF]/gu

/**
 * A text as the synthesizer may have it: words and punctuation, nothing that it would obey. Control characters (its
 * embedded commands), characters it uses inside itself, and `[[` (its own phonemes) lose their meaning.
 */
export function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(UNSPEAKABLE, (character) => (character === '\n' ? '\n' : ' '))
    .replace(/\[(?=\[)/gu, '[ ')
}
