import { isPassed, LIMITS } from './gates.ts'
import { TOOLS } from './piece.ts'
import { computeMean, type Report, shown, summarize } from './report.ts'
import { MEASURES } from './scorecard.ts'
import { type EvalTopic, SHAPES } from './topic.ts'

/** Measures that differ by the shape of a topic. */
const BY_SHAPE = ['facts', 'figures', 'invented', 'overused', 'alike', 'openings', 'kind'] as const
/** Lines shown for each fault. */
const EXAMPLES = 12

/** A readable report of a run: means, means by shape, lines with a fault, the first line of each topic. */
export function reportPage({ writer, ranAt, pieces }: Report, topics: readonly EvalTopic[]): string {
  const texts = pieces.filter(({ outcome }) => outcome === 'text')
  const isEstimated = texts.some(({ cost }) => cost.isEstimated)
  return [
    `# Evaluation: ${writer}`,
    '',
    `${ranAt.slice(0, 10)} · ${new Set(pieces.map(({ topic }) => topic)).size} topics · ${TOOLS.map((tool) => `${texts.filter((piece) => piece.tool === tool).length} × ${tool}`).join(', ')}. Made by \`npm run eval\`; the topics stand in \`evals/topics.data.ts\`, the measures in \`evals/measures/\`.${isEstimated ? ' Tokens are estimated (a token for every four bytes): the service reports none.' : ''}`,
    '',
    ...measuresTable(pieces),
    '',
    '## Hooks by the shape of the topic',
    '',
    ...shapesTable(pieces, topics),
    '',
    ...faults(texts, topics),
    ...failures(pieces),
    '## The first line of each topic',
    '',
    ...texts.flatMap(({ tool, topic, lines }) => (tool === 'hooks' ? [`- \`${topic}\` ${lines[0] ?? '(none)'}`] : [])),
    '',
  ].join('\n')
}

function measuresTable(pieces: Report['pieces']): string[] {
  const summaries = summarize(pieces)
  const rows = MEASURES.flatMap(({ id, name, better, unit }) => {
    const cells = TOOLS.map((tool) => {
      const found = summaries.find((summary) => summary.measure === id && summary.tool === tool)
      return found ? `${shown(found.mean, unit)}${isPassed(found) ? '' : ' ✗'}` : ''
    })
    const limit = LIMITS[id]
    const gate = limit === undefined ? '' : `${better === 'more' ? '≥' : '≤'} ${shown(limit, unit)}`
    return cells.every((cell) => cell === '') ? [] : [[name, better === 'more' ? '↑' : '↓', gate, ...cells]]
  })
  return table(['measure', 'better', 'gate', ...TOOLS], rows)
}

function shapesTable(pieces: Report['pieces'], topics: readonly EvalTopic[]): string[] {
  const rows = SHAPES.flatMap((shape) => {
    const ids = new Set(topics.filter((topic) => topic.shape === shape).map(({ id }) => id))
    const hooks = pieces.filter(({ tool, topic, outcome }) => tool === 'hooks' && outcome === 'text' && ids.has(topic))
    if (hooks.length === 0) return []
    const cells = BY_SHAPE.map((id) => {
      const values = hooks.flatMap(({ values }) => values[id] ?? [])
      return values.length === 0 ? '' : shown(computeMean(values), 'share')
    })
    return [[shape, String(hooks.length), ...cells]]
  })
  return table(['shape', 'topics', ...BY_SHAPE], rows)
}

function faults(texts: Report['pieces'], topics: readonly EvalTopic[]): string[] {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  return MEASURES.flatMap(({ name, findFault }) => {
    const found = texts.flatMap(({ topic: id, lines }) => {
      const topic = byId.get(id)
      return lines.flatMap((line) => {
        const fault = topic && findFault?.(line, topic)
        return fault === undefined ? [] : [`- \`${id}\` ${line} (${fault})`]
      })
    })
    const more = found.length > EXAMPLES ? [`- and ${found.length - EXAMPLES} more in the JSON`] : []
    return found.length === 0 ? [] : [`## ${name}: ${found.length}`, '', ...found.slice(0, EXAMPLES), ...more, '']
  })
}

function failures(pieces: Report['pieces']): string[] {
  const failed = pieces.filter(({ outcome }) => outcome === 'failed')
  if (failed.length === 0) return []
  return [
    `## Failed: ${failed.length}`,
    '',
    ...failed.map(({ topic, tool, remarks }) => `- \`${topic}\` ${tool}: ${remarks.join(' ')}`),
    '',
  ]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}
