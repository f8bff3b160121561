import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openSqlite } from '../../db/sqlite.ts'
import { sqliteFile } from '../../src/server/runtime/storage.ts'
import { median, percentile } from '../bench/figures.ts'
import { buildClientIfStale } from '../client-build.ts'
import { act, type ActContext } from '../kills/acts.ts'
import { startAiServer } from '../load/ai-server.ts'
import { startAppServer } from '../load/app-server.ts'
import { registerCaller } from '../load/caller.ts'
import { createChance } from '../load/chance.ts'
import { findLocks } from '../kills/locks.ts'
import { slope } from './slope.ts'
import { type ProcessFigures } from './watch-process.ts'

/** Parallel accounts, and acts of each before another one replaces it: an account has ten prompts a day. */
const PEOPLE = 8
const ACTS = 8
/** Milliseconds between two parts of a text, and between two samples. */
const PART_MS = 30
const SAMPLE_MS = 5_000
/** Limits of memory growth in the second half, in MB a minute. */
const MOST = { heap: 1, rss: 3 }
/** Milliseconds that running work may take to end. The server keeps an idle connection open for 72 s. */
const QUIET_MS = 90_000

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '8' }, seed: { type: 'string', default: '1' } },
})
const minutes = Number(values.minutes)
buildClientIfStale()
const dataDir = mkdtempSync(join(tmpdir(), 'hookline-soak-'))
const file = join(dataDir, 'figures.json')
const ai = await startAiServer(PART_MS)
const server = await startAppServer({
  DATA_DIR: dataDir,
  OPENAI_BASE_URL: ai.url,
  OPENAI_MODEL: 'soak',
  TEXT_CONCURRENCY: '8',
  TTS_BASE_URL: ai.url,
  TTS_MODEL: 'soak',
  SOAK_FILE: file,
  NODE_OPTIONS: `--import ${resolve('scripts/soak/watch-process.ts')}`,
})
const { db } = openSqlite(sqliteFile(dataDir))
const faults: string[] = []

async function sample(): Promise<ProcessFigures> {
  rmSync(file, { force: true })
  process.kill(server.pid(), 'SIGUSR2')
  while (!existsSync(file)) await wait(20)
  await wait(20)
  return JSON.parse(readFileSync(file, 'utf8')) as ProcessFigures
}

try {
  const over = new AbortController()
  const context: ActContext = { url: server.url, chance: createChance(Number(values.seed)), answers: [], faults }
  let acts = 0
  const people = Array.from({ length: PEOPLE }, async () => {
    while (!over.signal.aborted) {
      const caller = await registerCaller(server.url)
      for (let done = 0; done < ACTS && !over.signal.aborted; done += 1) {
        await act(caller, context).catch((error: unknown) => faults.push(String(error)))
        acts += 1
        context.answers.length = 0
      }
    }
  })
  const samples: (ProcessFigures & { minute: number })[] = []
  const began = Date.now()
  while (Date.now() < began + minutes * 60_000) {
    await wait(SAMPLE_MS)
    samples.push({ ...(await sample()), minute: (Date.now() - began) / 60_000 })
  }
  over.abort()
  await Promise.all(people)

  const half = samples.filter(({ minute }) => minute > minutes / 2)
  for (const [name, key, most] of [
    ['heap after a collection', 'heapMb', MOST.heap],
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
  console.log(`  acts: ${acts}; calls of the provider: ${ai.calls}`)

  const left = async () => {
    const { sockets } = await sample()
    // Scheduled rounds of housekeeping are rows too, which stay.
    const jobs = await db.selectFrom('jobs').select('kind').where('kind', '<>', 'schedule').execute()
    return { sockets, leases: (await findLocks(db)).length, jobs: jobs.length }
  }
  const isQuiet = (rest: Awaited<ReturnType<typeof left>>) => Object.values(rest).every((count) => count === 0)
  let rest = await left()
  for (const until = Date.now() + QUIET_MS; !isQuiet(rest) && Date.now() < until; rest = await left()) await wait(500)
  console.log(`  left behind: ${rest.sockets} connections, ${rest.leases} leases and tickets, ${rest.jobs} jobs`)
  if (!isQuiet(rest)) faults.push('something is left behind')
} finally {
  await db.destroy()
  await server.stop()
  ai.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const fault of faults) console.log(`FAULT ${fault}`)
console.log(faults.length === 0 ? `${minutes} minutes, flat.` : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
