import { z } from 'zod'
import { TOOLS } from './piece.ts'
import { MEASURES, type ScoredPiece } from './scorecard.ts'

const Tool = z.enum(TOOLS)

/** A saved run, with everything that a later comparison needs. */
export const Report = z.object({
  /** The model's name, or that of the embedded writer. */
  writer: z.string(),
  /** Time of the run, ISO 8601 in UTC. */
  ranAt: z.iso.datetime(),
  pieces: z.array(
    z.object({
      topic: z.string(),
      tool: Tool,
      outcome: z.enum(['text', 'help', 'unwritten', 'failed']),
      lines: z.array(z.string()),
      hashtags: z.array(z.string()),
      spokenSeconds: z.number(),
      remarks: z.array(z.string()),
      cost: z.object({
        seconds: z.number(),
        calls: z.number(),
        tokensIn: z.number(),
        tokensOut: z.number(),
        isEstimated: z.boolean(),
      }),
      values: z.record(z.string(), z.number().nullable()),
    }),
  ),
})
export type Report = z.infer<typeof Report>

/** One measure of one tool over all topics to which it applies. */
export interface Summary {
  measure: string
  tool: (typeof TOOLS)[number]
  mean: number
  count: number
}

/** Means of all measures, by tool, without those that apply nowhere. */
export function summarize(pieces: readonly ScoredPiece[]): Summary[] {
  return MEASURES.flatMap(({ id }) =>
    TOOLS.flatMap((tool) => {
      const values = pieces.flatMap((piece) => (piece.tool === tool ? (piece.values[id] ?? []) : []))
      return values.length === 0 ? [] : [{ measure: id, tool, mean: computeMean(values), count: values.length }]
    }),
  )
}

/** The mean of a list that is not empty. */
export function computeMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** A value as the report shows it: a share in percent, seconds with two decimals, tokens as an integer. */
export function shown(value: number, unit: (typeof MEASURES)[number]['unit']): string {
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`
  return unit === 'seconds' ? value.toFixed(value < 0.1 ? 4 : 2) : value.toFixed(0)
}
