import { type Kysely, type Transaction } from 'kysely'
import { flag, instant, json } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { type BulkRequest } from '../../../shared/features/library/library.schema.ts'
import { indexItems, isOf, toItem } from './library-row.repository.ts'

/** Items of the trash that one statement deletes. */
const PURGED_AT_ONCE = 500

export type LibraryBulkRepository = ReturnType<typeof createLibraryBulkRepository>

/** What is done to several items at once, each action in one transaction. Ids that are not the user's change nothing. */
export function createLibraryBulkRepository(db: Kysely<Database>) {
  const change = (trx: Transaction<Database>, userId: string, ids: readonly string[], now: Date) =>
    trx
      .updateTable('library_items')
      .set({ updated_at: instant.encode(now) })
      .where('id', 'in', ids)
      .where(isOf(userId))

  async function tag(trx: Transaction<Database>, userId: string, ids: readonly string[], name: string, now: Date) {
    const rows = await trx
      .selectFrom('library_items')
      .select(['id', 'tags'])
      .where('id', 'in', ids)
      .where(isOf(userId))
      .where('deleted_at', 'is', null)
      .execute()
    // Items with the same tags change by one statement.
    const byTags = Map.groupBy(rows, (row) => row.tags)
    const changed = []
    for (const [before, items] of byTags) {
      const tags: string[] = json.decode(before)
      if (tags.includes(name) || tags.length >= INPUT_LIMITS.tags) continue
      const same = items.map(({ id }) => id)
      const after = json.encode([...tags, name])
      changed.push(
        ...(await change(trx, userId, same, now)
          .set({ tags: after })
          .where('deleted_at', 'is', null)
          .where('tags', '=', before)
          .returningAll()
          .execute()),
      )
    }
    return changed
  }

  return {
    /** Returns how many items changed. A tag that an item has no room for is left out. */
    apply: (userId: string, { ids, action }: BulkRequest, now: Date): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const items = change(trx, userId, ids, now)
        const live = items.where('deleted_at', 'is', null)
        if (action.type === 'tag') {
          const tagged = await tag(trx, userId, ids, action.tag, now)
          await indexItems(trx, userId, tagged.map(toItem))
          return tagged.length
        }
        if (action.type === 'restore') {
          const back = await items
            .set({ deleted_at: null })
            .where('deleted_at', 'is not', null)
            .returningAll()
            .execute()
          await indexItems(trx, userId, back.map(toItem))
          return back.length
        }
        const search = trx.updateTable('library_search').where('item_id', 'in', ids).where(isOf(userId))
        if (action.type === 'favorite') {
          const is_favorite = flag.encode(action.value)
          const { numUpdatedRows } = await live
            .set({ is_favorite })
            .where('is_favorite', '<>', is_favorite)
            .executeTakeFirst()
          await search.set({ is_favorite }).execute()
          return Number(numUpdatedRows)
        }
        if (action.type === 'folder') {
          const { folder } = action
          const { numUpdatedRows } = await live
            .set({ folder })
            .where('folder', 'is distinct from', folder)
            .executeTakeFirst()
          await search.set({ folder }).execute()
          return Number(numUpdatedRows)
        }
        const { numUpdatedRows } = await live.set({ deleted_at: instant.encode(now) }).executeTakeFirst()
        await trx.deleteFrom('library_search').where('item_id', 'in', ids).where(isOf(userId)).execute()
        return Number(numUpdatedRows)
      }),

    /** Deletes for good what went into the trash before an instant, some at a time. Returns how many it was. */
    async purge(before: Date): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('library_items')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('library_items as old')
            .select('old.id')
            .where('old.deleted_at', '<', instant.encode(before))
            .limit(PURGED_AT_ONCE),
        )
        .where('deleted_at', '<', instant.encode(before))
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
