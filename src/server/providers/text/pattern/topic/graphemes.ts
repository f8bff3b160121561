const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const EMOJI =
  /(?:\p{Regional_Indicator}{2}|[#*\d]\uFE0F?\u20E3|\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F\u{E0020}-\u{E007F}]*(?:\u200D\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*)*)/gu

/** The characters of a text as a reader counts them. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** The start of a text, at most `units` UTF-16 units long and never ending inside a character as a reader sees it. */
export function cutAtGrapheme(text: string, units: number): string {
  if (text.length <= units) return text
  let kept = ''
  for (const { segment } of graphemes.segment(text.slice(0, units + 64))) {
    if (kept.length + segment.length > units) break
    kept += segment
  }
  return kept
}

/** A text with its emoji replaced by spaces. */
export function withoutEmoji(text: string): string {
  return text.replace(EMOJI, ' ').replace(/[\uFE0E\uFE0F\u20E3\p{Emoji_Modifier}\p{Regional_Indicator}]/gu, '')
}

/** Whether a text shows an emoji. */
export function hasEmoji(text: string): boolean {
  return text.search(EMOJI) !== -1
}

/** The emoji of a text, in their order. */
export function emojiIn(text: string): string[] {
  return text.match(EMOJI) ?? []
}
