import { segmenter } from './segmenter.ts'

const ELLIPSIS = '…'
/** The last characters that are searched for a word boundary; a text without a space in them is cut anywhere. */
const LAST_WORDS = 80

/**
 * The start of a text with "…" where its `size` exceeds `room`; otherwise the text itself. It ends after a word, also
 * in languages without spaces, and never inside a grapheme. `size` must be additive over characters.
 */
export function cutAtWord(text: string, room: number, size: (part: string) => number): string {
  if (size(text) <= room) return text
  const left = room - size(ELLIPSIS)
  const kept: string[] = []
  let used = 0
  let next = ''
  for (const { segment } of segmenter('grapheme').segment(text)) {
    used += size(segment)
    if (used > left) {
      next = segment
      break
    }
    kept.push(segment)
  }
  const whole = isSpace(next) ? kept : kept.slice(0, wordEnd(kept, next))
  while (whole.length > 0 && /^[\s,;:–—-]+$/u.test(whole.at(-1) ?? '')) whole.pop()
  return left < 0 ? '' : whole.join('') + ELLIPSIS
}

/** Number of `kept` characters up to the last word boundary when `next` follows them; all of them where no boundary is near. */
function wordEnd(kept: readonly string[], next: string): number {
  const from = Math.max(0, kept.length - LAST_WORDS)
  const space = kept.findLastIndex(isSpace)
  if (space > from) return space
  const tail = kept.slice(from)
  const ends = new Set(Array.from(segmenter('word').segment(tail.join('') + next), ({ index }) => index))
  let at = tail.join('').length
  for (let count = kept.length; count > from + 1; count -= 1) {
    if (ends.has(at)) return count
    at -= kept[count - 1]?.length ?? 0
  }
  return kept.length
}

function isSpace(character: string): boolean {
  return /^\s+$/u.test(character)
}
