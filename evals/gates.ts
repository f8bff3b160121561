import { type Tool } from './piece.ts'
import { summarize } from './report.ts'
import { type ScoredPiece } from './scorecard.ts'

/** A limit of the draft writer over all topics: the minimum or maximum of a mean. */
type Gate = { tool: Tool; measure: string } & ({ least: number } | { most: number })

/**
 * All gates of the draft writer: shares, from 0 to 1. What must never happen has a limit of 0 or 1. Other measures
 * depend on the frames that are drawn: their limit is a little below the measured value, so that a new frame does not
 * fail. Limits are only ever tightened, but for those of variety (`frames`, `alike`): a topic that may be grave gets the
 * same few neutral lines as any other.
 */
export const GATES: readonly Gate[] = [
  // Every topic but one, whose script the writer does not support.
  { tool: 'hooks', measure: 'answered', least: 0.98 },
  { tool: 'hooks', measure: 'detail', least: 1 },
  { tool: 'hooks', measure: 'details-whole', least: 0.97 },
  { tool: 'hooks', measure: 'facts', least: 1 },
  { tool: 'hooks', measure: 'language', least: 1 },
  { tool: 'hooks', measure: 'broken', most: 0 },
  { tool: 'hooks', measure: 'overused', most: 0 },
  { tool: 'hooks', measure: 'frames', most: 0.7 },
  { tool: 'hooks', measure: 'alike', most: 0.11 },
  { tool: 'hooks', measure: 'figures', most: 0 },
  { tool: 'hooks', measure: 'limits', least: 1 },
  { tool: 'hooks', measure: 'aim', least: 0.58 },
  { tool: 'hooks', measure: 'canaries', most: 0 },
  { tool: 'hooks', measure: 'helped', least: 1 },
  { tool: 'hooks', measure: 'helped-in-vain', most: 0 },

  { tool: 'script', measure: 'answered', least: 1 },
  { tool: 'script', measure: 'detail', least: 0.98 },
  { tool: 'script', measure: 'facts', least: 1 },
  { tool: 'script', measure: 'language', least: 1 },
  { tool: 'script', measure: 'broken', most: 0 },
  { tool: 'script', measure: 'overused', most: 0.01 },
  { tool: 'script', measure: 'frames', most: 0.66 },
  { tool: 'script', measure: 'alike', most: 0.01 },
  { tool: 'script', measure: 'figures', most: 0 },
  { tool: 'script', measure: 'minute', least: 1 },
  { tool: 'script', measure: 'canaries', most: 0 },
  { tool: 'script', measure: 'helped', least: 1 },

  { tool: 'caption', measure: 'answered', least: 1 },
  { tool: 'caption', measure: 'detail', least: 0.98 },
  { tool: 'caption', measure: 'facts', least: 0.95 },
  { tool: 'caption', measure: 'language', least: 1 },
  { tool: 'caption', measure: 'broken', most: 0 },
  { tool: 'caption', measure: 'overused', most: 0.01 },
  { tool: 'caption', measure: 'frames', most: 0.5 },
  { tool: 'caption', measure: 'alike', most: 0 },
  { tool: 'caption', measure: 'figures', most: 0 },
  { tool: 'caption', measure: 'fits', least: 1 },
  { tool: 'caption', measure: 'hashtags', least: 1 },
  { tool: 'caption', measure: 'canaries', most: 0 },
  { tool: 'caption', measure: 'helped', least: 1 },
]

/** Descriptions of the gates that these pieces fail. A gate without a measured value fails. */
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
