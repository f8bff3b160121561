import { isNearDuplicate } from '../../src/shared/features/hooks/hook-faults.rules.ts'
import { type EvalTopic } from '../topic.ts'
import { buildFrame } from './frames.ts'

/** The share of lines that repeat an earlier line of the same result: nearly the same words, or the same frame. */
export function nearDuplicates(lines: readonly string[], given: Pick<EvalTopic, 'topic' | 'details'>): number | null {
  if (lines.length === 0) return null
  const read = lines.map((line) => ({ line, frame: buildFrame(line, given) }))
  const repeated = read.filter(({ line, frame }, at) =>
    read
      .slice(0, at)
      .some((earlier) => (frame !== null && frame === earlier.frame) || isNearDuplicate(line, earlier.line)),
  )
  return repeated.length / lines.length
}
