import { setImmediate } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isSqlite } from '../../../../../db/dialect.ts'
import { keyset } from '../../../../../db/keyset.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { bounded } from '../items/library-row-bytes.repository.ts'
import { createStepPace } from '../items/step-pace.repository.ts'

/** Bits of a rowid that number the texts of one user; the higher bits are the user's number. */
const ROWID_BITS = 28
/** Rowids that one statement searches for candidates. */
const ROWIDS_AT_ONCE = 50_000
/** Maximum number of candidates: with more of them a scan from the newest item on fills a page sooner. */
const MOST_CANDIDATES = 5_000
/** Maximum number of trigrams of a query; the candidates are compared with the text anyway. */
const MOST_TRIGRAMS = 16
/** Limits of one indexing step. */
const STEP = { rows: 200, bytes: 40_000 }

/** An item that may contain a text, and the bytes to compare. */
export interface Candidate {
  id: string
  createdAt: string
  bytes: number
}

/**
 * Items that may contain `part`, newest first, older than `after`: those of the trigram index, and those that are not
 * indexed. Undefined where there are more than `most` or the index cannot answer: for one or two characters, while many
 * items wait to be indexed, and on PostgreSQL, whose planner uses its own index.
 */
export async function findCandidates(
  db: Kysely<Database>,
  userId: string,
  part: string,
  after: { createdAt: string; id: string },
  most = MOST_CANDIDATES,
): Promise<Candidate[] | undefined> {
  const query = trigramQuery(part)
  if (!isSqlite(db) || query === undefined) return undefined
  const { first, end } = await findRowids(db, userId)
  const rowids: number[] = []
  for (let from = first; from < end; from += ROWIDS_AT_ONCE) {
    const { rows } = await sql<{ rowid: number }>`
      select rowid from library_search_fts where library_search_fts match ${query}
        and rowid >= ${from} and rowid < ${Math.min(from + ROWIDS_AT_ONCE, end)}
      limit ${most + 1}`.execute(db)
    rowids.push(...rows.map(({ rowid }) => rowid))
    if (rowids.length > most) return undefined
    await setImmediate()
  }
  const named = sql`in (select value from json_each(${JSON.stringify(rowids)}))`
  // Null: not indexed. From `end` on: indexed since the query above. Without `indexed by` SQLite reads all rows of the user.
  const rowsWhere = (condition: RawBuilder<unknown>) => sql`
    select created_at as createdAt, item_id as id, octet_length(text) as bytes
    from library_search indexed by library_search_rowids
    where user_id = ${userId} and fts_rowid ${condition} 
      and ${keyset(['created_at', 'item_id'], '<', [after.createdAt, after.id])}`
  const { rows } = await sql<Candidate>`
    select * from (
      ${rowsWhere(named)} union all ${rowsWhere(sql`is null`)} union all ${rowsWhere(sql`>= ${end}`)}
      limit ${most + 1}
    ) order by createdAt desc, id desc`.execute(db)
  return rows.length > most ? undefined : rows
}

/** The FTS5 query for all trigrams of a text; undefined for fewer than three characters. */
function trigramQuery(part: string): string | undefined {
  const characters = Array.from(part)
  const count = characters.length - 2
  if (count < 1) return undefined
  const asked = Math.min(count, MOST_TRIGRAMS)
  const starts = Array.from({ length: asked }, (_, at) => Math.floor((at * (count - 1)) / Math.max(asked - 1, 1)))
  const trigrams = starts.map((start) => characters.slice(start, start + 3).join(''))
  return [...new Set(trigrams)].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ')
}

/** The range of a user's rowids: the first, and the one after the last. */
async function findRowids(db: Kysely<Database>, userId: string): Promise<{ first: number; end: number }> {
  const { rows } = await sql<{ first: number; end: number }>`
    select number << ${sql.lit(ROWID_BITS)} as first, (number << ${sql.lit(ROWID_BITS)}) + used as end
    from library_search_owners where user_id = ${userId}`.execute(db)
  return rows[0] ?? { first: 0, end: 0 }
}

export type LibraryIndexer = ReturnType<typeof createLibraryIndexer>

/** Adds new rows to the trigram index, in steps. Does nothing on PostgreSQL, which indexes with each write. */
export function createLibraryIndexer(db: Kysely<Database>) {
  const pace = createStepPace(STEP)
  return {
    /** Indexes some texts. Returns whether more may follow. */
    async indexSome(): Promise<boolean> {
      if (!isSqlite(db)) return false
      const size = pace.size()
      // Longer texts are never indexed, because one would block the event loop for too long.
      const { rows } = await sql<{ user_id: string; created_at: string; item_id: string; bytes: number }>`
        select user_id, created_at, item_id, octet_length(text) as bytes from library_search
        where fts_rowid is null and length(text) <= 20000
        order by user_id, created_at, item_id limit ${size.rows}`.execute(db)
      const [some] = bounded(rows, size)
      if (!some) return false
      await pace.run(() => db.transaction().execute((trx) => indexRows(trx, some)))
      return true
    },
  }
}

async function indexRows(
  trx: Kysely<Database>,
  rows: readonly { user_id: string; created_at: string; item_id: string }[],
): Promise<void> {
  for (const [userId, ofUser] of Map.groupBy(rows, (row) => row.user_id)) {
    const next = await takeRowids(trx, userId, ofUser.length)
    for (const [at, { created_at, item_id }] of ofUser.entries()) {
      await sql`update library_search set fts_rowid = ${next + at}
        where user_id = ${userId} and created_at = ${created_at} and item_id = ${item_id}
          and fts_rowid is null and length(text) <= 20000`.execute(trx)
    }
    // FTS5 writes ascending rowids in one go.
    await sql`insert into library_search_fts (rowid, text) select fts_rowid, text from library_search
      where user_id = ${userId} and fts_rowid >= ${next} order by fts_rowid`.execute(trx)
  }
}

/** Allocates rowids for texts of a user. Returns the first one. */
async function takeRowids(trx: Kysely<Database>, userId: string, count: number): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    insert into library_search_owners (user_id, used) select id, ${count} from users where id = ${userId}
    on conflict (user_id) do update set used = used + ${count}
    returning (number << ${sql.lit(ROWID_BITS)}) + used - ${count} as next`.execute(trx)
  return rows[0]?.next ?? 0
}
