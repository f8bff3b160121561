import { setImmediate } from 'node:timers/promises'
import { type Expression, type ExpressionBuilder, type Kysely, sql, type SqlBool } from 'kysely'
import { isSqlite } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { monthsWith } from '../../../../../db/search-grams.ts'
import { foldForSearch } from '../../../../shared/features/library/library.rules.ts'
import { type LibraryFilter } from '../../../../shared/features/library/library.schema.ts'
import { bounded, ROW_BYTES, type StatementSize } from '../items/library-row-bytes.repository.ts'

/** Which items; each part narrows, and `favorites: false` narrows nothing. */
export type ItemFilter = { [Part in keyof LibraryFilter]?: LibraryFilter[Part] | undefined }

/** A place in the list, newest first. */
export interface Position {
  createdAt: string
  id: string
}

/** A stretch of the list: older than `below`, not older than `end`; to the last item where there is no end. */
export interface Window {
  below: Position
  end: Position | undefined
}

/** Before the newest item, of whatever year: both dialects sort digits before letters. */
const NEWEST: Position = { createdAt: 'z', id: '' }

/** What is searched by one statement: some milliseconds, of the search that takes longest twenty. */
export const WINDOW: StatementSize = { rows: 2_000, bytes: 800_000 }

/**
 * The list from `after` on in windows, between which it yields to the event loop: SQLite's driver holds the event loop while it
 * reads one. Behind the first window come only months that can have what is searched. PostgreSQL's driver does not hold the
 * event loop, so there it is one window.
 */
export async function* windows(
  db: Kysely<Database>,
  userId: string,
  { search }: ItemFilter,
  after: Position | undefined,
  size: StatementSize,
): AsyncGenerator<Window, void> {
  const below = after ?? NEWEST
  if (!isSqlite(db)) return yield { below, end: undefined }
  if (!search) return yield* stretches(db, userId, below, size)
  const first = await stretches(db, userId, below, size).next()
  if (first.done) return
  yield first.value
  const { end } = first.value
  if (!end) return
  await setImmediate()
  for await (const month of monthsWith(db, userId, foldForSearch(search), end.createdAt)) {
    const floor = { createdAt: month, id: '' }
    const top = older(end, { createdAt: `${month}~`, id: '' })
    for await (const window of stretches(db, userId, top, size)) {
      const isLast = !window.end || !isOlder(floor, window.end)
      yield isLast ? { ...window, end: floor } : window
      if (isLast) break
    }
    await setImmediate()
  }
}

const isOlder = (one: Position, other: Position): boolean =>
  one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt
const older = (one: Position, other: Position): Position => (isOlder(one, other) ? one : other)

/** All of the list from a place on in windows; the last one has no end. */
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

/** Where the next windows end, at least one; none where `isAll` of the rest is within one. */
async function endsBehind(
  db: Kysely<Database>,
  userId: string,
  below: Position,
  size: StatementSize,
): Promise<{ ends: Position[]; isAll: boolean }> {
  const next = db
    .selectFrom('library_items')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(below.createdAt, below.id)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
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

/** Rows of a user's `library_search` within a window that the filter lets through. */
export const searchedIn = (db: Kysely<Database>, userId: string, { below, end }: Window, filter: ItemFilter) =>
  db
    .selectFrom('library_search')
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.refTuple('created_at', 'item_id'), '<', eb.tuple(below.createdAt, below.id)))
    .$if(end !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('created_at', 'item_id'), '>=', eb.tuple(end?.createdAt ?? '', end?.id ?? '')),
      ),
    )
    .where((eb) => eb.and(conditions(eb, filter, isSqlite(db))))

function conditions(
  eb: ExpressionBuilder<Database, 'library_search'>,
  { search, type, folder, favorites }: ItemFilter,
  onSqlite: boolean,
): Expression<SqlBool>[] {
  return [
    ...(type === undefined ? [] : [eb('type', '=', type)]),
    ...(folder === undefined ? [] : [eb('folder', '=', folder)]),
    ...(favorites ? [eb('is_favorite', '=', 1)] : []),
    ...(search ? contains(foldForSearch(search), onSqlite) : []),
  ]
}

/** Characters of texts, the most frequent first. */
const FREQUENT_FIRST = ' etaoinsr.,hldcu#mfpgwyb-vkxjqz0123456789'
/** What means itself in a pattern of `glob`, and is found there by the processor's own search for a byte. */
const QUICK = /^[\u0020-\u007E]$/u
const SPECIAL = /[*?[]/gu
/** Characters of a pattern of `glob`, which takes as many times as long where a text repeats its beginning. */
const GLOB_CHARACTERS = 3

/**
 * The text has `part` in it, character by character. On SQLite `glob` is several times as fast as `instr` where it begins
 * with a quick character, and the look for the rarest of them is done with most rows at once; `instr` takes the same time
 * whatever it looks for.
 */
function contains(part: string, onSqlite: boolean): Expression<SqlBool>[] {
  if (!onSqlite) return [sql<boolean>`strpos(text, ${part}) > 0`]
  const characters = Array.from(part)
  const isQuick = (character = '') => QUICK.test(character) && character.search(SPECIAL) < 0
  const [rarest] = characters.filter(isQuick).toSorted((one, other) => rarity(other) - rarity(one))
  const like = (list: readonly string[]) => sql<boolean>`text glob ${`*${list.join('').replaceAll(SPECIAL, '[$&]')}*`}`
  const isShort = characters.length <= GLOB_CHARACTERS
  const whole = isShort && isQuick(characters[0]) ? like(characters) : sql<boolean>`instr(text, ${part}) > 0`
  if (rarest === undefined || (isShort && rarest === characters[0])) return [whole]
  const at = characters.indexOf(rarest)
  return [like(characters.slice(at, isShort ? at + 1 : at + GLOB_CHARACTERS)), whole]
}

const rarity = (character: string): number => {
  const place = FREQUENT_FIRST.indexOf(character)
  return place < 0 ? FREQUENT_FIRST.length : place
}
