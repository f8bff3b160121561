import { isSpeakable } from './speakable.ts'
import { type SilentPiece, type SpokenPiece } from './speech-plan.ts'
import { NEUTRAL } from './ssml/manner.ts'

/** The pause between paragraphs, in milliseconds. */
export const PARAGRAPH_MS = 500
/** Longer white space is not sent to a voice: the text continues in another piece, without a pause. */
const MAX_SPACE = 40

const BLANK_LINE = /(?:\r\n|\r(?!\n)|\n)[^\S\r\n]*[\r\n]|\u2029/u

/** The pieces of a text without markup: exact slices, without paragraphs that have no speech. */
export function plainPieces(text: string): (SpokenPiece | SilentPiece)[] {
  const pieces: (SpokenPiece | SilentPiece)[] = []
  let paragraphEnded = false
  for (const { start, end, lastOfParagraph } of slices(text)) {
    if (isSpeakable(text.slice(start, end))) {
      if (paragraphEnded && pieces.length > 0) pieces.push({ type: 'silence', milliseconds: PARAGRAPH_MS })
      paragraphEnded = false
      pieces.push({ type: 'speech', ...NEUTRAL, text: clean(text.slice(start, end)), start, end, phonemes: undefined })
    }
    paragraphEnded ||= lastOfParagraph
  }
  return pieces
}

function* slices(text: string): Generator<{ start: number; end: number; lastOfParagraph: boolean }> {
  let start = 0
  for (const space of text.matchAll(/\s+/gu)) {
    const lastOfParagraph = BLANK_LINE.test(space[0])
    if (!lastOfParagraph && space[0].length <= MAX_SPACE && space.index > start) continue
    if (space.index > start) yield { start, end: space.index, lastOfParagraph }
    start = space.index + space[0].length
  }
  const end = text.trimEnd().length
  if (end > start) yield { start, end, lastOfParagraph: true }
}

/** Control characters are silent and not accepted by every synthesizer. The length of the text does not change. */
function clean(text: string): string {
  return text.replace(/(?![\n\r\t])\p{Cc}/gu, ' ')
}
