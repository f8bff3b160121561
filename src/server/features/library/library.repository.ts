import { type Kysely, type Selectable } from 'kysely'
import { flag, json } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type LibraryItemsTable } from '../../../../db/schema/library-items.ts'
import { type LibraryItem } from '../../../shared/features/library/library.schema.ts'

export type LibraryRepository = ReturnType<typeof createLibraryRepository>

export function createLibraryRepository(db: Kysely<Database>) {
  return {
    /** Keeps an item, unless the same user has the same content of the same original. Returns whether it is new. */
    async insert(userId: string, item: LibraryItem, contentHash: string): Promise<boolean> {
      const result = await db
        .insertInto('library_items')
        .values({
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
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'type', 'original_id', 'content_hash']).doNothing())
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },

    /** The item with this content of this original. */
    async findSame(
      userId: string,
      type: string,
      originalId: string,
      contentHash: string,
    ): Promise<LibraryItem | undefined> {
      const row = await db
        .selectFrom('library_items')
        .selectAll()
        .where('user_id', '=', userId)
        .where('type', '=', type)
        .where('original_id', '=', originalId)
        .where('content_hash', '=', contentHash)
        .executeTakeFirst()
      return row && toItem(row)
    },

    /** Every item of a user, newest first; of one folder where it is named. */
    async findAll(userId: string, folder?: string): Promise<LibraryItem[]> {
      const rows = await db
        .selectFrom('library_items')
        .selectAll()
        .where('user_id', '=', userId)
        .$if(folder !== undefined, (query) => query.where('folder', '=', folder ?? ''))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(toItem)
    },

    /** Deletes an item; false when it is not there. */
    async delete(userId: string, id: string): Promise<boolean> {
      const result = await db
        .deleteFrom('library_items')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return result.numDeletedRows === 1n
    },
  }
}

function toItem(row: Selectable<LibraryItemsTable>): LibraryItem {
  return {
    id: row.id,
    title: row.title,
    type: row.type as LibraryItem['type'],
    content: row.content,
    tags: json.decode(row.tags),
    isFavorite: flag.decode(row.is_favorite),
    folder: row.folder,
    originalId: row.original_id,
    metadata: row.metadata === null ? null : json.decode(row.metadata),
    createdAt: row.created_at,
  }
}
