import pg from 'pg'
import { findPostgres, startPostgres } from '../postgres-server.ts'
import { seedLibrary, startBenchServer } from './bench-server.ts'
import { type Row } from './row.ts'
import { measureSearches, NOWHERE, WORDS } from './searches.ts'

const ITEMS = 100_000
const OWNER = 'library@hookline.example'
const HELD_MS = { page: 15 }

/** Searches of a library of 100,000 items on Debian's PostgreSQL; no row where PostgreSQL is not installed. */
export async function measurePostgresSearch(): Promise<(Row | string)[]> {
  const bin = findPostgres()
  if (bin === undefined) return []
  const postgres = await startPostgres(bin)
  const server = await startBenchServer({ DATABASE_URL: postgres.url })
  try {
    const cookie = await server.signUp(OWNER)
    await seedLibrary({ DATA_DIR: server.dataDir, DATABASE_URL: postgres.url }, OWNER, ITEMS)
    await analyze(postgres.url)
    const what = 'PostgreSQL, library of 100,000'
    return [
      ...(await measureSearches(server, cookie, { what: `${what}, a word`, words: WORDS, ...HELD_MS })),
      ...(await measureSearches(server, cookie, {
        what: `${what}, a word that is nowhere`,
        words: NOWHERE,
        ...HELD_MS,
      })),
    ]
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

/** Makes the statistics that autovacuum makes within a minute. */
async function analyze(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('analyze')
  await client.end()
}
