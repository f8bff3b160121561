import { type Kysely, sql, type Updateable } from 'kysely'
import { instant, json } from '../../../../../db/columns.ts'
import { inTransaction } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type LibraryItemsTable } from '../../../../../db/schema/library-items.ts'
import { type InTransaction } from '../../../../../db/transaction.ts'
import { type LibraryType } from '../../../../shared/features/library/library.constants.ts'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { countBytes } from '../../../../shared/features/library/library-quota.rules.ts'
import { enforceQuota } from './library-quota.repository.ts'
import { indexItems, inOrder, ownedBy, toItem, toRow } from './library-row.repository.ts'

/** Changes of an item; a missing field stays. `contentHash` is the hash of `content`. */
export interface ItemChanges {
  title?: string | undefined
  content?: string | undefined
  contentHash?: string | undefined
  folder?: string | null | undefined
  tags?: string[] | undefined
}

export type LibraryRepository = ReturnType<typeof createLibraryRepository>

export function createLibraryRepository(db: Kysely<Database>) {
  const live = (executor: Kysely<Database>, userId: string) =>
    executor.selectFrom('library_items').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null)

  const same = (
    executor: Kysely<Database>,
    userId: string,
    type: LibraryType,
    originalId: string,
    contentHash: string,
  ) =>
    executor
      .selectFrom('library_items')
      .selectAll()
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .where('original_id', '=', originalId)
      .where('content_hash', '=', contentHash)

  return {
    /**
     * Saves an item, unless the same user has the same content of the same original; where that is in the trash it
     * is restored. Returns whether the item is new. Throws FORBIDDEN when the library has no room for it.
     */
    insert: (userId: string, item: LibraryItem, contentHash: string): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('library_items')
          .values(toRow(userId, item, contentHash))
          .onConflict((conflict) => conflict.columns(['user_id', 'type', 'original_id', 'content_hash']).doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows === 1n) {
          await enforceQuota(trx, userId, { items: 1, bytes: countBytes(item) })
          await indexItems(trx, userId, [item])
          return true
        }
        const back = await trx
          .updateTable('library_items')
          .set({ deleted_at: null })
          .where('user_id', '=', userId)
          .where('type', '=', item.type)
          .where('original_id', '=', item.originalId)
          .where('content_hash', '=', contentHash)
          .where('deleted_at', 'is not', null)
          .returningAll()
          .execute()
        await indexItems(trx, userId, back.map(toItem))
        return false
      }),

    /**
     * Saves at most 1,000 items, all or none, without existing ones. Returns how many are new. Throws FORBIDDEN
     * when the library has no room for them, and what `requireLease` throws.
     */
    insertAll: (
      userId: string,
      items: readonly { item: LibraryItem; contentHash: string }[],
      requireLease?: InTransaction,
    ): Promise<number> =>
      inTransaction(db, async (trx) => {
        await requireLease?.(trx)
        const rows = await trx
          .insertInto('library_items')
          .values(items.map(({ item, contentHash }) => toRow(userId, item, contentHash)))
          .onConflict((conflict) => conflict.columns(['user_id', 'type', 'original_id', 'content_hash']).doNothing())
          .returning('id')
          .execute()
        const added = new Set(rows.map(({ id }) => id))
        const fresh = items.filter(({ item }) => added.has(item.id)).map(({ item }) => item)
        const bytes = fresh.reduce((sum, item) => sum + countBytes(item), 0)
        if (fresh.length > 0) await enforceQuota(trx, userId, { items: fresh.length, bytes })
        await indexItems(trx, userId, fresh)
        return rows.length
      }),

    /** The item with this content of this original. */
    async findSame(
      userId: string,
      type: LibraryType,
      originalId: string,
      contentHash: string,
    ): Promise<LibraryItem | undefined> {
      const row = await same(db, userId, type, originalId, contentHash).executeTakeFirst()
      return row && toItem(row)
    },

    async find(userId: string, id: string): Promise<LibraryItem | undefined> {
      const row = await live(db, userId).where('id', '=', id).executeTakeFirst()
      return row && toItem(row)
    },

    /**
     * Changes an item. Returns it; undefined when it is not there; `same` when the user has an item of the same original
     * with this content already. One that is in the trash is deleted for good instead. Throws FORBIDDEN when it is longer than before
     * and the library has no room for that.
     */
    update: async (
      userId: string,
      id: string,
      { title, content, contentHash, folder, tags }: ItemChanges,
      now: Date,
    ): Promise<LibraryItem | undefined | 'same'> => {
      const change = inTransaction(db, async (trx) => {
        const changes: Updateable<LibraryItemsTable> = {
          updated_at: instant.encode(now),
          ...(title !== undefined && { title }),
          ...(content !== undefined && { content, content_hash: contentHash ?? '' }),
          ...(folder !== undefined && { folder }),
          ...(tags !== undefined && { tags: json.encode(tags) }),
        }
        const before = await live(trx, userId).where('id', '=', id).executeTakeFirst()
        if (!before) return undefined
        if (contentHash !== undefined && before.original_id !== null) {
          const twin = await same(trx, userId, before.type, before.original_id, contentHash)
            .where('id', '<>', id)
            .executeTakeFirst()
          if (twin?.deleted_at === null) return 'same'
          if (twin) await trx.deleteFrom('library_items').where('id', '=', twin.id).execute()
        }
        const changed = await trx
          .updateTable('library_items')
          .set(changes)
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null)
          .returningAll()
          .execute()
        const [item] = changed.map(toItem)
        const bytes = item ? countBytes(item) - countBytes(toItem(before)) : 0
        if (bytes > 0) await enforceQuota(trx, userId, { items: 0, bytes })
        await indexItems(trx, userId, item ? [item] : [])
        return item
      })
      try {
        return await change
      } catch (error) {
        // A change at the same moment was not visible to the check above.
        if (isDuplicate(error)) return 'same'
        throw error
      }
    },

    /** Makes an item a favorite, or none again, whichever it is not. Returns it; undefined when it is not there. */
    toggleFavorite: (userId: string, id: string): Promise<LibraryItem | undefined> =>
      inTransaction(db, async (trx) => {
        const row = await trx
          .updateTable('library_items')
          .set({ is_favorite: sql<number>`1 - is_favorite` })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null)
          .returningAll()
          .executeTakeFirst()
        if (!row) return undefined
        const { is_favorite } = row
        await trx.updateTable('library_search').set({ is_favorite }).where('item_id', '=', id).execute()
        return toItem(row)
      }),

    /** Deletes an item for good, and what is planned of it; false when it is not there. */
    async delete(userId: string, id: string): Promise<boolean> {
      const result = await db
        .deleteFrom('library_items')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return result.numDeletedRows === 1n
    },

    /** These items, those in the trash with the time at which they went there, in the order of their ids. */
    async findKept(userId: string, ids: readonly string[]): Promise<(LibraryItem & { deletedAt?: string })[]> {
      const rows = await db
        .selectFrom('library_items')
        .selectAll()
        .where('id', 'in', ids)
        .where(ownedBy(userId))
        .execute()
      return inOrder(ids, rows).map((row) => ({
        ...toItem(row),
        ...(row.deleted_at !== null && { deletedAt: row.deleted_at }),
      }))
    },
  }
}

/** Whether a write failed because there is such a row already. */
const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['23505', 'SQLITE_CONSTRAINT_UNIQUE'].includes(String(error.code))
