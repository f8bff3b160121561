import { type AnswerFormat } from './answer-format.ts'
import { createObjectReader, type ObjectPiece } from './object-reader.ts'
import { createThoughtFilter, type Passage } from './thought-filter.ts'

/** A step of an answer: a piece of the result or its plan, a sign that the model thinks, or that all before was thought. */
export type AnswerStep = { type: 'piece' | 'planning'; piece: ObjectPiece } | Exclude<Passage, { type: 'text' }>

/** Reads one answer. */
export interface AnswerReader {
  push(chunk: string): Generator<AnswerStep, void>
  end(): Generator<AnswerStep, void>
  /** The text of the answer so far, without thoughts. */
  readonly text: string
  /** Whether it begins as an answer. Text that begins with words may still be a thought without its opening tag. */
  readonly isCertain: boolean
  readonly isHeldInVain: boolean
  /** Whether the model wrote thoughts beside its answer. */
  readonly hasThoughts: boolean
  /** UTF-16 units that may be answer. */
  readonly units: number
}

/** JSON, with or without a code fence around it. */
const BEGINS_AS_JSON = /^\s*(?:```\w*\s*)?[[{]/u

/** The beginning of a JSON behind words, code fence included, and what may become one. */
const JSON_BEGINS = /(?:`{3}\w*\s*)?(?:\[\s*)?\{\s*"/u
const MAY_BEGIN_JSON = /[`[{][`\w\s[{]{0,20}$/u
/** UTF-16 units that may be between the beginning of a code fence and its JSON. */
const LONGEST_FENCE = 30

/**
 * A reader for one answer; `holdsStart` as for the thought filter. Plain text is a growing piece with the `text` so far, complete
 * at its end, or before a JSON that the model answers all the same.
 */
export function createAnswerReader(
  { json, members }: Pick<AnswerFormat, 'json' | 'members'>,
  { holdsStart }: { holdsStart: boolean },
): AnswerReader {
  let objects = createObjectReader(members)
  let text = ''
  let wasThought = false
  let searched = 0
  let jsonAt = -1
  const isPlain = json === null
  const isJson = () => (isPlain ? jsonAt !== -1 : BEGINS_AS_JSON.test(text))
  const filter = createThoughtFilter({ holdsStart, isQuoted: () => isJson() && objects.isInString() })

  function* take(passages: Iterable<Passage>): Generator<AnswerStep, void> {
    for (const passage of passages) {
      if (passage.type === 'text') {
        text += passage.text
        const pieces = objects.push(passage.text)
        if (isPlain) yield* takePlain(pieces)
        else yield* asSteps(pieces)
        // Words before any JSON: no result is being written yet.
        if (!isPlain && pieces.length === 0 && !isJson()) yield { type: 'thinking' }
        continue
      }
      wasThought = true
      if (passage.type === 'restart') {
        text = ''
        searched = 0
        jsonAt = -1
        objects = createObjectReader(members)
      }
      yield passage
    }
  }

  function* asSteps(pieces: readonly ObjectPiece[]): Generator<AnswerStep, void> {
    for (const piece of pieces) {
      const isResult = isPlain || members.texts.some((key) => Object.hasOwn(piece.texts, key))
      yield { type: isResult ? 'piece' : 'planning', piece }
    }
  }

  function* takePlain(pieces: readonly ObjectPiece[]): Generator<AnswerStep, void> {
    if (jsonAt !== -1) return yield* asSteps(pieces)
    const from = Math.max(0, searched - LONGEST_FENCE)
    const found = text.slice(from).search(JSON_BEGINS)
    searched = text.length
    if (found === -1) {
      const tail = text.slice(-LONGEST_FENCE)
      const end = text.length - tail.length + tail.replace(MAY_BEGIN_JSON, '').length
      return yield* asSteps([plainPiece(text.slice(0, end), false)])
    }
    jsonAt = from + found
    if (text.slice(0, jsonAt).trim() !== '') yield* asSteps([plainPiece(text.slice(0, jsonAt), true)])
    yield* asSteps(pieces)
  }

  return {
    push: (chunk) => take(filter.push(chunk)),
    *end() {
      yield* take(filter.end())
      if (isPlain && jsonAt === -1) yield* asSteps([plainPiece(text, true)])
    },
    get text() {
      return text
    },
    get isCertain() {
      return wasThought || isJson()
    },
    get isHeldInVain() {
      return filter.isHeldInVain
    },
    get hasThoughts() {
      return wasThought && !filter.isHeldInVain
    },
    get units() {
      return filter.units
    },
  }
}

const plainPiece = (text: string, isComplete: boolean): ObjectPiece => ({ isComplete, texts: { text }, lists: {} })
