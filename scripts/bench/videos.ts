import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { findPostgres, startPostgres } from '../postgres-server.ts'
import { startBenchServer } from './bench-server.ts'
import { median } from './figures.ts'

const VIDEOS = 10_000
const ROUNDS = 40
const OWNER = 'videos@hookline.example'

/** A page of 50 of 10,000 videos over a page of 50 of the library, on SQLite and, if installed, on Debian's PostgreSQL. */
export async function measureVideos(): Promise<string> {
  const lines = [`videos, SQLite: ${await measure({})}`]
  const bin = findPostgres()
  if (bin !== undefined) {
    const postgres = await startPostgres(bin)
    try {
      lines.push(`videos, PostgreSQL: ${await measure({ DATABASE_URL: postgres.url })}`)
    } finally {
      await postgres.stop()
    }
  }
  return lines.join('\n')
}

async function measure(database: { DATABASE_URL?: string }): Promise<string> {
  const server = await startBenchServer(database)
  try {
    const cookie = await server.signUp(OWNER)
    const child = spawn(
      process.execPath,
      ['scripts/seed.ts', '--items', '1', '--videos', `${VIDEOS}`, '--user', OWNER],
      {
        env: { ...process.env, ...database, DATA_DIR: server.dataDir },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    const [status] = (await once(child, 'exit')) as [number | null]
    if (status !== 0) throw new Error(`The seed ended with ${status}`)
    if (database.DATABASE_URL !== undefined) await analyze(database.DATABASE_URL)
    const newest = await (await fetch(`${server.url}/api/videos?limit=1`, { headers: { cookie } })).text()
    if (newest.includes('"open"')) throw new Error(`A video lacks a piece: ${newest}`)
    const took = { videos: [] as number[], library: [] as number[] }
    for (let round = -5; round < ROUNDS; round += 1) {
      for (const what of ['videos', 'library'] as const) {
        const began = performance.now()
        const response = await fetch(`${server.url}/api/${what}?limit=50`, { headers: { cookie } })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${what} answered ${response.status}`)
        if (round >= 0) took[what].push(performance.now() - began)
      }
    }
    const [videos, library] = [median(took.videos), median(took.library)]
    return `page of 50 of ${VIDEOS.toLocaleString('en-US')} in ${videos.toFixed(1)} ms, ${(videos / library).toFixed(1)} times a page of the library (${library.toFixed(1)} ms)`
  } finally {
    await server.stop()
  }
}

async function analyze(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
