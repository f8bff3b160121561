import { isSpeakable } from '../speakable.ts'
import { type Manner, type SilentPiece, type SpokenPiece } from '../speech-plan.ts'
import { sameManner } from './manner.ts'

/** Text of the markup, or its spoken replacement; white space is not collapsed yet. */
export interface TextItem {
  type: 'text'
  text: string
  start: number
  end: number
  manner: Manner
  phonemes: SpokenPiece['phonemes']
}

/** A pause of a `break`, or the end of a sentence or paragraph, which an adjacent `break` replaces. */
export interface PauseItem {
  type: 'break' | 'boundary'
  milliseconds: number
}

export type PlanItem = TextItem | PauseItem

/** Text without pauses, and the pause before it in milliseconds. */
interface Stretch {
  pause: number
  texts: TextItem[]
}

/**
 * The spoken pieces of a document, in order. White space is collapsed; text with the same manner is one piece;
 * punctuation alone is joined to its neighbour and left out between pauses. Breaks are exact, also before the first
 * word and after the last; the ends of sentences and paragraphs pause only between words.
 */
export function assemblePieces(items: readonly PlanItem[]): (SpokenPiece | SilentPiece)[] {
  const pieces: (SpokenPiece | SilentPiece)[] = []
  const { stretches, atEnd } = buildStretches(items)
  for (const { pause, texts } of stretches) {
    if (pause > 0) pieces.push({ type: 'silence', milliseconds: pause })
    pieces.push(...spoken(texts))
  }
  if (atEnd > 0) pieces.push({ type: 'silence', milliseconds: atEnd })
  return pieces
}

function buildStretches(items: readonly PlanItem[]): { stretches: Stretch[]; atEnd: number } {
  const stretches: Stretch[] = []
  let pauses: PauseItem[] = []
  for (const run of splitRuns(items)) {
    if (run.texts.some(hasWords)) {
      const pause = computePause([...pauses, ...run.pauses], stretches.length > 0)
      const last = stretches.at(-1)
      if (pause === 0 && last) last.texts.push(...spaced(run.texts))
      else stretches.push({ pause, texts: run.texts })
      pauses = []
    } else {
      pauses.push(...run.pauses)
    }
  }
  return { stretches, atEnd: computePause(pauses, false) }
}

/** Texts with the pauses before them. */
function splitRuns(items: readonly PlanItem[]): { pauses: PauseItem[]; texts: TextItem[] }[] {
  const runs: { pauses: PauseItem[]; texts: TextItem[] }[] = [{ pauses: [], texts: [] }]
  for (const item of items) {
    const last = runs.at(-1)
    if (item.type === 'text') last?.texts.push(item)
    else if (last && last.texts.length === 0) last.pauses.push(item)
    else runs.push({ pauses: [item], texts: [] })
  }
  return runs
}

function computePause(pauses: readonly PauseItem[], betweenWords: boolean): number {
  const breaks = pauses.filter((pause) => pause.type === 'break')
  if (breaks.length > 0) return breaks.reduce((sum, pause) => sum + pause.milliseconds, 0)
  return betweenWords ? Math.max(0, ...pauses.map((pause) => pause.milliseconds)) : 0
}

/** Texts after a pause of zero length: they still begin a new word. */
function spaced(texts: readonly TextItem[]): TextItem[] {
  return texts.flatMap((item, index) => (index === 0 ? [{ ...item, text: ' ', end: item.start }, item] : [item]))
}

function hasWords(item: TextItem): boolean {
  return item.phonemes !== undefined || isSpeakable(item.text)
}

function spoken(texts: readonly TextItem[]): SpokenPiece[] {
  const pieces: SpokenPiece[] = []
  let space = false
  for (const item of texts) {
    const { text, manner, phonemes } = item
    const words = text.replace(/[ \t\r\n]+/gu, ' ').replace(/^ | $/gu, '')
    const before: boolean = space || /^[ \t\r\n]/u.test(text)
    space = words === '' ? before : /[ \t\r\n]$/u.test(text)
    if (words === '') continue
    const { start, end } = wordsIn(item)
    const last = pieces.at(-1)
    if (last && before) last.text += ' '
    if (last && !phonemes && !last.phonemes && sameManner(last, manner)) {
      last.text += words
      last.end = end
    } else {
      pieces.push({ type: 'speech', ...manner, text: words, start, end, phonemes })
    }
  }
  return withPunctuation(pieces)
}

/** The range of an item's words, without surrounding white space where the text is as in the input. */
function wordsIn({ text, start, end }: TextItem): { start: number; end: number } {
  if (text.length !== end - start) return { start, end }
  return { start: end - text.trimStart().length, end: start + text.trimEnd().length }
}

/** Joins pieces of punctuation alone to the piece before, or at the start to the piece after. */
function withPunctuation(pieces: readonly SpokenPiece[]): SpokenPiece[] {
  const kept: SpokenPiece[] = []
  let lead: SpokenPiece | undefined
  for (const piece of pieces) {
    const last = kept.at(-1)
    if (piece.phonemes || isSpeakable(piece.text)) {
      kept.push(lead ? { ...piece, text: lead.text + piece.text, start: lead.start } : piece)
      lead = undefined
    } else if (last) {
      last.text += piece.text
      last.end = piece.end
    } else {
      lead = lead ? { ...piece, text: lead.text + piece.text, start: lead.start } : piece
    }
  }
  return kept
}
