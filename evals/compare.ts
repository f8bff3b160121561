import { bootstrap, type Estimate } from './bootstrap.ts'
import { type Tool, TOOLS } from './piece.ts'
import { type Report, shown } from './report.ts'
import { type Measure, MEASURES } from './scorecard.ts'

/** How one measure changed between two runs, over the topics that both have. `mean` is the second minus the first. */
interface Change extends Estimate {
  measure: Measure
  tool: Tool
  from: number
  to: number
  verdict: 'better' | 'worse' | 'same'
}

/** Minimum number of topics for a meaningful interval. */
const FEWEST_TOPICS = 5

/**
 * Measures that improved or got worse, paired by topic. A change counts where its interval over five topics or more excludes 0.
 */
export function changesBetween(a: Report, b: Report, seed: number): Change[] {
  return MEASURES.flatMap((measure) =>
    TOOLS.flatMap((tool) => {
      const before = readValues(a, measure.id, tool)
      const pairs = Array.from(readValues(b, measure.id, tool), ([topic, to]) => ({
        from: before.get(topic),
        to,
      })).filter((pair): pair is { from: number; to: number } => pair.from !== undefined)
      if (pairs.length === 0) return []
      const estimate = bootstrap(
        pairs.map(({ from, to }) => to - from),
        seed,
      )
      const mean = (side: 'from' | 'to') => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length
      return [
        { ...estimate, measure, tool, from: mean('from'), to: mean('to'), verdict: decideVerdict(measure, estimate) },
      ]
    }),
  )
}

function decideVerdict({ better }: Measure, { low, high, count }: Estimate): Change['verdict'] {
  if (count < FEWEST_TOPICS || (low <= 0 && high >= 0)) return 'same'
  return low > 0 === (better === 'more') ? 'better' : 'worse'
}

function readValues({ pieces }: Report, measure: string, tool: Tool): Map<string, number> {
  return new Map(
    pieces.flatMap((piece): [string, number][] => {
      const value = piece.tool === tool ? (piece.values[measure] ?? null) : null
      return value === null ? [] : [[piece.topic, value]]
    }),
  )
}

/** A readable comparison: what improved, what got worse. */
export function comparisonPage(a: Report, b: Report, changes: readonly Change[]): string {
  const heads = { better: 'Better', worse: 'Worse', same: 'No certain change' }
  const isMoved = ({ low, high }: Change) => low !== 0 || high !== 0
  const parts = (['better', 'worse', 'same'] as const).map((verdict) => {
    const lines = changes.filter((change) => change.verdict === verdict && isMoved(change)).map(formatLine)
    return lines.length === 0 ? `${heads[verdict]}: nothing.` : [`${heads[verdict]}:`, ...lines].join('\n')
  })
  const still = changes.length - changes.filter(isMoved).length
  return [
    `A: ${a.writer}, ${a.ranAt}\nB: ${b.writer}, ${b.ranAt}\nFrom A to B, with 95 % intervals over topics.`,
    ...parts,
    `The same in every topic: ${still} of ${changes.length} measures.`,
  ].join('\n\n')
}

function formatLine({ measure: { name, unit }, tool, from, to, mean, low, high, count }: Change): string {
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${shown(Math.abs(value), unit)}`
  return `  ${tool}: ${name}: ${shown(from, unit)} → ${shown(to, unit)} (${signed(mean)}, from ${signed(low)} to ${signed(high)}; ${count} topics)`
}
