import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { median, percentile } from '../bench/figures.ts'
import { type KeyedAnswer } from '../load/acts.ts'
import { startLoadRun } from '../load/load-run.ts'
import { findLocks } from '../load/locks.ts'
import { slope } from './slope.ts'
import { countThreads, type ProcessFigures } from './watch-process.ts'

const LOAD = { people: 8, acts: 8 }
/** Milliseconds between two samples. */
const SAMPLE_MS = 5_000
/**
 * Limits of memory growth in the second half, in MB a minute. A generation with its events is some 10 kB, and there are
 * 300 to 500 acts a minute: a process that leaked them would grow by 3 to 5 MB. The allocator returns memory late, so
 * resident memory is less exact.
 */
const MOST = { heap: 1, rss: 3 }
/** Minimum number of samples that show growth. */
const FEWEST = 8
/** Milliseconds that running work may take to end. The server keeps an idle connection open for 72 s. */
const QUIET_MS = 90_000

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '8' }, seed: { type: 'string', default: '1' } },
})
const minutes = Number(values.minutes)
let file = ''
const run = await startLoadRun({ name: 'soak' }, (dataDir) => {
  file = join(dataDir, 'figures.json')
  return { SOAK_FILE: file, NODE_OPTIONS: `--import ${resolve('scripts/soak/watch-process.ts')}` }
})
if (!run) process.exit(1)
const { server, ai, db, faults } = run

let idleThreads = Infinity

/** Waits until no thread renders audio, or until the next sample is due, because such threads use memory only temporarily. */
async function rest(): Promise<void> {
  for (const until = Date.now() + SAMPLE_MS; Date.now() < until; await wait(50)) {
    const threads = countThreads(server.pid())
    if (threads <= idleThreads) return void (idleThreads = threads)
  }
}

async function sample(): Promise<ProcessFigures> {
  rmSync(file, { force: true })
  process.kill(server.pid(), 'SIGUSR2')
  while (!existsSync(file)) await wait(20)
  return JSON.parse(readFileSync(file, 'utf8')) as ProcessFigures
}

try {
  const answers: KeyedAnswer[] = []
  const load = run.begin({ ...LOAD, seed: Number(values.seed) }, answers)
  const samples: (ProcessFigures & { minute: number })[] = []
  const began = Date.now()
  while (Date.now() < began + minutes * 60_000) {
    await wait(SAMPLE_MS)
    answers.length = 0
    await rest()
    samples.push({ ...(await sample()), minute: (Date.now() - began) / 60_000 })
  }
  await load.end()

  const half = samples.filter(({ minute, threads }) => minute > minutes / 2 && threads <= idleThreads)
  if (half.length < FEWEST) faults.push(`only ${half.length} samples without the threads of audio files`)
  for (const [name, key, most] of [
    ['heap and buffers after a collection', 'heapMb', MOST.heap],
    ['resident', 'rssMb', MOST.rss],
  ] as const) {
    const growth = slope(half.map(({ minute, [key]: mb }) => [minute, mb]))
    const around = median(half.map(({ [key]: mb }) => mb))
    console.log(
      `  ${name}: ${around.toFixed(1)} MB, growing ${growth.toFixed(2)} MB a minute in the second half, at most ${most}`,
    )
    if (growth > most) faults.push(`${name} grows`)
  }
  const late = samples.map(({ loop }) => loop.p99)
  console.log(`  event loop: p99 ${median(late).toFixed(1)} ms late, ${percentile(late, 95).toFixed(1)} at worst times`)
  console.log(`  acts: ${load.acts()}; calls of the provider: ${ai.calls}`)

  const findLeft = async () => {
    const { sockets } = await sample()
    // Scheduled rounds of housekeeping are rows too, which stay.
    const jobs = await db.selectFrom('jobs').select('kind').where('kind', '<>', 'schedule').execute()
    return { sockets, leases: (await findLocks(db)).length, jobs: jobs.length }
  }
  const isQuiet = (what: Awaited<ReturnType<typeof findLeft>>) => Object.values(what).every((count) => count === 0)
  let left = await findLeft()
  for (const until = Date.now() + QUIET_MS; !isQuiet(left) && Date.now() < until; left = await findLeft())
    await wait(500)
  console.log(`  left behind: ${left.sockets} connections, ${left.leases} leases and tickets, ${left.jobs} jobs`)
  if (!isQuiet(left)) faults.push('something is left behind')
} finally {
  await run.stop()
}
run.report(`${minutes} minutes, flat.`)
