import { type EvalTopic } from '../topic.ts'
import { buildFrame } from './frames.ts'
import { overlap, splitWords } from './words.ts'

/** Share of common words from which a line repeats another. */
const ALIKE = 0.8

/** The share of lines that repeat an earlier line of the same result: nearly the same words, or the same frame. */
export function nearDuplicates(lines: readonly string[], given: Pick<EvalTopic, 'topic' | 'details'>): number | null {
  if (lines.length === 0) return null
  const read = lines.map((line) => ({ words: splitWords(line), frame: buildFrame(line, given) }))
  const repeated = read.filter(({ words, frame }, at) =>
    read
      .slice(0, at)
      .some((earlier) => (frame !== null && frame === earlier.frame) || overlap(words, earlier.words) >= ALIKE),
  )
  return repeated.length / lines.length
}
