import { setImmediate } from 'node:timers/promises'
import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import { isSqlite } from '../../../../../db/dialect.ts'
import { afterKeyset, keyset } from '../../../../../db/keyset.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { foldForSearch } from '../../../../shared/features/library/library.rules.ts'
import { type LibraryFilter } from '../../../../shared/features/library/library.schema.ts'
import { bounded, ROW_BYTES, type StatementSize } from '../items/library-row-bytes.repository.ts'
import { ownedBy } from '../items/library-row.repository.ts'
import { findCandidates } from './library-fts.repository.ts'

/** The filter of a list. `favorites: false` means all items. */
export type ItemFilter = { [Part in keyof LibraryFilter]?: LibraryFilter[Part] | undefined } & {
  /** The video of the items; supported by `findPage` alone. */
  video?: string | undefined
}

/** A position in the list, newest first. */
export interface Position {
  createdAt: string
  id: string
}

/** Sorts items newest first, older than `after`. */
export const newestFirst = <Output>(
  query: SelectQueryBuilder<Database, 'library_items', Output>,
  after: Position | undefined,
) => afterKeyset(query, ['created_at', 'id'], 'desc', after && [after.createdAt, after.id])

/** A range of the list: older than `below`, not older than `end`; undefined means the rest of the list. */
export interface Window {
  below: Position
  end: Position | undefined
}

/** A position before any item: both dialects sort digits before letters. */
const NEWEST: Position = { createdAt: 'z', id: '' }

/** What one statement searches, which takes 20 ms for the slowest search. */
export const WINDOW: StatementSize = { rows: 2_000, bytes: 800_000 }

/** What one statement searches: a window of the list, or the items of these ids. */
export type SearchPart = Window | { ids: string[] }

/**
 * The parts of the list that can contain matches, newest first from `after` on, with a yield to the event loop between
 * them, because SQLite's driver blocks it. PostgreSQL's driver does not, so there it is one window.
 */
export async function* searchParts(
  db: Kysely<Database>,
  userId: string,
  { search }: ItemFilter,
  after: Position | undefined,
  size: StatementSize,
  mostCandidates?: number,
): AsyncGenerator<SearchPart, void> {
  const below = after ?? NEWEST
  if (!isSqlite(db)) return yield { below, end: undefined }
  const candidates = search ? await findCandidates(db, userId, foldForSearch(search), below, mostCandidates) : undefined
  if (!candidates) return yield* stretches(db, userId, below, size)
  for (const part of bounded(candidates, size)) {
    yield { ids: part.map(({ id }) => id) }
    await setImmediate()
  }
}

/** The list from a position on, in windows; the last one has no end. */
async function* stretches(
  db: Kysely<Database>,
  userId: string,
  from: Position,
  size: StatementSize,
): AsyncGenerator<Window, void> {
  for (let below = from; ;) {
    const { ends, isAll } = await endsBehind(db, userId, below, size)
    for (const end of ends) {
      yield { below, end }
      below = end
      await setImmediate()
    }
    if (isAll) return yield { below, end: undefined }
  }
}

/** The ends of the next windows, at least one; none where `isAll` of the rest fits into one. */
async function endsBehind(
  db: Kysely<Database>,
  userId: string,
  below: Position,
  size: StatementSize,
): Promise<{ ends: Position[]; isAll: boolean }> {
  const next = newestFirst(
    db.selectFrom('library_items').where('user_id', '=', userId).where('deleted_at', 'is', null),
    below,
  )
  const { bytes } = await db
    .selectFrom(next.select(ROW_BYTES).limit(size.rows).as('next'))
    .select((eb) => eb.fn.sum<number | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  if ((bytes ?? 0) > size.bytes) {
    const rows = await next.select(['created_at as createdAt', 'id', ROW_BYTES]).limit(size.rows).execute()
    const ends = bounded(rows, size).flatMap((part) => part.at(-1) ?? [])
    const isAll = rows.length < size.rows
    return { ends: isAll ? ends.slice(0, -1) : ends, isAll }
  }
  const end = await next
    .select(['created_at as createdAt', 'id'])
    .limit(1)
    .offset(size.rows - 1)
    .executeTakeFirst()
  return { ends: end ? [end] : [], isAll: !end }
}

/** Rows of a user's `library_search` in a part that match the filter. */
export const searchedIn = (db: Kysely<Database>, userId: string, part: SearchPart, filter: ItemFilter) =>
  db
    .selectFrom('library_search')
    .where((eb) =>
      'ids' in part ? eb.and([ownedBy(userId), inList('item_id', part.ids)]) : inWindow(eb, userId, part),
    )
    .where((eb) => eb.and(conditions(eb, filter, isSqlite(db))))

const inWindow = (eb: ExpressionBuilder<Database, 'library_search'>, userId: string, { below, end }: Window) =>
  eb.and([
    eb('user_id', '=', userId),
    keyset(['created_at', 'item_id'], '<', [below.createdAt, below.id]),
    ...(end ? [keyset(['created_at', 'item_id'], '>=', [end.createdAt, end.id])] : []),
  ])

/** On SQLite one parameter for all ids. */
const inList = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`

function conditions(
  eb: ExpressionBuilder<Database, 'library_search'>,
  { search, type, folder, favorites }: ItemFilter,
  onSqlite: boolean,
): Expression<SqlBool>[] {
  return [
    ...(type === undefined ? [] : [eb('type', '=', type)]),
    ...(folder === undefined ? [] : [eb('folder', '=', folder)]),
    ...(favorites ? [eb('is_favorite', '=', 1)] : []),
    ...(search ? [contains(foldForSearch(search), onSqlite)] : []),
  ]
}

/** Whether the text contains `part`. PostgreSQL's trigram index answers `like` with three characters and more. */
function contains(part: string, onSqlite: boolean): Expression<SqlBool> {
  if (onSqlite) return sql<boolean>`instr(text, ${part}) > 0`
  if (Array.from(part).length < 3) return sql<boolean>`strpos(text, ${part}) > 0`
  return sql<boolean>`text like ${`%${part.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`}`
}
