import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { configured, fail } from '../scripts/data-dir.ts'
import { systemClock } from '../src/server/runtime/clock.ts'
import { type Config } from '../src/server/config/config.ts'
import { createTextModel } from '../src/server/composition/providers.ts'
import { changesBetween, comparisonPage, preferenceBetween } from './compare.ts'
import { createModelJudge } from './judge.ts'
import { type Piece, TOOLS } from './piece.ts'
import { readingSheet, readUnseenTopics, verdictsPage } from './reading.ts'
import { createSeededRandom, shuffle } from './seeded-random.ts'
import { Report } from './report.ts'
import { reportPage } from './report-page.ts'
import { runTopics } from './run-topics.ts'
import { score } from './scorecard.ts'
import { createTokenCounter } from './token-counter.ts'
import { type EvalTopic } from './topic.ts'
import { TOPICS } from './topics.ts'

// Measures the configured writer: `OPENAI_*` in the environment or in `.env`, otherwise the draft writer.
const USAGE = `Say what to do:
  npm run eval                                  writes all topics, then evals/report.md and evals/report.json
  npm run eval -- --out evals/runs/mine         the same to other files
  npm run eval -- --only how-tomatoes-balcony,noun-tiramisu --tools hooks,caption
  npm run eval -- --compare A.json B.json       what got better and worse from one saved run to another
  npm run eval -- --compare A.json B.json --judge   the configured model judges their hooks, too
  npm run -s eval -- --sample 200 --seed 7 > evals/readings/FILE    lines on unseen topics for a reader
  npm run eval -- --verdicts evals/readings/FILE    what a reader said of them`

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
        judge: { type: 'boolean', default: false },
        sample: { type: 'string' },
        verdicts: { type: 'string' },
        seed: { type: 'string', default: '1' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

async function main(): Promise<void> {
  const config = configured()
  if (values.help || positionals.length !== (values.compare ? 2 : 0)) console.log(USAGE)
  else if (values.compare) await compare(config)
  else if (values.verdicts !== undefined) console.log(verdictsPage(readFileSync(values.verdicts, 'utf8')))
  else if (values.sample !== undefined) await sample(config, wholeNumber('--sample', values.sample))
  else await evaluate(config)
}

async function evaluate(config: Config): Promise<void> {
  const topics = values.only === undefined ? TOPICS : values.only.split(',').map(findTopic)
  const { writer, pieces } = await written(config, topics)
  const report: Report = { writer, ranAt: new Date().toISOString(), pieces: score(pieces, topics).map(asSaved) }
  writeFileSync(`${values.out}.json`, `${JSON.stringify(report)}\n`)
  const page = reportPage(report, topics)
  writeFileSync(`${values.out}.md`, page)
  console.log(`${page.split('\n## ')[0]}\n${values.out}.md and ${values.out}.json hold the rest.`)
  if (pieces.every(({ outcome }) => outcome === 'failed')) process.exitCode = 1
}

async function written(config: Config, topics: readonly EvalTopic[], tools = toolsAsked()) {
  const seed = wholeNumber('--seed', values.seed)
  // A server that supports a seed repeats its answers.
  const settings = { ...config.text, sampling: { seed } }
  const isEmbedded = !('model' in config.text)
  const counter = createTokenCounter()
  const model = await createTextModel(settings, systemClock)
  let failed = 0
  const pieces = await runTopics(model, topics, {
    tools,
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

async function compare(config: Config): Promise<void> {
  const [a, b] = positionals.map(savedRun)
  if (!a || !b) return
  const seed = wholeNumber('--seed', values.seed)
  const changes = changesBetween(a, b, seed)
  console.log(comparisonPage(a, b, changes, values.judge ? await judged(config, a, b, seed) : null))
}

function judged({ text }: Config, a: Report, b: Report, seed: number): ReturnType<typeof preferenceBetween> {
  if (!('model' in text)) return fail('A judge is a language model: set OPENAI_API_KEY or OPENAI_BASE_URL.')
  const judge = createModelJudge({ ...text, clock: systemClock })
  let done = 0
  const onJudged = () => console.error(`${(done += 1)} topics judged`)
  return preferenceBetween(a, b, TOPICS, { judge, seed, signal: stop.signal, onJudged })
}

async function sample(config: Config, count: number): Promise<void> {
  const seed = wholeNumber('--seed', values.seed)
  const unseen = readUnseenTopics(readFileSync('evals/unseen-topics.txt', 'utf8'))
  // Each topic gives at least one line, so no more topics than lines are needed.
  const topics = shuffle(unseen, createSeededRandom(seed)).slice(0, count)
  const { writer, pieces } = await written(config, topics, ['hooks'])
  const day = new Date().toISOString().slice(0, 10)
  console.log(readingSheet(pieces, topics, { count, seed, writer, day }))
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
