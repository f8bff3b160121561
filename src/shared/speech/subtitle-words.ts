import { isSpeakable } from './speakable.ts'
import { type SilentPiece, type SpokenPiece } from './speech-plan.ts'
import { countColumns, hasNoSpaces, splitClauses, splitGraphemes, splitSentences, splitWords } from './text-breaks.ts'

/** A word of a subtitle and when it is spoken, in milliseconds from the start. */
export interface TimedWord {
  text: string
  /** Whether a space follows. */
  spaced: boolean
  /** Columns, without the space. */
  width: number
  from: number
  to: number
  /** What ends with it: 2 a sentence, 1 a clause, 0 only the word. */
  ends: 0 | 1 | 2
}

/** Limits of a single word: columns of a line, an even number, and milliseconds of a cue. */
interface WordLimits {
  columns: number
  milliseconds: number
}

/**
 * Every word of a plan with its time: proportional to its letters inside a piece, exact at the piece's ends. Pieces
 * with volume -Infinity have no words. `spokenMs` has the length of each spoken piece, in order.
 */
export function timedWords(
  pieces: readonly (SpokenPiece | SilentPiece)[],
  spokenMs: readonly number[],
  limits: WordLimits,
): { words: TimedWord[]; length: number } {
  const spoken = pieces.filter((piece) => piece.type === 'speech').length
  if (spoken !== spokenMs.length) throw new RangeError(`${spoken} pieces are spoken, ${spokenMs.length} lengths given`)
  const words: TimedWord[] = []
  let clock = 0
  let index = 0
  for (const piece of pieces) {
    const milliseconds = piece.type === 'silence' ? piece.milliseconds : (spokenMs[index++] ?? 0)
    if (piece.type === 'speech' && piece.volume !== -Infinity) {
      words.push(...wordsOfPiece(piece.text, clock, milliseconds).flatMap((word) => parted(word, limits)))
    }
    const last = words.at(-1)
    // Text on both sides of a pause is not joined to one word.
    if (last && piece.type === 'silence') last.spaced ||= !hasNoSpaces(last.text)
    clock += milliseconds
  }
  return { words, length: clock }
}

function wordsOfPiece(text: string, start: number, milliseconds: number): TimedWord[] {
  const sentenceEnds = computeEnds(splitSentences(text))
  const clauseEnds = computeEnds(splitClauses(text))
  const words: TimedWord[] = []
  let done = 0
  let from = start
  for (const word of splitWords(text)) {
    done += word.length
    const shown = word.trim()
    const width = computeWidth(splitGraphemes(shown))
    const to = start + (milliseconds * done) / text.length
    const ends = sentenceEnds.has(done) ? 2 : clauseEnds.has(done) ? 1 : 0
    const spaced = word !== word.trimEnd()
    const last = words.at(-1)
    if (last && (shown === '' || (!last.spaced && !isSpeakable(shown)))) {
      // A sign without a space before it belongs to the previous word.
      const together = { text: last.text + shown, width: last.width + width, spaced: spaced || last.spaced }
      words[words.length - 1] = { ...last, ...together, to, ends }
    } else if (shown === '') {
      continue
    } else {
      words.push({ text: shown, spaced, width, from, to, ends })
    }
    from = to
  }
  return words
}

const computeWidth = (graphemes: readonly string[]): number =>
  graphemes.reduce((sum, grapheme) => sum + countColumns(grapheme), 0)

/** Offsets in UTF-16 units at which the units of a text end. */
function computeEnds(units: readonly string[]): Set<number> {
  let at = 0
  return new Set(units.map((unit) => (at += unit.length)))
}

/** A word in as many parts as a line or a cue requires. */
function parted(word: TimedWord, limits: WordLimits): TimedWord[] {
  const lasting = word.to - word.from
  const characters = splitGraphemes(word.text)
  const most = limits.columns / Math.max(...characters.map(countColumns))
  const count = Math.max(Math.ceil(characters.length / most), Math.ceil(lasting / limits.milliseconds))
  if (count <= 1) return [word]
  const size = Math.ceil(characters.length / count)
  const parts = Math.ceil(characters.length / size)
  const time = (part: number) => word.from + (lasting * Math.min(part * size, characters.length)) / characters.length
  return Array.from({ length: parts }, (_, part) => {
    const own = characters.slice(part * size, (part + 1) * size)
    const isLast = part === parts - 1
    return {
      text: own.join(''),
      spaced: isLast && word.spaced,
      width: computeWidth(own),
      from: time(part),
      to: isLast ? word.to : time(part + 1),
      ends: isLast ? word.ends : 0,
    }
  })
}
