import { CompiledQuery, type Kysely } from 'kysely'
import { isSqlite } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { createLibraryPageRepository, PAGE_BYTES } from '../search/library-page.repository.ts'
import { bounded, ROW_BYTES, ROW_BYTES_SQL } from './library-row-bytes.repository.ts'
import { type LibraryRow, toItem } from './library-row.repository.ts'
import { type ItemFilter, newestFirst, type Position } from '../search/library-scan.repository.ts'

/** A page of items as a JSON array, and the position of the next page; undefined at the end. */
export interface TextPage {
  text: Buffer | string
  next: Position | undefined
}

/** Items of a page, and the position of the next page; undefined at the end. */
export interface ItemPage {
  items: LibraryItem[]
  next: Position | undefined
}

export type ItemsJsonRepository = ReturnType<typeof createItemsJsonRepository>

/**
 * Pages of items, newest first, as the JSON text of `LibraryItemOnWire` or as items. The database writes the JSON: parsing,
 * checking and serializing a page with zod takes several times as long.
 */
export function createItemsJsonRepository(db: Kysely<Database>) {
  const pages = createLibraryPageRepository(db)

  async function findByRows(userId: string, filter: ItemFilter, limit: number, after: Position | undefined) {
    const { rows, next } = await pages.findPage(userId, filter, limit, after)
    return { items: rows.map(toItem), next } satisfies ItemPage
  }

  if (!isSqlite(db)) {
    return {
      findItems: findByRows,

      async findText(userId: string, folder: string | undefined, limit: number, after: Position | undefined) {
        const { rows, next } = await pages.findPage(userId, { folder }, limit, after)
        return { text: `[${rows.map(wireText).join(',')}]`, next } satisfies TextPage
      },
    }
  }

  /** The number of items that fit into one page; at least one if there is any. */
  async function countFitting(userId: string, narrowing: Narrowing, limit: number, after: Position | undefined) {
    const { folder, type, favorites } = narrowing
    const rows = await db
      .selectFrom('library_items')
      .select(ROW_BYTES)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .$if(folder !== undefined, (query) => query.where('folder', '=', folder ?? ''))
      .$call((query) => (type === undefined ? query : query.where('type', '=', type)))
      .$if(favorites === true, (query) => query.where((eb) => eb('is_favorite', '=', eb.lit(1))))
      .$call((query) => newestFirst(query, after))
      .limit(limit)
      .execute()
    return bounded(rows, { rows: limit, bytes: PAGE_BYTES })[0]?.length ?? 0
  }

  async function find(
    form: Form,
    userId: string,
    narrowing: Narrowing,
    limit: number,
    after: Position | undefined,
  ): Promise<TextPage> {
    const { by, value } = narrowing
    const statement = STATEMENTS[form][by][after ? 'after' : 'first']
    const asked = [userId, ...value, ...(after ? [after.createdAt, after.id] : []), limit]
    const { rows } = await db.executeQuery<TextRow>(CompiledQuery.raw(statement, [...asked, ...asked, limit, ...asked]))
    const { text = NOTHING, last = null } = rows[0] ?? {}
    if (text.length === NOTHING.length) {
      const count = await countFitting(userId, narrowing, limit, after)
      return count === 0 ? { text, next: undefined } : find(form, userId, narrowing, count, after)
    }
    return { text, next: last === null ? undefined : parsePlace(last) }
  }

  return {
    /** At most `limit` items, fewer of long ones. */
    findText: (userId: string, folder: string | undefined, limit: number, after: Position | undefined) =>
      find('onWire', userId, narrow({ folder }) ?? ALL, limit, after),

    /** At most `limit` items that match the filter, fewer of long ones; by one statement unless it searches. */
    async findItems(userId: string, filter: ItemFilter, limit: number, after: Position | undefined): Promise<ItemPage> {
      const narrowing = narrow(filter)
      if (!narrowing) return findByRows(userId, filter, limit, after)
      const { text, next } = await find('typed', userId, narrowing, limit, after)
      return { items: JSON.parse(text.toString()) as LibraryItem[], next }
    },
  }
}

