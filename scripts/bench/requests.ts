import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { sqliteFile } from '../../src/server/runtime/storage.ts'
import { findPostgres, startPostgres } from '../postgres-server.ts'
import { printedAddress } from '../start-command.ts'
import { type BenchServer, seedLibrary, startBenchServer } from './bench-server.ts'
import { processorMs } from './processor.ts'
import { type Row } from './row.ts'

const USER = 'requests@hookline.example'
const ITEMS = 2_000
const GENERATIONS = 10
const ENTRIES = 30
const ROUNDS = 5
/** Requests of a round, and of the round that warms up: the compiler needs so many. */
const REQUESTS = 1_500
const WARM_UP = 3_000
const CONNECTIONS = 50
/** Processor time of a second, in milliseconds, below which a server is idle. */
const SETTLED_MS = 30
/** A request, its bare twin, and what is held of it. */
interface Case {
  name: string
  path: string
  twin: string
  /** At least this part of the twin's requests per second. */
  ratio?: number
  /** At most this multiple of the twin's p99. */
  p99?: number
  /** At most these milliseconds of processor time per request. */
  processor?: number
  /** At most these milliseconds of processor time per request above the twin's. */
  above?: number
}

const SESSION_ONLY = { twin: '/session', above: 0.12 }
const CASES: Case[] = [
  {
    name: 'typed library.page',
    path: '/trpc/library.page?input=%7B%7D',
    twin: '/items?limit=50',
    ratio: 0.4,
    processor: 0.9,
  },
  { name: 'GET /api/library?limit=50', path: '/api/library?limit=50', twin: '/items?limit=50', ratio: 0.7, p99: 2 },
  { name: 'GET /api/hooks/recent', path: '/api/hooks/recent', twin: '/recent', ratio: 0.6 },
  { name: 'GET /api/planner', path: '/api/planner', twin: '/planner', ratio: 0.6 },
  { name: 'GET /api/user/profile', path: '/api/user/profile', ...SESSION_ONLY },
  { name: 'GET /api/subscription/status', path: '/api/subscription/status', ...SESSION_ONLY },
  { name: 'GET /api/auth/session', path: '/api/auth/session', ...SESSION_ONLY },
]

/**
 * Requests of a signed-in user with 50 connections and the default log, each alternating with its bare twin, so that
 * ratios hold when the machine's speed drifts.
 */
export async function measureRequests(): Promise<Row[]> {
  const server = await startBenchServer({ LOG_LEVEL: 'info' })
  const cookie = await server.signUp(USER)
  await fill(server, cookie)
  const args = ['scripts/bench/requests-server.ts', sqliteFile(server.dataDir), USER]
  const bare = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const rows: Row[] = []
  try {
    await settled(server.pid)
    const twin = { url: await printedAddress(bare), pid: bare.pid ?? 0 }
    for (const measured of CASES) rows.push(...(await measureCase(measured, server, twin, cookie)))
  } finally {
    bare.kill()
    await server.stop()
  }
  return rows
}

/** The list of the library on Debian's PostgreSQL, over bare Fastify with `pg`; no row where PostgreSQL is not installed. */
export async function measurePostgresList(): Promise<Row[]> {
  const bin = findPostgres()
  if (bin === undefined) return []
  const postgres = await startPostgres(bin)
  const server = await startBenchServer({ LOG_LEVEL: 'info', DATABASE_URL: postgres.url })
  const args = ['scripts/bench/postgres-list-server.ts', postgres.url, USER]
  const bare = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const cookie = await server.signUp(USER)
    await seedLibrary({ DATA_DIR: server.dataDir, DATABASE_URL: postgres.url }, USER, ITEMS)
    const twin = { url: await printedAddress(bare), pid: bare.pid ?? 0 }
    await settled(server.pid)
    const path = '/api/library?limit=50'
    const measured: Case = { name: `PostgreSQL, GET ${path}`, path, twin: '/items?limit=50', ratio: 0.5 }
    return await measureCase(measured, server, twin, cookie)
  } finally {
    bare.kill()
    await server.stop()
    await postgres.stop()
  }
}

async function measureCase(
  { name, path, twin: twinPath, ...hold }: Case,
  server: { url: string; pid: number },
  twin: { url: string; pid: number },
  cookie: string,
): Promise<Row[]> {
  const found: Record<'ratio' | 'part' | 'p99' | 'processor' | 'above', number[]> = {
    ratio: [],
    part: [],
    p99: [],
    processor: [],
    above: [],
  }
  // The first round warms up both and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const amount = round === 0 ? WARM_UP : REQUESTS
    const theirs = await load(twin, twinPath, { cookie, amount })
    const ours = await load(server, path, { cookie, amount })
    if (round === 0) continue
    found.ratio.push(ours.perSecond / theirs.perSecond)
    found.part.push(theirs.processor / ours.processor)
    found.p99.push(ours.p99 / theirs.p99)
    found.processor.push(ours.processor)
    found.above.push(ours.processor - theirs.processor)
  }
  const { ratio, p99, processor, above } = hold
  const row = (what: string, unit: Row['unit'], values: number[], limit: Row['hold']): Row => ({
    name: `${name}, ${what}`,
    unit,
    values,
    hold: limit,
  })
  return [
    ...(ratio
      ? [
          row('requests/s over bare', '×', found.ratio, { atLeast: ratio }),
          row("bare's processor time over ours", '×', found.part, { atLeast: ratio }),
        ]
      : []),
    ...(p99 ? [row('p99 over bare', '×', found.p99, { atMost: p99 })] : []),
    ...(processor ? [row('processor time per request', 'ms', found.processor, { atMost: processor })] : []),
    ...(above ? [row('processor time above bare', 'ms', found.above, { atMost: above })] : []),
  ]
}

async function load(
  { url, pid }: { url: string; pid: number },
  path: string,
  { cookie, amount }: { cookie: string; amount: number },
) {
  const before = processorMs(pid)
  const began = performance.now()
  let ended = began
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url: url + path, connections: CONNECTIONS, amount, headers: { cookie } }
    const run = autocannon(options, (error: Error | null, done) => (error ? reject(error) : resolve(done)))
    // Its own duration ends with a whole second.
    run.on('response', () => (ended = performance.now()))
  })
  if (result.non2xx > 0) throw new Error(`${path} answered ${result.non2xx} requests with an error`)
  const seconds = (ended - began) / 1_000
  const processor = (processorMs(pid) - before) / amount
  return { perSecond: amount / seconds, p99: result.latency.p99, processor }
}

/** Waits until a server has ended its work after the start, such as the search index and the demo account. */
async function settled(pid: number): Promise<void> {
  for (let before = -Infinity, now = processorMs(pid); now - before > SETTLED_MS; now = processorMs(pid)) {
    before = now
    await wait(1_000)
  }
}

/** Fills the user's library, recent hooks and plan. */
async function fill({ url, dataDir }: BenchServer, cookie: string): Promise<void> {
  await seedLibrary({ DATA_DIR: dataDir }, USER, ITEMS)
  const send = async (path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json', cookie }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  }
  for (let made = 0; made < GENERATIONS; made += 1) {
    await send('/api/hooks/generate', { topic: `cooking for one, part ${made}` })
  }
  const items = await fetch(`${url}/api/library?limit=${ENTRIES}`, { headers: { cookie } })
  for (const [at, { id }] of ((await items.json()) as { id: string }[]).entries()) {
    const scheduledDate = `2030-01-${String(at + 1).padStart(2, '0')}T18:00:00Z`
    await send('/api/planner', { libraryItemId: id, platform: 'TikTok', scheduledDate })
  }
}
