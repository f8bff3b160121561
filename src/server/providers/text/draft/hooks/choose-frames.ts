import { HOOK_RULES } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { wordCount } from '../../../../../shared/features/hooks/hooks.rules.ts'
import { type HooksBrief } from '../../text.port.ts'
import { type Frame } from './frame.ts'
import { type Line } from './fact-lines.ts'
import { buildWishes } from './wishes.ts'

export interface Candidate {
  frame: Frame
  text: string
  /** How well it suits before lines are chosen: higher is sooner. */
  rank: number
}

/** Chooses as many lines as are missing: the first to open the result, the others to differ from one another. */
export function chooseLines(candidates: readonly Candidate[], begun: readonly Line[], brief: HooksBrief): Line[] {
  const lines: Line[] = [...begun]
  const left = [...candidates]
  const wish = buildWishes(brief)
  const said = new Set<string>()
  const { least, most } = HOOK_RULES.usualWords
  while (lines.length < HOOK_RULES.count && left.length > 0) {
    const patterns = lines.map(({ pattern }) => pattern)
    const isPatternMissing = HOOK_RULES.minPatterns - new Set(patterns).size >= HOOK_RULES.count - lines.length
    const isShort = (text: string): boolean => wordCount(text) <= HOOK_RULES.shortWords
    const areLong = lines.filter(({ text }) => isShort(text)).length < HOOK_RULES.minShort
    const scores = left.map(({ frame, text, rank }) => {
      const words = wordCount(text)
      const repeats = patterns.filter((pattern) => pattern === frame.pattern).length
      const isUsual = words >= least && words <= most
      return (
        rank +
        wish(frame) +
        (isUsual ? 40 : Math.min(words - most, 6) * -1) +
        (lines.length > 0 && areLong && isShort(text) ? 16 : 0) +
        (lines.length === 0 && frame.opens ? 26 : 0) +
        (isPatternMissing && repeats === 0 ? 20 : 0) -
        repeats * 1.5 -
        frame.sense.filter((word) => said.has(word)).length * 2.5
      )
    })
    const [{ frame, text }] = left.splice(scores.indexOf(Math.max(...scores)), 1) as [Candidate]
    for (const word of frame.sense) said.add(word)
    lines.push({ text, pattern: frame.pattern })
  }
  return lines
}
