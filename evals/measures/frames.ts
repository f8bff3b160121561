import { findStem, splitWords } from './words.ts'
import { FUNCTION_WORDS } from './function-words.data.ts'
import { type EvalTopic } from '../topic.ts'

const OWN = '_'
/** A frame of fewer words is ignored: "_, again". */
const SHORTEST_FRAME = 2
const GLUE = new Set(Object.values(FUNCTION_WORDS).flatMap((words) => words.split(' ')))

/** Everything that a text may take from the request: the topic and the facts. */
type Given = Pick<EvalTopic, 'topic' | 'details'>

/**
 * A line with the topic's own words masked, and runs of them as one: what is left could be used for another topic. Null where
 * less than two words are left.
 */
export function buildFrame(line: string, { topic, details }: Given): string | null {
  const given = [topic, ...details].map(splitWords)
  const pairs = new Set(given.flatMap((words) => words.slice(1).map((word, at) => `${words[at]} ${word}`)))
  const own = new Set(
    given
      .flat()
      .filter((word) => !GLUE.has(word))
      .map(findStem),
  )
  const words = splitWords(line)
  const masked = words.map((word, at) => {
    const isInPhrase = pairs.has(`${words[at - 1]} ${word}`) || pairs.has(`${word} ${words[at + 1]}`)
    return isInPhrase || own.has(findStem(word)) || /^\d/u.test(word) ? OWN : word
  })
  const frame = masked.filter((word, at) => word !== OWN || masked[at - 1] !== OWN)
  return frame.filter((word) => word !== OWN).length < SHORTEST_FRAME ? null : frame.join(' ')
}

/** The share of these lines whose frame is used for another topic, too. `elsewhere` are the frames of all other topics. */
export function reusedFrames(lines: readonly string[], given: Given, elsewhere: ReadonlySet<string>): number | null {
  if (lines.length === 0) return null
  const frames = lines.map((line) => buildFrame(line, given))
  return frames.filter((frame) => frame !== null && elsewhere.has(frame)).length / lines.length
}
