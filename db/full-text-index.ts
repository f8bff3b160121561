import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isSqlite } from './dialect.ts'
import { type Database } from './schema/database.ts'

/** Pages of 4 kB that one step rewrites, which takes some milliseconds. */
const PAGES = 16

/**
 * Rewrites SQLite's full-text index in steps, without the trigrams of deleted texts: FTS5 only marks those, and drops them when
 * it merges. Does nothing on PostgreSQL, whose vacuum does the same. Source: https://sqlite.org/fts5.html#the_merge_command
 */
export async function purgeFullTextIndex(db: Kysely<Database>): Promise<void> {
  if (!isSqlite(db)) return
  // A negative number starts with all segments, a positive one continues.
  for (let pages = -PAGES; await isMerging(db, pages); pages = PAGES) await setImmediate()
}

/** Merges up to `pages` pages. Returns whether there was something to merge. */
function isMerging(db: Kysely<Database>, pages: number): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const changes = async () => {
      const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(connection)
      return rows[0]?.count ?? 0
    }
    const before = await changes()
    await sql`insert into library_search_fts (library_search_fts, rank) values ('merge', ${pages})`.execute(connection)
    return (await changes()) - before >= 2
  })
}
