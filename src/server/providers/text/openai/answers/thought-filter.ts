import { type MarkKind, MARKS } from './thought-marks.data.ts'

/** The kind of a part of a streamed answer. `restart`: all text before it was thought, not answer. */
export type Passage = { type: 'text'; text: string } | { type: 'thinking' } | { type: 'restart' }

const KINDS = new Map(
  (Object.keys(MARKS) as MarkKind[]).flatMap((kind) => MARKS[kind].map((mark) => [mark, kind] as const)),
)
const ALL = [...KINDS.keys()]
const escapeMark = (mark: string): string => mark.replaceAll(/[|[\]]/gu, String.raw`\$&`)
const MARK = new RegExp(ALL.map(escapeMark).join('|'), 'iu')
const LONGEST = Math.max(...ALL.map((mark) => mark.length))

/** Removes thoughts from a text that arrives in chunks of any size. */
interface ThoughtFilter {
  /** Classifies the next chunk. Each passage must be handled before the next is read. */
  push(chunk: string): Generator<Passage, void>
  /** Passes on what was held back, at the end of the text. */
  end(): Generator<Passage, void>
  /** Whether the start was held back and turned out not to be a thought. */
  readonly isHeldInVain: boolean
  /** UTF-16 units that may be answer, held back or not. */
  readonly units: number
}

/**
 * `holdsStart`: the model is known to omit the opening mark of its thoughts, so nothing is passed on before the closing
 * one. `isQuoted` returns whether the text so far ends inside a string of the answer, where a mark is text.
 */
export function createThoughtFilter({
  holdsStart,
  isQuoted,
}: {
  holdsStart: boolean
  isQuoted: () => boolean
}): ThoughtFilter {
  let state: 'held' | 'text' | 'thought' = holdsStart ? 'held' : 'text'
  let held = ''
  let isHeldInVain = false
  let rest = ''
  let units = 0
  let hasText = false

  function* pass(text: string): Generator<Passage, void> {
    if (state !== 'thought') units += text.length
    if (state === 'held') held += text
    if (state !== 'text') yield { type: 'thinking' }
    else if (text !== '') {
      hasText ||= text.trim() !== ''
      yield { type: 'text', text }
    }
  }

  function* release(): Generator<Passage, void> {
    isHeldInVain = true
    state = 'text'
    hasText = held.trim() !== ''
    if (held !== '') yield { type: 'text', text: held }
  }

  function* read(mark: string): Generator<Passage, void> {
    if (state === 'text' && isQuoted()) return yield* pass(mark)
    const kind = KINDS.get(mark.toLowerCase())
    if (kind === 'open') {
      if (state === 'held') yield* release()
      state = 'thought'
    } else if (kind === 'close') {
      if (hasText && state === 'text') yield { type: 'restart' }
      if (state !== 'thought') units = 0
      state = 'text'
      hasText = false
    } else if (kind === 'end' && state === 'thought') state = 'text'
  }

  function* readOn(isEnd: boolean): Generator<Passage, void> {
    for (let found = MARK.exec(rest); found; found = MARK.exec(rest)) {
      const [mark] = found
      const before = rest.slice(0, found.index)
      rest = rest.slice(found.index + mark.length)
      yield* pass(before)
      yield* read(mark)
    }
    const end = isEnd ? rest.length : rest.length - partOfMark(rest)
    const text = rest.slice(0, end)
    rest = rest.slice(end)
    yield* pass(text)
  }

  return {
    get isHeldInVain() {
      return isHeldInVain
    },
    get units() {
      return units
    },
    *push(chunk) {
      if (chunk === '') return
      rest += chunk
      yield* readOn(false)
    },
    *end() {
      yield* readOn(true)
      if (state === 'held') yield* release()
    },
  }
}

/** Number of characters at the end of a text that may begin a mark. */
function partOfMark(text: string): number {
  const end = text.slice(1 - LONGEST).toLowerCase()
  for (let from = 0; from < end.length; from += 1) {
    const part = end.slice(from)
    if (ALL.some((mark) => mark.startsWith(part))) return part.length
  }
  return 0
}
