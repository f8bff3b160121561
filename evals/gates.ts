import { type Tool } from './piece.ts'
import { summarize } from './report.ts'
import { type ScoredPiece } from './scorecard.ts'

/** What the writer without a key is held to over the whole table: a mean that it keeps at least, or at most. */
type Gate = { tool: Tool; measure: string } & ({ least: number } | { most: number })

/** The one place for the gates of the test line. Shares, from 0 to 1; each stands at what is reached, and is only ever tightened. */
export const GATES: readonly Gate[] = [
  { tool: 'hooks', measure: 'answered', least: 1 },
  { tool: 'hooks', measure: 'detail', least: 0.91 },
  { tool: 'hooks', measure: 'details-whole', least: 0.78 },
  { tool: 'hooks', measure: 'broken', most: 0.0036 },
  { tool: 'hooks', measure: 'canaries', most: 0 },
  { tool: 'hooks', measure: 'helped', least: 1 },
  { tool: 'hooks', measure: 'helped-in-vain', most: 0 },
]

/** Gates that these pieces do not pass, in words; a gate whose measure was taken of nothing is not passed. */
export function failedGates(pieces: readonly ScoredPiece[], gates: readonly Gate[]): string[] {
  const summaries = summarize(pieces)
  return gates.flatMap((gate) => {
    const { tool, measure } = gate
    const found = summaries.find((summary) => summary.tool === tool && summary.measure === measure)
    if (!found) return [`${tool} ${measure}: measured of nothing`]
    const isPassed = 'least' in gate ? found.mean >= gate.least : found.mean <= gate.most
    const wanted = 'least' in gate ? `at least ${gate.least}` : `at most ${gate.most}`
    return isPassed ? [] : [`${tool} ${measure}: ${found.mean.toFixed(4)}, ${wanted} is wanted`]
  })
}
