/** The kind of a part of a streamed answer. `restart`: all text before it was thought, not answer. */
export type Passage = { type: 'text'; text: string } | { type: 'thinking' } | { type: 'restart' }

/** Tags that local models put around their thoughts where their server does not remove them. */
const TAG = /<\/?(?:think|thinking|thought|reasoning)>|\[\/?THINK\]/u
/** One character less than the longest tag: the longest end of a text that may begin a tag. */
const LONGEST_PART = '</reasoning>'.length - 1

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
 * `holdsStart`: the model is known to omit the opening tag of its thoughts, so nothing is passed on before the closing
 * one. `isQuoted` returns whether the text so far ends inside a string of the answer, where a tag is text.
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

  function* pass(text: string): Generator<Passage, void> {
    if (state !== 'thought') units += text.length
    if (state === 'held') held += text
    if (state !== 'text') yield { type: 'thinking' }
    else if (text !== '') yield { type: 'text', text }
  }

  function* release(): Generator<Passage, void> {
    isHeldInVain = true
    state = 'text'
    if (held !== '') yield { type: 'text', text: held }
  }

  function* read(tag: string): Generator<Passage, void> {
    if (state === 'text' && isQuoted()) return yield* pass(tag)
    if (!tag.includes('/')) {
      if (state === 'held') yield* release()
      state = 'thought'
      return
    }
    if (state === 'text') yield { type: 'restart' }
    if (state !== 'thought') units = 0
    state = 'text'
  }

  function* readOn(isEnd: boolean): Generator<Passage, void> {
    for (let found = TAG.exec(rest); found; found = TAG.exec(rest)) {
      const [tag] = found
      const before = rest.slice(0, found.index)
      rest = rest.slice(found.index + tag.length)
      yield* pass(before)
      yield* read(tag)
    }
    const end = isEnd ? rest.length : rest.length - partOfTag(rest)
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

/** Number of characters at the end of a text that may begin a tag. */
function partOfTag(text: string): number {
  const at = Math.max(text.lastIndexOf('<'), text.lastIndexOf('['))
  return at !== -1 && text.length - at <= LONGEST_PART ? text.length - at : 0
}
