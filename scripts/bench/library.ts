import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import Database from 'better-sqlite3'
import { sqliteFile } from '../../src/server/runtime/storage.ts'
import { printedAddress } from '../start-command.ts'
import { seedLibrary, startBenchServer } from './bench-server.ts'
import { median, percentile } from './figures.ts'
import { type LoopDelay } from './loop-delay.ts'
import { type Row } from './row.ts'
import { measureSearches, NOWHERE, timed, WORDS } from './searches.ts'

const ITEMS = 100_000
const OWNER = 'library@hookline.example'
const OTHER = 'other@hookline.example'
const LOOP_DELAY = fileURLToPath(new URL('./loop-delay.ts', import.meta.url))
/** Frequent and rare, of one to three characters, in several scripts; a third of them without a match. */
const SEARCHES = 'e z ü 🍜 7 § br sl ök zz qx é§ ing sou 10k rnt xqz tse🍜'.split(' ')
const HELD_MS = { page: 40, counts: 60 }
const ROUNDS = 4
const SECONDS = 4
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Server = Awaited<ReturnType<typeof startBenchServer>>

/**
 * A library of 100,000 items: seeding, first page, searches, counts, their effect on other clients, the whole list, and load.
 */
export async function measureLibrary(): Promise<(Row | string)[]> {
  const server = await startBenchServer((dataDir) => ({
    NODE_OPTIONS: `--import ${LOOP_DELAY}`,
    BENCH_LOOP_FILE: join(dataDir, 'loop.json'),
  }))
  try {
    const [cookie, other] = [await server.signUp(OWNER), await server.signUp(OTHER)]
    await seed(server, OTHER, 200)
    const seconds = await seed(server, OWNER, ITEMS)
    await whenIndexed(server)
    return [
      `library of 100,000 items: made in ${seconds.toFixed(0)} s`,
      await measureSearch(server, cookie, other),
      ...(await measureSearches(server, cookie, { what: 'library of 100,000, a word', words: WORDS, ...HELD_MS })),
      ...(await measureSearches(server, cookie, {
        what: 'library of 100,000, a word that is nowhere',
        words: NOWHERE,
        ...HELD_MS,
      })),
      await measureWhole(server, cookie),
      await measureLoad(server, cookie),
    ]
  } finally {
    await server.stop()
  }
}

/** Seconds to seed an account with items while the server runs. */
async function seed({ dataDir }: Server, user: string, items: number): Promise<number> {
  const began = performance.now()
  await seedLibrary({ DATA_DIR: dataDir }, user, items)
  return (performance.now() - began) / 1_000
}

/** Resolves when housekeeping has indexed every text. */
async function whenIndexed({ dataDir }: Server): Promise<void> {
  const db = new Database(sqliteFile(dataDir), { readonly: true })
  const rest = db.prepare('select 1 from library_search where fts_rowid is null and length(text) <= 20000').pluck()
  while (rest.get() !== undefined) await pause(500)
  db.close()
}

/** First page, searches and counts as a client on loopback sees them, while another client requests its own list. */
async function measureSearch(server: Server, cookie: string, other: string): Promise<string> {
  const ask = (path: string, input: object) =>
    timed(`${server.url}/trpc/library.${path}?input=${encodeURIComponent(JSON.stringify(input))}`, cookie)
  for (let run = 0; run < 5; run += 1) await ask('page', { search: 'warm' })
  await loopDelay(server)
  const done = new AbortController()
  const others: number[] = []
  const beside = (async () => {
    for (; !done.signal.aborted; await pause(5)) others.push(await timed(`${server.url}/api/library?limit=50`, other))
  })()
  const took = { 'first page': [] as number[], search: [] as number[], counts: [] as number[] }
  const slowest = { search: '', milliseconds: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const search of SEARCHES) {
      took['first page'].push(await ask('page', {}))
      const milliseconds = await ask('page', { search })
      took.search.push(milliseconds)
      if (milliseconds > slowest.milliseconds) Object.assign(slowest, { search, milliseconds })
      took.counts.push(await ask('counts', { search }))
    }
  }
  done.abort()
  await beside
  const late = await loopDelay(server)
  const parts = Object.entries(took).map(([what, values]) => `${what} ${p95(values)} ms`)
  return `library, p95: ${parts.join(', ')} (slowest search "${slowest.search}" ${slowest.milliseconds.toFixed(0)} ms); meanwhile another user's list ${p95(others)} ms, event loop held at most ${late.max.toFixed(0)} ms, by work of its own ${late.own.toFixed(0)} ms`
}

const p95 = (values: number[]): string => percentile(values, 95).toFixed(0)

/** The server's memory growth while it sends the whole list. */
async function measureWhole(server: Server, cookie: string): Promise<string> {
  const before = server.memoryMb()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, server.memoryMb())), 20)
  const began = performance.now()
  const response = await fetch(`${server.url}/api/library`, { headers: { cookie } })
  let bytes = 0
  for await (const part of response.body ?? []) bytes += part.length
  clearInterval(watch)
  return `library, whole list: ${(bytes / 1e6).toFixed(0)} MB in ${((performance.now() - began) / 1_000).toFixed(1)} s, memory grew by ${(most - before).toFixed(0)} MB`
}

/** A page of 50 under load, signed in, over bare Fastify with a prepared statement on the same rows. They run alternately. */
async function measureLoad(server: Server, cookie: string): Promise<string> {
  const bare = spawn(process.execPath, ['scripts/bench/library-server.ts', sqliteFile(server.dataDir), OWNER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const bareUrl = await printedAddress(bare)
    const ratios = { same: [] as number[], columns: [] as number[], p99: [] as number[] }
    for (let round = 0; round < 3; round += 1) {
      const same = await load(`${bareUrl}/?limit=50`, cookie)
      const ours = await load(`${server.url}/api/library?limit=50`, cookie)
      const columns = await load(`${bareUrl}/columns?limit=50`, cookie)
      ratios.same.push(ours.perSecond / same.perSecond)
      ratios.columns.push(ours.perSecond / columns.perSecond)
      ratios.p99.push(ours.p99 / same.p99)
    }
    return `library, 50 items signed in over bare Fastify: ${median(ratios.same).toFixed(2)} of its requests/s with the same answer, ${median(ratios.columns).toFixed(2)} with the bare columns; p99 ${median(ratios.p99).toFixed(2)} times`
  } finally {
    bare.kill()
  }
}

async function load(url: string, cookie: string): Promise<{ perSecond: number; p99: number }> {
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: 10,
    duration: SECONDS,
    headers: { cookie },
  })
  if (non2xx > 0) throw new Error(`${url} answered ${non2xx} requests with an error`)
  return { perSecond: requests.average, p99: latency.p99 }
}

/** The delay of the server's event loop since the last call, in milliseconds. */
async function loopDelay({ pid, dataDir }: Server): Promise<LoopDelay> {
  const file = join(dataDir, 'loop.json')
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await pause(20)
  await pause(20)
  return JSON.parse(readFileSync(file, 'utf8')) as LoopDelay
}
