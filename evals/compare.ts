import { bootstrap, type Estimate } from './bootstrap.ts'
import { type Judge } from './judge.ts'
import { type Tool, TOOLS } from './piece.ts'
import { type Report, shown } from './report.ts'
import { type Measure, MEASURES } from './scorecard.ts'
import { type EvalTopic } from './topic.ts'

/** How one measure changed between two runs, over the topics that both have. `mean` is the second minus the first. */
interface Change extends Estimate {
  measure: Measure
  tool: Tool
  from: number
  to: number
  verdict: 'better' | 'worse' | 'same'
}

/** A judge's preference by topic: 1 for the second run, -1 for the first, 0 for a tie. The judge is asked in both orders. */
export interface Preference extends Estimate {
  judge: string
  first: number
  second: number
  ties: number
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

/**
 * Has the hooks of two runs judged, topic by topic, each in both orders. A preference counts only where both orders
 * agree; otherwise it is a tie. Null where the runs share no topic with hooks. Throws the judge's errors.
 */
export async function preferenceBetween(
  a: Report,
  b: Report,
  topics: readonly EvalTopic[],
  { judge, seed, signal, onJudged }: { judge: Judge; seed: number; signal: AbortSignal; onJudged?: () => void },
): Promise<Preference | null> {
  const scores: number[] = []
  for (const topic of topics) {
    const [first, second] = [findHooks(a, topic), findHooks(b, topic)]
    if (!first || !second) continue
    const straight = await judge.choose({ topic, one: first, two: second }, signal)
    const swapped = await judge.choose({ topic, one: second, two: first }, signal)
    scores.push(straight === 'two' && swapped === 'one' ? 1 : straight === 'one' && swapped === 'two' ? -1 : 0)
    onJudged?.()
  }
  if (scores.length === 0) return null
  const count = (wanted: number) => scores.filter((score) => score === wanted).length
  return { ...bootstrap(scores, seed), judge: judge.name, first: count(-1), second: count(1), ties: count(0) }
}

function findHooks({ pieces }: Report, { id }: EvalTopic): readonly string[] | undefined {
  return pieces.find((piece) => piece.topic === id && piece.tool === 'hooks' && piece.outcome === 'text')?.lines
}

/** A readable comparison: what improved, what got worse, what a judge prefers. */
export function comparisonPage(
  a: Report,
  b: Report,
  changes: readonly Change[],
  preference: Preference | null,
): string {
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
    ...(preference ? [judgementLine(preference)] : []),
  ].join('\n\n')
}

function formatLine({ measure: { name, unit }, tool, from, to, mean, low, high, count }: Change): string {
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${shown(Math.abs(value), unit)}`
  return `  ${tool}: ${name}: ${shown(from, unit)} → ${shown(to, unit)} (${signed(mean)}, from ${signed(low)} to ${signed(high)}; ${count} topics)`
}

function judgementLine({ judge, first, second, ties, mean, low, high }: Preference): string {
  const certain = low > 0 ? 'B is preferred' : high < 0 ? 'A is preferred' : 'neither is certainly preferred'
  return `${judge} judged the hooks in both orders: ${first} × A, ${second} × B, ${ties} ties. Mean ${mean.toFixed(2)} (−1 all A, +1 all B), from ${low.toFixed(2)} to ${high.toFixed(2)}: ${certain}.`
}
