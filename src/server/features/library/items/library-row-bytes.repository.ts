import { type Kysely, sql } from 'kysely'
import { type Database } from '../../../../../db/schema/database.ts'
import { inOrder, ownedBy } from './library-row.repository.ts'

/**
 * Limits of what one statement reads or writes, because SQLite's driver blocks the event loop during it. A longer row
 * is read alone.
 */
export interface StatementSize {
  rows: number
  bytes: number
}

/**
 * Bytes of an item. The index of the newest items contains this expression; otherwise SQLite reads the lengths from the
 * row's header, without the texts.
 */
export const ROW_BYTES_SQL = `octet_length(title) + octet_length(content) + octet_length(tags)
  + coalesce(octet_length(metadata), 0)`
export const ROW_BYTES = sql.raw<number>(ROW_BYTES_SQL).as('bytes')

/** Splits a list, in order, into parts within `size`. A longer item is a separate part. */
export function bounded<Row extends { bytes: number }>(list: readonly Row[], size: StatementSize): Row[][] {
  const parts: Row[][] = []
  let room = 0
  for (const row of list) {
    const part = parts.at(-1)
    if (part && part.length < size.rows && row.bytes <= room) part.push(row)
    else {
      parts.push([row])
      room = size.bytes
    }
    room -= row.bytes
  }
  return parts
}

/** The bytes of a user's items, in the order of their ids. */
export async function findRowBytes(
  db: Kysely<Database>,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; bytes: number }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('library_items')
    .select(['id', ROW_BYTES])
    .where('id', 'in', ids)
    .where(ownedBy(userId))
    .execute()
  return inOrder([...new Set(ids)], rows)
}
