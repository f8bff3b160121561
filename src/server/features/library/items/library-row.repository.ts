import { setImmediate } from 'node:timers/promises'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { flag, json } from '../../../../../db/columns.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type LibraryItemsTable } from '../../../../../db/schema/library-items.ts'
import { type LibrarySearchTable } from '../../../../../db/schema/library-search.ts'
import { buildSearchText } from '../../../../shared/features/library/library.rules.ts'
import { type MadeFrom } from '../../../../shared/features/videos/videos.rules.ts'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'

/** The columns of which an item is made. */
export const ITEM_COLUMNS = [
  'id',
  'title',
  'type',
  'content',
  'tags',
  'is_favorite',
  'folder',
  'original_id',
  'metadata',
  'video_id',
  'made_from',
  'video_at',
  'created_at',
] as const satisfies (keyof LibraryItemsTable)[]
export type LibraryRow = Pick<Selectable<LibraryItemsTable>, (typeof ITEM_COLUMNS)[number]>

/** An item with its source and the time at which it joined its video. */
export type SourcedItem = LibraryItem & { madeFrom?: MadeFrom; videoAt?: string }

export function toItem(row: LibraryRow): LibraryItem {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    content: row.content,
    tags: json.decode(row.tags),
    isFavorite: flag.decode(row.is_favorite),
    folder: row.folder,
    originalId: row.original_id,
    metadata: row.metadata === null ? null : json.decode(row.metadata),
    ...(row.video_id !== null && { videoId: row.video_id }),
    createdAt: row.created_at,
  }
}

/** An item for an export: with its source, and the time at which it joined its video. */
export function toSourcedItem(row: LibraryRow): SourcedItem {
  return {
    ...toItem(row),
    ...(row.video_id !== null && {
      ...(row.made_from !== null && { madeFrom: json.decode<MadeFrom>(row.made_from) }),
      ...(row.video_at !== null && { videoAt: row.video_at }),
    }),
  }
}

export function toRow(userId: string, item: LibraryItem, contentHash: string): Insertable<LibraryItemsTable> {
  return {
    id: item.id,
    user_id: userId,
    title: item.title,
    type: item.type,
    content: item.content,
    content_hash: contentHash,
    tags: json.encode(item.tags),
    is_favorite: flag.encode(item.isFavorite),
    folder: item.folder,
    original_id: item.originalId,
    metadata: item.metadata === null ? null : json.encode(item.metadata),
    created_at: item.createdAt,
    updated_at: item.createdAt,
  }
}

/** The searched fields of an item. */
function toSearchRow(userId: string, item: LibraryItem): LibrarySearchTable {
  return {
    item_id: item.id,
    user_id: userId,
    created_at: item.createdAt,
    type: item.type,
    is_favorite: flag.encode(item.isFavorite),
    folder: item.folder,
    text: buildSearchText(item),
  }
}

/**
 * Restricts rows to a user, written so that the planner uses no index of users: SQLite would read all rows of the user
 * instead of a few ids.
 */
export const ownedBy = (userId: string) => sql<boolean>`user_id || '' = ${userId}`

/** Rows in the order of these ids. Ids without a row are left out. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Rows per statement; SQLite takes 32,766 values in one. */
const ROWS_AT_ONCE = 1_000

/** Characters processed in one step before a yield to the event loop. */
const LONG = 50_000

/** Updates the search texts of items, in the transaction that writes them. */
export async function indexItems(trx: Kysely<Database>, userId: string, items: readonly LibraryItem[]): Promise<void> {
  for (let from = 0; from < items.length; from += ROWS_AT_ONCE) {
    const some = items.slice(from, from + ROWS_AT_ONCE)
    const isLong = some.reduce((sum, { content }) => sum + content.length, 0) > LONG
    if (isLong) await setImmediate()
    const values = some.map((item) => toSearchRow(userId, item))
    await trx
      .insertInto('library_search')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('item_id').doUpdateSet((eb) => ({
          is_favorite: eb.ref('excluded.is_favorite'),
          folder: eb.ref('excluded.folder'),
          text: eb.ref('excluded.text'),
        })),
      )
      .execute()
  }
}
