import { type Kysely, sql, type Updateable } from 'kysely'
import { instant, json } from '../../../../../db/columns.ts'
import { inTransaction } from '../../../../../db/dialect.ts'
import { lockUser } from '../../../../../db/lock-user.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type LibraryItemsTable } from '../../../../../db/schema/library-items.ts'
import { type InTransaction } from '../../../../../db/transaction.ts'
import { type LibraryType } from '../../../../shared/features/library/library.constants.ts'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { countBytes } from '../../../../shared/features/library/library-quota.rules.ts'
import { type VideoJoin } from '../videos/video-join.service.ts'
import { moveEntriesFrom, moveEntriesTo } from '../videos/video-replan.repository.ts'
import { followHook, joinVideo } from '../videos/video-items.repository.ts'
import { enforceQuota } from './library-quota.repository.ts'
import { indexItems, inOrder, ownedBy, toItem, toRow } from './library-row.repository.ts'

/** Changes of an item; a missing field is not changed. `contentHash` is the hash of `content`. */
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
     * Saves an item, unless the user has the same content of the same original; that item is restored if it is in the trash.
     * `join` adds either item to a video. Returns whether the item is new. Throws FORBIDDEN where the library is full.
     */
    insert: (userId: string, item: LibraryItem, contentHash: string, join?: VideoJoin): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('library_items')
          .values(toRow(userId, item, contentHash))
          .onConflict((conflict) => conflict.columns(['user_id', 'type', 'original_id', 'content_hash']).doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows === 1n) {
          await enforceQuota(trx, userId, { items: 1, bytes: countBytes(item) })
          await indexItems(trx, userId, [item])
          if (join) await joinVideo(trx, userId, [item], join, item.createdAt)
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
        await moveEntriesTo(
          trx,
          userId,
          back.map(({ video_id }) => video_id),
          item.createdAt,
        )
        if (!join) return false
        const kept = await same(trx, userId, item.type, item.originalId ?? '', contentHash).execute()
        await joinVideo(trx, userId, kept, join, item.createdAt)
        return false
      }),

    /**
     * Saves at most 1,000 items, all or none, except existing ones. Returns the number of new ones. Throws FORBIDDEN
     * where the library is full, and the errors of `requireLease`.
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
     * Changes an item and returns it. Undefined where it does not exist, `same` where the user has another item with
     * this content of the same original; such an item in the trash is permanently deleted instead. Throws FORBIDDEN
     * where the item gets longer and the library is full.
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
          if (twin) {
            await moveEntriesFrom(trx, userId, [twin.id], instant.encode(now))
            await trx.deleteFrom('library_items').where('id', '=', twin.id).execute()
          }
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
        if (content !== undefined) await followHook(trx, userId, before, content, instant.encode(now))
        const bytes = item ? countBytes(item) - countBytes(toItem(before)) : 0
        if (bytes > 0) await enforceQuota(trx, userId, { items: 0, bytes })
        await indexItems(trx, userId, item ? [item] : [])
        return item
      })
      try {
        return await change
      } catch (error) {
        // A parallel change was not visible to the check above.
        if (isDuplicate(error)) return 'same'
        throw error
      }
    },

    /** Inverts whether an item is a favorite. Returns the item; undefined where it does not exist. */
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

    /**
     * Permanently deletes an item and its plan entries, except entries of a video that has another piece. Returns false
     * where it does not exist.
     */
    delete: (userId: string, id: string, now: Date): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        await lockUser(trx, userId)
        const found = await live(trx, userId).clearSelect().select('id').where('id', '=', id).executeTakeFirst()
        if (!found) return false
        await moveEntriesFrom(trx, userId, [id], instant.encode(now))
        await trx.deleteFrom('library_items').where('id', '=', id).where('user_id', '=', userId).execute()
        return true
      }),

    /** These items, in the order of their ids, with the time of deletion for those in the trash. */
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

/** Whether a write failed because the row already exists. */
const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['23505', 'SQLITE_CONSTRAINT_UNIQUE'].includes(String(error.code))
