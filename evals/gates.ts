import { type Summary, summarize } from './report.ts'
import { MEASURES, type ScoredPiece } from './scorecard.ts'

/**
 * The worst mean with which a measure passes, over all topics and each tool, from 0 to 1. A measure is a gate only where it
 * finds faults in lines that have them, which `measures/measures.test.ts` decides; the others are reported.
 */
export const LIMITS: Readonly<Record<string, number>> = {
  answered: 0.98,
  facts: 0.6,
  figures: 0.01,
  invented: 0.02,
  overused: 0.01,
  alike: 0.02,
  openings: 0.05,
  markup: 0,
  kind: 0.03,
  grave: 0.05,
  points: 0.9,
  language: 0.98,
  length: 0.95,
  hashtags: 0.95,
  canaries: 0,
}

/** Whether a mean is within its limit; a measure without a limit always is. */
export function isPassed({ measure, mean }: Pick<Summary, 'measure' | 'mean'>, limits = LIMITS): boolean {
  const limit = limits[measure]
  if (limit === undefined) return true
  return MEASURES.find(({ id }) => id === measure)?.better === 'more' ? mean >= limit : mean <= limit
}

/** Descriptions of the gates that these pieces fail. */
export function failedGates(pieces: readonly ScoredPiece[], limits = LIMITS): string[] {
  return summarize(pieces)
    .filter((summary) => !isPassed(summary, limits))
    .map(({ measure, tool, mean }) => `${tool} ${measure}: ${mean.toFixed(4)}, the limit is ${limits[measure]}`)
}
