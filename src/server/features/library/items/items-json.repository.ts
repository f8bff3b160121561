import { CompiledQuery, type Kysely, sql } from 'kysely'
import { jsonText } from '../../../../../db/json-text.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { createLibraryPageRepository } from '../search/library-page.repository.ts'
import { ALL, compilePerList, fits, listValues, narrow } from '../search/narrowed-list.repository.ts'
import { type LibraryRow } from './library-row.repository.ts'
import { type Position } from '../search/library-scan.repository.ts'

/** A page of items as a JSON array, and the position of the next page; undefined at the end. */
export interface TextPage {
  text: Buffer | string
  next: Position | undefined
}

export type ItemsJsonRepository = ReturnType<typeof createItemsJsonRepository>

/**
 * Pages of items, newest first, as the JSON text of `LibraryItemOnWire`. The database writes it: parsing, checking and
 * serializing a page with zod takes several times as long.
 */
export function createItemsJsonRepository(db: Kysely<Database>) {
  const pages = createLibraryPageRepository(db)
  const { quote, join } = jsonText(db)

  /**
   * The page and the position after it, by one statement, so that no item is saved in between. Columns that contain JSON,
   * or text without characters to escape, are copied unchanged.
   */
  const statement = compilePerList(
    db,
    (from) => sql`select ${join('item', sql`created_at desc, id desc`)} as text,
        case when exists(select 1 ${from} 1 offset ${0}) then (select created_at || ' ' || id ${from} 1 offset ${0}) end as last
      from (
        select created_at, id,
          concat('{"id":"', id, '","title":', ${quote('title')}, ',"type":"', type, '","content":', ${quote('content')},
            ',"tags":', tags, ',"isFavorite":"', case when is_favorite = 1 then 'true' else 'false' end,
            '","folder":', ${quote('folder')}, ',"originalId":', ${quote('original_id')},
            ',"metadata":', coalesce(metadata, 'null'),
            case when video_id is null then '' else concat(',"videoId":"', video_id, '"') end,
            ',"createdAt":"', created_at, '"}') as item
        ${from} ${0} * ${fits(from)}) as page`,
  )

  return {
    /** At most `limit` items, fewer of long ones. */
    async findText(
      userId: string,
      folder: string | undefined,
      limit: number,
      after: Position | undefined,
    ): Promise<TextPage> {
      const narrowing = narrow({ folder }) ?? ALL
      const list = listValues(userId, narrowing, after)
      const values = [...list, limit, ...list, limit - 1, ...list, limit, ...list, limit]
      const { rows } = await db.executeQuery<TextRow>(CompiledQuery.raw(statement(narrowing, after), values))
      const { text = NOTHING, last = null } = rows[0] ?? {}
      if (text.length > NOTHING.length) return { text, next: last === null ? undefined : parsePlace(last) }
      const page = await pages.findPage(userId, { folder }, limit, after)
      return { text: `[${page.rows.map(wireText).join(',')}]`, next: page.next }
    },
  }
}

/** `last` is the position of the last item where more follow. */
interface TextRow {
  text: Buffer | string
  last: string | null
}

/** Also the result where the items are too long for one page. */
const NOTHING = '[]'

/** Parses `created_at`, a space and the id. */
function parsePlace(text: string): Position {
  const space = text.indexOf(' ')
  return { createdAt: text.slice(0, space), id: text.slice(space + 1) }
}

function wireText(row: LibraryRow): string {
  const { id, title, type, content, tags, is_favorite, folder, original_id, metadata, video_id, created_at } = row
  return `{"id":"${id}","title":${JSON.stringify(title)},"type":"${type}","content":${JSON.stringify(content)},"tags":${tags},"isFavorite":"${is_favorite === 1}","folder":${JSON.stringify(folder)},"originalId":${JSON.stringify(original_id)},"metadata":${metadata ?? 'null'}${video_id === null ? '' : `,"videoId":"${video_id}"`},"createdAt":"${created_at}"}`
}
