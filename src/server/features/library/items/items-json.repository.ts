import { CompiledQuery, type Kysely } from 'kysely'
import { isSqlite } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { createLibraryPageRepository, PAGE_BYTES } from '../search/library-page.repository.ts'
import { bounded, ROW_BYTES, ROW_BYTES_SQL } from './library-row-bytes.repository.ts'
import { type LibraryRow } from './library-row.repository.ts'
import { newestFirst, type Position } from '../search/library-scan.repository.ts'

/** A page of items as a JSON array, and the position of the next page; undefined at the end. */
export interface TextPage {
  text: Buffer | string
  next: Position | undefined
}

export type ItemsJsonRepository = ReturnType<typeof createItemsJsonRepository>

/**
 * Pages of items as the JSON text of `LibraryItemOnWire`, newest first. The database writes the JSON: parsing, checking
 * and serializing a page with zod takes several times as long.
 */
export function createItemsJsonRepository(db: Kysely<Database>) {
  if (!isSqlite(db)) {
    const pages = createLibraryPageRepository(db)
    return {
      async findText(userId: string, folder: string | undefined, limit: number, after: Position | undefined) {
        const { rows, next } = await pages.findPage(userId, { folder }, limit, after)
        return { text: `[${rows.map(wireText).join(',')}]`, next } satisfies TextPage
      },
    }
  }

  /** The number of items that fit into one page; at least one if there is any. */
  async function countFitting(userId: string, folder: string | undefined, limit: number, after: Position | undefined) {
    const rows = await db
      .selectFrom('library_items')
      .select(ROW_BYTES)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .$if(folder !== undefined, (query) => query.where('folder', '=', folder ?? ''))
      .$call((query) => newestFirst(query, after))
      .limit(limit)
      .execute()
    return bounded(rows, { rows: limit, bytes: PAGE_BYTES })[0]?.length ?? 0
  }

  return {
    /** At most `limit` items, fewer of long ones. */
    async findText(
      userId: string,
      folder: string | undefined,
      limit: number,
      after: Position | undefined,
    ): Promise<TextPage> {
      const statement = STATEMENTS[folder === undefined ? 'all' : 'folder'][after ? 'after' : 'first']
      const asked = [
        userId,
        ...(folder === undefined ? [] : [folder]),
        ...(after ? [after.createdAt, after.id] : []),
        limit,
      ]
      const { rows } = await db.executeQuery<TextRow>(
        CompiledQuery.raw(statement, [...asked, ...asked, limit, ...asked]),
      )
      const { text = NOTHING, last = null } = rows[0] ?? {}
      if (text.length === NOTHING.length) {
        const count = await countFitting(userId, folder, limit, after)
        return count === 0 ? { text, next: undefined } : this.findText(userId, folder, count, after)
      }
      return { text, next: last === null ? undefined : parsePlace(last) }
    },
  }
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

const IN_FOLDER = ' and folder = ?'
const OLDER = ' and (created_at, id) < (?, ?)'
const STATEMENTS = {
  all: { first: pageWhere(''), after: pageWhere(OLDER) },
  folder: { first: pageWhere(IN_FOLDER), after: pageWhere(`${IN_FOLDER}${OLDER}`) },
}

/**
 * A page and the position after it, by one statement, so that no item is saved in between. Columns that contain JSON,
 * or text without characters to escape, are copied unchanged.
 */
function pageWhere(narrowed: string): string {
  const from = `from library_items where user_id = ? and deleted_at is null${narrowed}`
  const newestFirst = 'order by created_at desc, id desc limit'
  const fits = `(select ? = 1 or sum(bytes) <= ${PAGE_BYTES} from (select ${ROW_BYTES_SQL} as bytes ${from} ${newestFirst} ?))`
  return `select cast('[' || coalesce(group_concat(item, ','), '') || ']' as blob) as text,
      iif(exists(select 1 ${from} ${newestFirst} 1 offset ?), min(place), null) as last
    from (
      select concat('{"id":"', id, '","title":', json_quote(title), ',"type":"', type, '","content":', json_quote(content),
          ',"tags":', tags, iif(is_favorite = 1, ',"isFavorite":"true"', ',"isFavorite":"false"'),
          ',"folder":', json_quote(folder), ',"originalId":', json_quote(original_id),
          ',"metadata":', coalesce(metadata, 'null'), iif(video_id is null, '', concat(',"videoId":"', video_id, '"')),
          ',"createdAt":"', created_at, '"}') as item,
        created_at || ' ' || id as place
      ${from} ${newestFirst} ? * coalesce(${fits}, 0))`
}

function wireText(row: LibraryRow): string {
  const { id, title, type, content, tags, is_favorite, folder, original_id, metadata, video_id, created_at } = row
  return `{"id":"${id}","title":${JSON.stringify(title)},"type":"${type}","content":${JSON.stringify(content)},"tags":${tags},"isFavorite":"${is_favorite === 1}","folder":${JSON.stringify(folder)},"originalId":${JSON.stringify(original_id)},"metadata":${metadata ?? 'null'}${video_id === null ? '' : `,"videoId":"${video_id}"`},"createdAt":"${created_at}"}`
}
