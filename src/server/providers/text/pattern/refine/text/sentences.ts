/** A sentence and the white space after it: joined in order they are the text again, to the character. */
export interface Sentence {
  text: string
  gap: string
}

const BREAK = /(?<=[.!?…][)"'”’\]]{0,3})[^\S\n]+|\s*\n\s*|(?<=[。！？])(?=\S)/gu
const ABBREVIATION =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|vs|etc|approx|e\.g|i\.e|No|Nr|z\.B|Sra?|p\.ex|\p{Lu}|\d{1,2})\.$/u
const READS = /[\p{L}\p{N}]/u

/**
 * Splits a text into sentences: after end marks and at line breaks, not after abbreviations, initials and list numbers.
 * Emoji and marks that stand alone belong to the sentence before them.
 */
export function sentencesIn(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const add = (end: number, gapEnd: number) => {
    const piece = text.slice(from, end)
    const last = sentences.at(-1)
    from = gapEnd
    const gap = text.slice(end, gapEnd)
    if (last && !READS.test(piece) && !last.gap.includes('\n')) {
      last.text += last.gap + piece
      last.gap = gap
    } else sentences.push({ text: piece, gap })
  }
  for (const { 0: gap, index } of text.matchAll(BREAK)) {
    if (index < from || (gap === '' && index === from)) continue
    const piece = text.slice(from, index)
    const isLine = gap.includes('\n')
    const next = text[index + gap.length] ?? ''
    if (!isLine && (ABBREVIATION.test(piece.slice(-14)) || (piece.endsWith('…') && /\p{Ll}/u.test(next)))) continue
    add(index, index + gap.length)
  }
  if (from < text.length) add(text.length, text.length)
  return sentences
}

export function joinSentences(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ text, gap }) => text + gap)
    .join('')
    .trim()
}

/** A text with a sentence set after its end: on a line of its own where the text is set in lines. */
export function appended(text: string, sentence: string): string {
  if (text.trim() === '') return sentence
  return `${closed(text.trimEnd())}${gapOf(text)}${sentence}`
}

/** A text with a sentence set before it. */
export function prepended(text: string, sentence: string): string {
  if (text.trim() === '') return sentence
  return `${sentence}${gapOf(text)}${text.trimStart()}`
}

/** How a text sets its sentences apart. */
function gapOf(text: string): string {
  const sentences = sentencesIn(text.trim()).slice(0, -1)
  const lines = sentences.filter(({ gap }) => gap.includes('\n'))
  if (lines.length * 2 <= sentences.length) return ' '
  return lines.filter(({ gap }) => /\n\s*\n/u.test(gap)).length * 2 > lines.length ? '\n\n' : '\n'
}

/** A text that ends like a sentence, so that another can follow. */
function closed(text: string): string {
  const tail = text.slice(-60).replace(/[\s,;:–—-]+$/u, '')
  const bare = text.slice(0, Math.max(0, text.length - 60)) + tail
  return /[\p{L}\p{N}%)\]"”’']$/u.test(tail) && !/[.!?…。！？]["”’')\]]*$/u.test(tail) ? `${bare}.` : text
}
