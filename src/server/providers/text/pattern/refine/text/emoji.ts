/** An emoji as it is shown; signs that are letters to most readers (©, ®, ™, plain arrows) are none. */
const EMOJI =
  /(?:\p{Regional_Indicator}{2}|(?:\p{Emoji_Presentation}|(?![\u00A9\u00AE\u2122\u203C\u2049\u2139\u2190-\u21FF\u25A0-\u25FF])\p{Extended_Pictographic}|\p{Extended_Pictographic}(?=\uFE0F))[\p{Emoji_Modifier}\uFE0F\u{E0020}-\u{E007F}]*(?:\u200D\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*)*)/gu
const KEYCAP = /([#*\d])\uFE0F?\u20E3/gu

/** How many emoji a text shows. */
export function emojiCount(text: string): number {
  return (text.match(EMOJI)?.length ?? 0) + (text.match(KEYCAP)?.length ?? 0)
}

/** A text without its emoji but the first `keep`; a digit in a frame stays as the digit. */
export function dropEmoji(text: string, keep = 0): string {
  let seen = 0
  const plain = text
    .replace(KEYCAP, (_, digit: string) => digit)
    .replace(EMOJI, (emoji) => {
      seen += 1
      return seen <= keep ? emoji : '\u{F0000}'
    })
  return plain
    .replace(/\u{F0000}(?:[^\S\n]*\u{F0000})+/gu, '\u{F0000}')
    .replace(/[^\S\n]*\u{F0000}(?=[^\S\n]?[.,;:!?…])/gu, '')
    .replace(/(^|\n)[^\S\n]*\u{F0000}[^\S\n]*/gu, '$1')
    .replace(/[^\S\n]*\u{F0000}[^\S\n]*(?=\n|$)/gu, '')
    .replace(/[^\S\n]+\u{F0000}[^\S\n]*|\u{F0000}[^\S\n]*(?=[^\S\n])/gu, ' ')
    .replace(/\u{F0000}(?=\S)/gu, ' ')
    .replaceAll('\u{F0000}', '')
    .trim()
}