/** What narrows the list: at most one condition, because each has an index in the order of the list. */
interface Narrowing extends Pick<ItemFilter, 'folder' | 'type' | 'favorites'> {
  by: keyof typeof CONDITIONS
  value: readonly string[]
}

const ALL: Narrowing = { by: 'all', value: [] }

/** Undefined for a search, the items of a video, and several conditions. */
function narrow({ search, folder, type, favorites, video }: ItemFilter): Narrowing | undefined {
  const found: Narrowing[] = [
    ...(folder === undefined ? [] : [{ by: 'folder', value: [folder], folder } as const]),
    ...(type === undefined ? [] : [{ by: 'type', value: [type], type } as const]),
    ...(favorites ? [{ by: 'favorites', value: [], favorites } as const] : []),
  ]
  if (search || video !== undefined || found.length > 1) return undefined
  return found[0] ?? ALL
}

/** `last` is the position of the last item where more follow. */
interface TextRow {
  text: Buffer
  last: string | null
}

/** Also the result where the items are too long for one page. */
const NOTHING = '[]'

/** Parses `created_at`, a space and the id. */
function parsePlace(text: string): Position {
  const space = text.indexOf(' ')
  return { createdAt: text.slice(0, space), id: text.slice(space + 1) }
}

// A literal, because SQLite uses a partial index only where the statement contains its condition.
const CONDITIONS = { all: '', folder: ' and folder = ?', type: ' and type = ?', favorites: ' and is_favorite = 1' }
const OLDER = ' and (created_at, id) < (?, ?)'
/** JSON of `is_favorite`: text over REST, a boolean in the typed API. */
const FORMS = {
  onWire: `iif(is_favorite = 1, '"true"', '"false"')`,
  typed: `iif(is_favorite = 1, 'true', 'false')`,
}
type Form = keyof typeof FORMS

const statementsOf = (form: Form, condition: string) => ({
  first: pageWhere(form, condition),
  after: pageWhere(form, `${condition}${OLDER}`),
})
const statementsIn = (form: Form) => ({
  all: statementsOf(form, CONDITIONS.all),
  folder: statementsOf(form, CONDITIONS.folder),
  type: statementsOf(form, CONDITIONS.type),
  favorites: statementsOf(form, CONDITIONS.favorites),
})
const STATEMENTS = { onWire: statementsIn('onWire'), typed: statementsIn('typed') }

/**
 * A page and the position after it, by one statement, so that no item is saved in between. Columns that contain JSON,
 * or text without characters to escape, are copied unchanged.
 */
function pageWhere(form: Form, narrowed: string): string {
  const from = `from library_items where user_id = ? and deleted_at is null${narrowed}`
  const newestFirst = 'order by created_at desc, id desc limit'
  const fits = `(select ? = 1 or sum(bytes) <= ${PAGE_BYTES} from (select ${ROW_BYTES_SQL} as bytes ${from} ${newestFirst} ?))`
  return `select cast('[' || coalesce(group_concat(item, ','), '') || ']' as blob) as text,
      iif(exists(select 1 ${from} ${newestFirst} 1 offset ?), min(place), null) as last
    from (
      select concat('{"id":"', id, '","title":', json_quote(title), ',"type":"', type, '","content":', json_quote(content),
          ',"tags":', tags, ',"isFavorite":', ${FORMS[form]}, ',"folder":', json_quote(folder),
          ',"originalId":', json_quote(original_id), ',"metadata":', coalesce(metadata, 'null'),
          iif(video_id is null, '', concat(',"videoId":"', video_id, '"')), ',"createdAt":"', created_at, '"}') as item,
        created_at || ' ' || id as place
      ${from} ${newestFirst} ? * coalesce(${fits}, 0))`
}

function wireText(row: LibraryRow): string {
  const { id, title, type, content, tags, is_favorite, folder, original_id, metadata, video_id, created_at } = row
  return `{"id":"${id}","title":${JSON.stringify(title)},"type":"${type}","content":${JSON.stringify(content)},"tags":${tags},"isFavorite":"${is_favorite === 1}","folder":${JSON.stringify(folder)},"originalId":${JSON.stringify(original_id)},"metadata":${metadata ?? 'null'}${video_id === null ? '' : `,"videoId":"${video_id}"`},"createdAt":"${created_at}"}`
}
