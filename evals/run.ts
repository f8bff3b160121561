import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { configured, fail } from '../scripts/data-dir.ts'
import { systemClock } from '../src/server/runtime/clock.ts'
import { type Config } from '../src/server/config/config.ts'
import { createTextModel } from '../src/server/composition/providers.ts'
import { changesBetween, comparisonPage } from './compare.ts'
import { failedGates } from './gates.ts'
import { type Piece, TOOLS } from './piece.ts'
import { Report } from './report.ts'
import { reportPage } from './report-page.ts'
import { runTopics } from './run-topics.ts'
import { score } from './scorecard.ts'
import { createTokenCounter } from './token-counter.ts'
import { type EvalTopic } from './topic.ts'
import { TOPICS } from './topics.ts'

// Measures the configured writer: `OPENAI_*` in the environment or in `.env`, otherwise the draft writer.
const USAGE = `Say what to do:
  npm run eval                                  writes all topics, then evals/report.md and evals/report.json;
                                                its exit status is 1 where a gate fails
  npm run eval -- --out evals/runs/mine         the same to other files
  npm run eval -- --only how-tomatoes-balcony,noun-tiramisu --tools hooks,caption
  npm run eval -- --compare A.json B.json       what got better and worse from one saved run to another`

/** So many failures at the start, without a success, mean a wrong configuration. */
const MOST_INITIAL_FAILURES = 5

const { values, positionals } = readArguments()
const stop = new AbortController()
process.once('SIGINT', () => stop.abort(new Error('Stopped.')))
try {
  await main()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        out: { type: 'string', default: 'evals/report' },
        only: { type: 'string' },
        tools: { type: 'string', default: TOOLS.join(',') },
        compare: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

async function main(): Promise<void> {
  if (values.help || positionals.length !== (values.compare ? 2 : 0)) console.log(USAGE)
  else if (values.compare) compare()
  else await evaluate(configured())
}

async function evaluate(config: Config): Promise<void> {
  const topics = values.only === undefined ? TOPICS : values.only.split(',').map(findTopic)
  const { writer, pieces } = await written(config, topics)
  const report: Report = { writer, ranAt: new Date().toISOString(), pieces: score(pieces, topics).map(asSaved) }
  writeFileSync(`${values.out}.json`, `${JSON.stringify(report)}\n`)
  const page = reportPage(report, topics)
  writeFileSync(`${values.out}.md`, page)
  console.log(`${page.split('\n## ')[0]}\n${values.out}.md and ${values.out}.json hold the rest.`)
  const failed = failedGates(report.pieces)
  if (failed.length > 0) {
    console.log(`Failed gates:\n  ${failed.join('\n  ')}`)
    process.exitCode = 1
  }
}

async function written(config: Config, topics: readonly EvalTopic[]) {
  const seed = wholeNumber('--seed', values.seed)
  // A server that supports a seed repeats its answers.
  const settings = { ...config.text, sampling: { seed } }
  const isEmbedded = !('model' in config.text)
  const counter = createTokenCounter()
  const model = await createTextModel(settings, systemClock)
  let failed = 0
  const pieces = await runTopics(model, topics, {
    tools: toolsAsked(),
    atOnce: isEmbedded ? 1 : (config.textConcurrency ?? 1),
    counter,
    now: () => performance.now(),
    signal: stop.signal,
    onPiece(piece, done, all) {
      if (piece.outcome === 'failed') failed += 1
      if (!isEmbedded) console.error(progressLine(piece, done, all))
      if (failed === MOST_INITIAL_FAILURES && done === failed)
        stop.abort(new Error(`Nothing works: ${piece.remarks.join(' ')}`))
    },
  })
  return { writer: 'model' in config.text ? config.text.model : model.name, pieces }
}

function progressLine({ topic, tool, outcome, remarks, cost }: Piece, done: number, all: number): string {
  return `${done}/${all} ${tool} ${topic}: ${outcome}, ${cost.seconds.toFixed(1)} s ${remarks.join(' ')}`.trim()
}

/** The saved fields of a scored piece, in the order of the schema. */
function asSaved(piece: ReturnType<typeof score>[number]): Report['pieces'][number] {
  return Report.shape.pieces.element.parse(piece)
}

function compare(): void {
  const [a, b] = positionals.map(savedRun)
  if (a && b) console.log(comparisonPage(a, b, changesBetween(a, b, wholeNumber('--seed', values.seed))))
}

function savedRun(path: string): Report {
  try {
    return Report.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    return fail(`${path} is no saved run: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function findTopic(id: string): EvalTopic {
  return TOPICS.find((topic) => topic.id === id) ?? fail(`There is no topic ${id} in evals/topics.data.ts.`)
}

function toolsAsked() {
  const asked = values.tools.split(',')
  const unknown = asked.filter((name) => !TOOLS.some((tool) => tool === name))
  if (unknown.length > 0) fail(`There is no tool ${unknown.join(', ')}: ${TOOLS.join(', ')}.`)
  return TOOLS.filter((tool) => asked.includes(tool))
}

function wholeNumber(name: string, value: string): number {
  return /^\d{1,9}$/u.test(value) ? Number(value) : fail(`${name} takes a whole number.`)
}
