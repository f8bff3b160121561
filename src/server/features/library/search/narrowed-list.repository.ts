import { CompiledQuery, type Kysely, sql } from 'kysely'
import { isSqlite } from '../../../../../db/dialect.ts'
import { nameStatement } from '../../../../../db/named-statements.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { ROW_BYTES_SQL } from '../items/library-row-bytes.repository.ts'
import { ITEM_COLUMNS, type LibraryRow } from '../items/library-row.repository.ts'
import { type ItemFilter, type Position } from './library-scan.repository.ts'

/** Maximum bytes of the items of a page. Their JSON may take six times as much. */
export const PAGE_BYTES = 800_000

/** What narrows a list: at most one condition, because each has an index in the order of the list. */
export interface Narrowing {
  by: keyof typeof CONDITIONS
  value: readonly string[]
}

// A literal, because SQLite uses a partial index only where the statement contains its condition.
const CONDITIONS = {
  all: sql``,
  folder: sql` and folder = ${''}`,
  type: sql` and type = ${''}`,
  favorites: sql` and is_favorite = 1`,
}

export const ALL: Narrowing = { by: 'all', value: [] }

/** Undefined for a search, the items of a video, and several conditions. */
export function narrow({ search, folder, type, favorites, video }: ItemFilter): Narrowing | undefined {
  const found: Narrowing[] = [
    ...(folder === undefined ? [] : [{ by: 'folder', value: [folder] } as const]),
    ...(type === undefined ? [] : [{ by: 'type', value: [type] } as const]),
    ...(favorites ? [{ by: 'favorites', value: [] } as const] : []),
  ]
  if (search || video !== undefined || found.length > 1) return undefined
  return found[0] ?? ALL
}

/**
 * The part of a statement from `from` to `limit`, newest first, and its values. With `after` it begins at older items.
 * The values of the text are placeholders, so that a statement is compiled once.
 */
export const listFrom = (by: Narrowing['by'], isAfter: boolean) =>
  sql`from library_items where user_id = ${''} and deleted_at is null${CONDITIONS[by]}${
    isAfter ? sql` and (created_at, id) < (${''}, ${''})` : sql``
  } order by created_at desc, id desc limit`

export const listValues = (userId: string, { value }: Narrowing, after: Position | undefined): readonly string[] => [
  userId,
  ...value,
  ...(after ? [after.createdAt, after.id] : []),
]

/** Compiles a statement for each way to narrow the list, when it is first needed. */
export function compilePerList(
  db: Kysely<Database>,
  build: (from: ReturnType<typeof listFrom>) => ReturnType<typeof sql>,
) {
  const compiled = new Map<string, string>()
  return ({ by }: Narrowing, after: Position | undefined): string => {
    const name = `${by} ${after !== undefined}`
    const known = compiled.get(name)
    if (known !== undefined) return known
    const text = build(listFrom(by, after !== undefined)).compile(db).sql
    compiled.set(name, text)
    if (!isSqlite(db)) nameStatement(text)
    return text
  }
}

/** 1 where the newest items of a list fit into one page, at most the number of the value; otherwise 0. */
export const fits = (from: ReturnType<typeof listFrom>) =>
  sql`coalesce((select case when sum(bytes) <= ${sql.lit(PAGE_BYTES)} then 1 else 0 end
    from (select ${sql.raw(ROW_BYTES_SQL)} as bytes ${from} ${0}) as sizes), 0)`

/**
 * Returns a function that reads the newest rows of a list, at most `limit`, by one statement. It returns none where they
 * have more than `PAGE_BYTES`, because SQLite's driver blocks the event loop.
 */
export function createListReader(db: Kysely<Database>) {
  const statement = compilePerList(
    db,
    (from) => sql`select ${sql.raw(ITEM_COLUMNS.join(', '))}
      ${from} ${0} * ${fits(from)}`,
  )
  return async (userId: string, narrowing: Narrowing, limit: number, after: Position | undefined) => {
    const values = [...listValues(userId, narrowing, after), limit]
    const query = CompiledQuery.raw(statement(narrowing, after), [...values, ...values])
    return (await db.executeQuery<LibraryRow>(query)).rows
  }
}
