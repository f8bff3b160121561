import { type Kysely, sql } from 'kysely'
import { isSqlite } from './dialect.ts'
import { type Database } from './schema/database.ts'

/** The size of the whole database in bytes, with its indexes and free pages. */
export async function findDatabaseBytes(db: Kysely<Database>): Promise<number> {
  const query = isSqlite(db)
    ? sql<{
        bytes: number | string
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
    : sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
  const { rows } = await query.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
