import { joinGivenText, inventedFigures } from './measures/figures.ts'
import { grammarFaults } from './measures/grammar.ts'
import { isSpecific } from './measures/details.ts'
import { findOverusedPhrase } from '../src/shared/features/generation/overused-phrases.rules.ts'
import { type Piece, TOOLS } from './piece.ts'
import { computeMean, type Report, shown, summarize } from './report.ts'
import { MEASURES } from './scorecard.ts'
import { type EvalTopic, SHAPES } from './topic.ts'

/** Measures that differ by the shape of a topic. */
const BY_SHAPE = ['detail', 'details-whole', 'facts', 'broken', 'overused', 'frames', 'alike', 'figures'] as const
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
      return found ? shown(found.mean, unit) : ''
    })
    return cells.every((cell) => cell === '') ? [] : [[name, better === 'more' ? '↑' : '↓', ...cells]]
  })
  return table(['measure', 'better', ...TOOLS], rows)
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
  const topicById = new Map(topics.map((topic) => [topic.id, topic]))
  const found = new Map<string, string[]>()
  for (const piece of texts) {
    const topic = topicById.get(piece.topic)
    for (const line of topic ? piece.lines : []) {
      for (const [fault, what] of topic ? findFaults(line, piece, topic) : []) {
        found.set(fault, [...(found.get(fault) ?? []), `- \`${piece.topic}\` ${line}${what ? ` (${what})` : ''}`])
      }
    }
  }
  return Array.from(found, ([fault, lines]) => [
    `## ${fault}: ${lines.length}`,
    '',
    ...lines.slice(0, EXAMPLES),
    ...(lines.length > EXAMPLES ? [`- and ${lines.length - EXAMPLES} more in the JSON`] : []),
    '',
  ]).flat()
}

function findFaults(line: string, { tool, remarks }: Piece, topic: EvalTopic): [string, string][] {
  const language = remarks.includes('language') ? 'en' : topic.language
  const broken = grammarFaults(line, topic.topic, language)
  const overused = findOverusedPhrase(line)
  const figures = inventedFigures(line, joinGivenText(topic))
  const isBare = tool === 'hooks' && topic.keep.length > 0 && !isSpecific(line, topic.keep, topic.details)
  return [
    ...(broken.length > 0 ? [['Broken lines', broken.join('; ')] as [string, string]] : []),
    ...(overused !== undefined && overused !== findOverusedPhrase(topic.topic)
      ? [['Overused phrases', overused] as [string, string]]
      : []),
    ...(figures.length > 0 ? [['Figures that nobody gave', figures.join(', ')] as [string, string]] : []),
    ...(isBare ? [['Hooks without a telling detail', ''] as [string, string]] : []),
  ]
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
