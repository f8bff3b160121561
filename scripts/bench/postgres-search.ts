import { findPostgres, startPostgres } from '../postgres-server.ts'
import { seedLibrary, startBenchServer } from './bench-server.ts'
import { type Row } from './row.ts'
import { measureSearches, NOWHERE, WORDS } from './searches.ts'

const ITEMS = 100_000
const OWNER = 'library@hookline.example'
const HELD_MS = { page: 15, counts: 60 }

/** Searches of a library of 100,000 items on Debian's PostgreSQL; no row where PostgreSQL is not installed. */
export async function measurePostgresSearch(): Promise<Row[]> {
  const bin = findPostgres()
  if (bin === undefined) return []
  const postgres = await startPostgres(bin)
  const server = await startBenchServer({ DATABASE_URL: postgres.url })
  try {
    const cookie = await server.signUp(OWNER)
    await seedLibrary({ DATA_DIR: server.dataDir, DATABASE_URL: postgres.url }, OWNER, ITEMS)
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
