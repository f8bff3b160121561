import { type SpeechPlan, type SpokenPiece } from './speech-plan.ts'
import { splitWritingSystems } from './writing-systems.ts'
import { splitClauses, splitGraphemes, splitSentences, splitWords } from './text-breaks.ts'

/** Maximum length of the first piece where a sentence or clause allows it, so that sound begins early. */
const FIRST_CHARACTERS = 120
/** A shorter first clause sounds cut off. */
const LEAST_CLAUSE = 40

/** Increasingly fine ways to split a text; the last one splits a grapheme that is too long by itself. */
const LEVELS: ((text: string) => string[])[] = [
  splitSentences,
  splitClauses,
  splitWords,
  splitGraphemes,
  (text) => Array.from(text),
]

/**
 * A plan whose spoken pieces have at most `maxCharacters` UTF-16 units (at least 2): split at the ends of sentences,
 * otherwise of clauses, otherwise between words, and inside a grapheme only if that is too long by itself. The joined
 * texts are unchanged. Pronunciations stay with unsplit pieces. The position of a part in the input is exact for plain
 * text, otherwise proportional.
 */
export function splitForSpeech(plan: SpeechPlan, maxCharacters: number): SpeechPlan {
  if (maxCharacters < 2) throw new RangeError('a piece needs room for two UTF-16 units')
  let first = true
  const pieces = plan.pieces.flatMap((piece): SpeechPlan['pieces'] => {
    if (piece.type === 'silence') return [piece]
    const texts = first ? splitFirst(piece.text, maxCharacters) : pack(piece.text, maxCharacters)
    first = false
    return texts.length === 1 || (piece.phonemes && piece.text.length <= maxCharacters)
      ? [piece]
      : buildParts(piece, texts)
  })
  return { ...plan, pieces }
}

/**
 * A plan whose spoken pieces without a language have the one that their writing system tells, each writing system in a
 * piece of its own. Latin letters keep that of the voice.
 */
export function splitByLanguage(plan: SpeechPlan): SpeechPlan {
  const whole = plan.pieces.map((piece) => (piece.type === 'speech' ? piece.text : '')).join(' ')
  const pieces = plan.pieces.flatMap((piece): SpeechPlan['pieces'] => {
    if (piece.type === 'silence' || piece.language !== undefined) return [piece]
    const parts = splitWritingSystems(piece.text, whole)
    const pieces =
      parts.length === 1
        ? [piece]
        : buildParts(
            piece,
            parts.map(({ text }) => text),
          )
    return pieces.map((part, index) => ({ ...part, language: parts[index]?.language }))
  })
  return { ...plan, pieces }
}

function splitFirst(text: string, max: number): string[] {
  const head = cutHead(text, Math.min(FIRST_CHARACTERS, max))
  const rest = text.slice(head.length)
  return rest === '' || head === '' ? pack(text, max) : [...pack(head, max), ...pack(rest, max)]
}

/** The sentences that fit into `room`; where not even one does, the first clauses, or the whole first sentence. */
function cutHead(text: string, room: number): string {
  const sentences = splitSentences(text)
  const [sentence = ''] = sentences
  if (sentence.trimEnd().length <= room) return fitting(sentences, room) || sentence
  const clauses = fitting(splitClauses(sentence), room)
  return clauses.length >= LEAST_CLAUSE ? clauses : sentence
}

function fitting(units: readonly string[], room: number): string {
  let text = ''
  for (const unit of units) {
    if ((text + unit).length > room) break
    text += unit
  }
  return text
}

/** Parts of at most `max` units, as long as possible; none is blank unless `max` is too small for it. */
function pack(text: string, max: number): string[] {
  const parts: string[] = []
  let open = ''
  const add = (unit: string, level: number): void => {
    if (open.length + unit.length <= max) {
      open += unit
      return
    }
    const finer = LEVELS[level]
    if (finer && (open.trim() === '' || unit.length > max)) {
      if (open.trim() !== '') close()
      for (const smaller of finer(unit)) add(smaller, level + 1)
      return
    }
    close()
    open = unit
  }
  const close = (): void => {
    if (open !== '') parts.push(open)
    open = ''
  }
  add(text, 0)
  close()
  return withoutBlankEnd(parts, max)
}

/** Joins trailing white space with the last character of the part before it, so that it can be spoken. */
function withoutBlankEnd(parts: readonly string[], max: number): string[] {
  const [before = '', last = ''] = parts.slice(-2)
  const characters = splitGraphemes(before)
  const moved = characters.at(-1) ?? ''
  if (parts.length < 2 || last.trim() !== '' || characters.length < 2 || moved.length + last.length > max) {
    return [...parts]
  }
  return [...parts.slice(0, -2), characters.slice(0, -1).join(''), moved + last]
}

function buildParts(piece: SpokenPiece, texts: readonly string[]): SpokenPiece[] {
  const perCharacter = (piece.end - piece.start) / piece.text.length
  let done = 0
  return texts.map((text) => {
    const start = piece.start + Math.round(done * perCharacter)
    done += text.length
    return { ...piece, text, start, end: piece.start + Math.round(done * perCharacter), phonemes: undefined }
  })
}
