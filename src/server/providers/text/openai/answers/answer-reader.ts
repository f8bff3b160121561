import { createObjectReader, type ObjectPiece, type WantedMembers } from './object-reader.ts'
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

/** A reader for objects with these members; `holdsStart` as for the thought filter. */
export function createAnswerReader(members: WantedMembers, { holdsStart }: { holdsStart: boolean }): AnswerReader {
  let objects = createObjectReader(members)
  let text = ''
  let wasThought = false
  const isJson = () => BEGINS_AS_JSON.test(text)
  const filter = createThoughtFilter({ holdsStart, isQuoted: () => isJson() && objects.isInString() })

  function* take(passages: Iterable<Passage>): Generator<AnswerStep, void> {
    for (const passage of passages) {
      if (passage.type === 'text') {
        text += passage.text
        const pieces = objects.push(passage.text)
        for (const piece of pieces) {
          const isResult = members.texts.some((key) => Object.hasOwn(piece.texts, key))
          yield { type: isResult ? 'piece' : 'planning', piece }
        }
        // Words before any JSON: no result is being written yet.
        if (pieces.length === 0 && !isJson()) yield { type: 'thinking' }
        continue
      }
      wasThought = true
      if (passage.type === 'restart') {
        text = ''
        objects = createObjectReader(members)
      }
      yield passage
    }
  }

  return {
    push: (chunk) => take(filter.push(chunk)),
    end: () => take(filter.end()),
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
