import { findStem, splitWords } from './words.ts'
import { FUNCTION_WORDS } from './function-words.data.ts'
import { type EvalTopic } from '../topic.ts'

const OWN = '_'
/** Minimum number of words of a frame; shorter ones ("_, again") are ignored. */
const SHORTEST_FRAME = 2
const GLUE = new Set(Object.values(FUNCTION_WORDS).flatMap((words) => words.split(' ')))

/** Texts from which a line may take words: the topic and the facts. */
type Given = Pick<EvalTopic, 'topic' | 'details'>

/**
 * A line with the topic's own words masked, runs of them as one mask. What remains could be used for another topic.
 * Null where fewer than two words remain.
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

/** The share of lines whose frame is used for another topic too. `elsewhere` has the frames of all other topics. */
export function reusedFrames(lines: readonly string[], given: Given, elsewhere: ReadonlySet<string>): number | null {
  if (lines.length === 0) return null
  const frames = lines.map((line) => buildFrame(line, given))
  return frames.filter((frame) => frame !== null && elsewhere.has(frame)).length / lines.length
}
