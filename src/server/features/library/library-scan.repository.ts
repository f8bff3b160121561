import { setImmediate } from 'node:timers/promises'
import { type Expression, type ExpressionBuilder, type Kysely, sql, type SqlBool } from 'kysely'
import { isSqlite } from '../../../../db/dialect.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { monthsWith } from '../../../../db/search-grams.ts'
import { foldForSearch } from '../../../shared/features/library/library.rules.ts'
import { type LibraryFilter } from '../../../shared/features/library/library.schema.ts'

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

/** Before the newest item. */
const NEWEST: Position = { createdAt: '9999', id: '' }

/** Rows of a window: some milliseconds of the driver, for which nobody else is answered. */
export const WINDOW_ROWS = 2_500

/**
 * The list from `after` on in windows, between which others get their turn: SQLite's driver holds the event loop while it
 * reads `rows` of them. Behind the first window come only months that can have what is searched. PostgreSQL's driver does not
 * hold the event loop, so there it is one window.
 */
export async function* windows(
  db: Kysely<Database>,
  userId: string,
  { search }: ItemFilter,
  after: Position | undefined,
  rows: number,
): AsyncGenerator<Window, void> {
  const first = after ?? NEWEST
  if (!isSqlite(db)) return yield { below: first, end: undefined }
  const end = await boundary(db, userId, first, rows)
  yield { below: first, end }
  if (!end) return
  await setImmediate()
  const months = search ? await monthsWith(db, userId, foldForSearch(search)) : ['']
  for (const month of months) {
    const floor = { createdAt: month, id: '' }
    const top = month === '' ? end : older(end, { createdAt: `${month}~`, id: '' })
    for (let below: Position | undefined = top; below && isOlder(floor, below);) {
      const next: Position | undefined = await boundary(db, userId, below, rows)
      const isLast = !next || !isOlder(floor, next)
      yield { below, end: isLast ? floor : next }
      below = isLast ? undefined : next
      await setImmediate()
    }
  }
}

const isOlder = (one: Position, other: Position): boolean =>
  one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt
const older = (one: Position, other: Position): Position => (isOlder(one, other) ? one : other)

/** The last item of a window of so many rows; undefined where there are fewer. */
const boundary = (db: Kysely<Database>, userId: string, below: Position, rows: number): Promise<Position | undefined> =>
  db
    .selectFrom('library_items')
    .select(['created_at as createdAt', 'id'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(below.createdAt, below.id)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(rows - 1)
    .executeTakeFirst()

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

/**
 * The text has `part` in it, character by character. On SQLite `glob` is several times as fast as `instr` where it begins
 * with a quick character, and the look for the rarest of them is done with most rows at once.
 */
function contains(part: string, onSqlite: boolean): Expression<SqlBool>[] {
  if (!onSqlite) return [sql<boolean>`strpos(text, ${part}) > 0`]
  const characters = Array.from(part)
  const isQuick = (character: string) => QUICK.test(character) && character.search(SPECIAL) < 0
  const [rarest] = characters.filter(isQuick).toSorted((one, other) => rarity(other) - rarity(one))
  const whole = isQuick(characters[0] ?? '')
    ? sql<boolean>`text glob ${`*${part.replaceAll(SPECIAL, '[$&]')}*`}`
    : sql<boolean>`instr(text, ${part}) > 0`
  if (rarest === undefined || rarest === characters[0]) return [whole]
  return [sql<boolean>`text glob ${`*${rarest}*`}`, whole]
}

const rarity = (character: string): number => {
  const place = FREQUENT_FIRST.indexOf(character)
  return place < 0 ? FREQUENT_FIRST.length : place
}
