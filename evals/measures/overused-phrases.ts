import { findOverusedPhrase } from '../../src/shared/features/generation/overused-phrases.rules.ts'

/** The share of lines with a cliché that the topic itself does not contain. */
export function overusedLines(lines: readonly string[], topic: string): number | null {
  if (lines.length === 0) return null
  const own = findOverusedPhrase(topic)
  return lines.filter((line) => ![undefined, own].includes(findOverusedPhrase(line))).length / lines.length
}
