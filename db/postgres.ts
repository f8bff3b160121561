import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database } from './schema/database.ts'

/** Opens a pool on PostgreSQL. `url` is a `postgres://` address; the first query connects, within 5 s. */
export function openPostgres(url: string): Kysely<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
