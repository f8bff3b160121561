import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { median, percentile, spread } from './figures.ts'
import { type HookProvider, startHookProvider } from './hook-provider.ts'
import { traceSyncs } from './synced-commits.ts'

/** Runs whose median is taken, and streams of each client in a run. An account has ten prompts a day. */
const RUNS = 5
const STREAMS = { 1: 9, 50: 3 }
/** Milliseconds that the server may still work after an answer. */
const SETTLED_MS = 2_000

/** How a hook reaches a client: one call that answers with a stream, or a start and a subscription, as the page does. */
type Way = 'stream' | 'subscription'

/**
 * Milliseconds from the provider's first token to the first hook at a client, for one client and for fifty in parallel, and the
 * synced commits of a streamed generation. `BENCH_AGAINST` is the folder of another version, which is measured alternately.
 */
export async function measureFirstHook(): Promise<string> {
  const other = process.env['BENCH_AGAINST']
  const provider = await startHookProvider()
  const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'bench', TEXT_CONCURRENCY: '64', TRUST_PROXY: '1' }
  const server = await startBenchServer(env)
  const against = other ? await startBenchServer(env, other) : undefined
  const lines: string[] = []
  try {
    // Before the load: its clients sign up, and their mails are sent for a while after it.
    lines.push(await countCommits(server))
    for (const clients of [1, 50] as const) {
      const ways = clients === 1 ? (['stream', 'subscription'] as const) : (['stream'] as const)
      for (const way of ways) lines.push(await compare({ server, against, provider, clients, way }))
    }
  } finally {
    await server.stop()
    await against?.stop()
    provider.close()
  }
  return lines.join('\n')
}

/** The commits of a streamed generation that wait for the disk, and those of them before its first hook reaches the client. */
async function countCommits({ url, pid, signUp }: BenchServer): Promise<string> {
  const cookie = await signUp()
  // The mail of the sign-up is sent meanwhile.
  await wait(SETTLED_MS)
  const streams: { began: number; hook: number; ended: number }[] = []
  const syncs = await traceSyncs(pid, async () => {
    for (let stream = 0; stream < STREAMS[1]; stream += 1) {
      const began = Date.now()
      const { at } = await askForHooks(url, cookie, 'stream')
      await wait(SETTLED_MS)
      streams.push({ began, hook: performance.timeOrigin + at, ended: Date.now() })
    }
  })
  const what = 'commits of a streamed generation that wait for the disk'
  if (!syncs) return `${what}: not counted, strace is not installed`
  const count = (from: number, to: number) => syncs.filter((at) => at >= from && at < to).length
  const all = spread(
    streams.map(({ began, ended }) => count(began, ended)),
    0,
  )
  const before = spread(
    streams.map(({ began, hook }) => count(began, hook)),
    0,
  )
  return `${what}: ${all}, at most 3; before the first hook: ${before}, at most 1`
}

interface Comparison {
  server: BenchServer
  against: BenchServer | undefined
  provider: HookProvider
  clients: 1 | 50
  way: Way
}

async function compare({ server, against, provider, clients, way }: Comparison): Promise<string> {
  const medians: number[] = []
  const ratios: number[] = []
  const all: number[] = []
  // The first run warms up both and is not counted.
  for (let run = 0; run <= RUNS; run += 1) {
    const other = way === 'stream' ? against : undefined
    const [ours, theirs] = await inTurn(
      () => delays(server, provider, clients, way),
      other && (() => delays(other, provider, clients, way)),
      run % 2 === 1,
    )
    if (run === 0) continue
    medians.push(median(ours))
    all.push(...ours)
    if (theirs) ratios.push(median(ours) / median(theirs))
  }
  const ratio = ratios.length > 0 ? `; over the other version ${median(ratios).toFixed(2)}` : ''
  const p95 = percentile(all, 95).toFixed(1)
  return `first hook after the provider's first token, ${clients} client${clients > 1 ? 's' : ''} by ${way}: median ${median(medians).toFixed(1)} ms, p95 ${p95} ms${ratio}`
}

/** Measures both, in alternating order: the first one finds the machine in another state. */
async function inTurn(
  first: () => Promise<number[]>,
  second: (() => Promise<number[]>) | undefined,
  isSwapped: boolean,
): Promise<[number[], number[] | undefined]> {
  const before = isSwapped ? await second?.() : undefined
  const ours = await first()
  return [ours, isSwapped ? before : await second?.()]
}

/** The delays of a run in milliseconds. Every client has its own account, and sends its next request after each answer. */
async function delays(
  { url, signUp }: BenchServer,
  provider: HookProvider,
  clients: 1 | 50,
  way: Way,
): Promise<number[]> {
  const cookies: string[] = []
  for (let client = 0; client < clients; client += 1) cookies.push(await signUp())
  const found = await Promise.all(
    cookies.map(async (cookie) => {
      const own: number[] = []
      for (let stream = 0; stream < STREAMS[clients]; stream += 1) own.push(await firstHook(url, cookie, provider, way))
      return own
    }),
  )
  return found.flat()
}

let topics = 0

/** Streams hooks to the end. Returns the delay of the first one in milliseconds. */
async function firstHook(url: string, cookie: string, provider: HookProvider, way: Way): Promise<number> {
  const { topic, at } = await askForHooks(url, cookie, way)
  return at - provider.sentAt(topic)
}

/** Reads a stream of hooks to its end. Returns when the first one arrived, on the clock of `performance`. */
async function askForHooks(url: string, cookie: string, way: Way): Promise<{ topic: string; at: number }> {
  topics += 1
  const topic = `cooking for one, part ${topics}`
  const json = { 'content-type': 'application/json', cookie }
  const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
  if (way === 'stream') {
    const answer = await ask('/trpc/hooks.stream?batch=1', { 0: { topic } }, { 'trpc-accept': 'application/jsonl' })
    return { topic, at: await hookAt(answer) }
  }
  const started = await ask('/trpc/hooks.start', { topic })
  const { result } = (await started.json()) as { result: { data: { id: string } } }
  const input = encodeURIComponent(JSON.stringify({ id: result.data.id }))
  const events = await fetch(`${url}/trpc/generations.events?input=${input}`, { headers: { cookie } })
  return { topic, at: await hookAt(events) }
}

/** Reads an answer to its end. Returns when the first hook arrived. */
async function hookAt(response: Response): Promise<number> {
  let at = 0
  for await (const part of (response.body ?? new Blob([]).stream()).pipeThrough(new TextDecoderStream())) {
    if (at === 0 && part.includes('"type":"hook"')) at = performance.now()
    // The client must close a subscription.
    if (part.includes('event: return')) break
  }
  if (at === 0) throw new Error(`No hook arrived: ${response.status}`)
  return at
}
