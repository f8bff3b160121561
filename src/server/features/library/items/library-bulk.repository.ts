import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { flag, instant, json } from '../../../../../db/columns.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { lockUser } from '../../../../../db/lock-user.ts'
import { type InTransaction } from '../../../../../db/transaction.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { searchTextOfTag } from '../../../../shared/features/library/library.rules.ts'
import { type BulkRequest } from '../../../../shared/features/library/library.schema.ts'
import { moveEntriesFrom, moveEntriesTo } from '../videos/video-replan.repository.ts'
import { bounded, findRowBytes, ROW_BYTES } from './library-row-bytes.repository.ts'
import { indexItems, ownedBy, toItem } from './library-row.repository.ts'

/** Limits of one step: SQLite writes the whole row for any change. */
const STEP = { rows: 50, bytes: 500_000 }

/** The result of one step of a bulk action. */
interface BulkStep {
  passed: number
  changed: number
}

export type LibraryBulkRepository = ReturnType<typeof createLibraryBulkRepository>

/** Changes of several items, in steps that are transactions. Ids of other users change nothing. */
export function createLibraryBulkRepository(db: Kysely<Database>) {
  const change = (trx: Transaction<Database>, userId: string, ids: readonly string[], now: Date) =>
    trx
      .updateTable('library_items')
      .set({ updated_at: instant.encode(now) })
      .where('id', 'in', ids)
      .where(ownedBy(userId))

  /** Those of the items outside of the trash, grouped by their tags: one statement for each group. */
  async function byTags(trx: Transaction<Database>, userId: string, ids: readonly string[]) {
    const rows = await trx
      .selectFrom('library_items')
      .select(['id', 'tags'])
      .where('id', 'in', ids)
      .where(ownedBy(userId))
      .where('deleted_at', 'is', null)
      .execute()
    return Map.groupBy(rows, (row) => row.tags)
  }

  /** Adds a tag. Returns the number of changed items. Skips items with the maximum number of tags. */
  async function tag(trx: Transaction<Database>, userId: string, ids: readonly string[], name: string, now: Date) {
    const tagged: string[] = []
    for (const [before, items] of await byTags(trx, userId, ids)) {
      const tags: string[] = json.decode(before)
      if (tags.includes(name) || tags.length >= INPUT_LIMITS.tags) continue
      const same = items.map(({ id }) => id)
      const changed = await change(trx, userId, same, now)
        .set({ tags: json.encode([...tags, name]) })
        .where('deleted_at', 'is', null)
        .where('tags', '=', before)
        .returning('id')
        .execute()
      tagged.push(...changed.map(({ id }) => id))
    }
    if (tagged.length === 0) return 0
    const text = searchTextOfTag(name)
    await trx
      .updateTable('library_search')
      .set({ text: sql`text || ${text}` })
      .where('item_id', 'in', tagged)
      .where(ownedBy(userId))
      .execute()
    return tagged.length
  }

  async function restore(items: ReturnType<typeof change>, trx: Transaction<Database>, userId: string, now: Date) {
    const back = await items.set({ deleted_at: null }).where('deleted_at', 'is not', null).returningAll().execute()
    await indexItems(trx, userId, back.map(toItem))
    const videoIds = back.map(({ video_id }) => video_id)
    await moveEntriesTo(trx, userId, videoIds, instant.encode(now))
    return back.length
  }

  /** Removes a tag. Returns the number of changed items. */
  async function untag(trx: Transaction<Database>, userId: string, ids: readonly string[], name: string, now: Date) {
    let changed = 0
    for (const [before, items] of await byTags(trx, userId, ids)) {
      const tags: string[] = json.decode(before)
      if (!tags.includes(name)) continue
      const same = items.map(({ id }) => id)
      const untagged = await change(trx, userId, same, now)
        .set({ tags: json.encode(tags.filter((tag) => tag !== name)) })
        .where('deleted_at', 'is', null)
        .where('tags', '=', before)
        .returningAll()
        .execute()
      await indexItems(trx, userId, untagged.map(toItem))
      changed += untagged.length
    }
    return changed
  }

  /** Changes a number of items small enough not to delay other requests. Returns how many changed. */
  async function step(
    trx: Transaction<Database>,
    userId: string,
    ids: readonly string[],
    action: BulkRequest['action'],
    now: Date,
  ): Promise<number> {
    if (action.type === 'tag') return tag(trx, userId, ids, action.tag, now)
    if (action.type === 'untag') return untag(trx, userId, ids, action.tag, now)
    const items = change(trx, userId, ids, now)
    if (action.type === 'restore') return restore(items, trx, userId, now)
    const live = items.where('deleted_at', 'is', null)
    const search = trx.updateTable('library_search').where('item_id', 'in', ids).where(ownedBy(userId))
    if (action.type === 'favorite') {
      const is_favorite = flag.encode(action.value)
      const changed = await live.set({ is_favorite }).where('is_favorite', '<>', is_favorite).executeTakeFirst()
      await search.set({ is_favorite }).where('is_favorite', '<>', is_favorite).execute()
      return Number(changed.numUpdatedRows)
    }
    if (action.type === 'folder') {
      const { folder } = action
      const changed = await live.set({ folder }).where('folder', 'is distinct from', folder).executeTakeFirst()
      await search.set({ folder }).where('folder', 'is distinct from', folder).execute()
      return Number(changed.numUpdatedRows)
    }
    await moveEntriesFrom(trx, userId, ids, instant.encode(now))
    const { numUpdatedRows } = await live.set({ deleted_at: instant.encode(now) }).executeTakeFirst()
    await trx.deleteFrom('library_search').where('item_id', 'in', ids).where(ownedBy(userId)).execute()
    return Number(numUpdatedRows)
  }

  return {
    /**
     * Runs a bulk action in steps and yields to the event loop between them. Each result has the number of ids
     * processed and of items changed. A failed step leaves the steps before it done; a retry does the rest. Items with
     * the maximum number of tags are skipped. Throws the errors of `requireLease`.
     */
    async *steps(
      userId: string,
      { ids, action }: BulkRequest,
      now: Date,
      requireLease?: InTransaction,
    ): AsyncGenerator<BulkStep, void> {
      for (let from = 0; from < ids.length; from += STEP.rows) {
        await setImmediate()
        const asked = ids.slice(from, from + STEP.rows)
        const sizes = await findRowBytes(db, userId, asked)
        for (const some of bounded(sizes, STEP)) {
          const own = some.map(({ id }) => id)
          const changed = await db.transaction().execute(async (trx) => {
            await requireLease?.(trx)
            if (action.type === 'delete' || action.type === 'restore') await lockUser(trx, userId)
            return step(trx, userId, own, action, now)
          })
          yield { passed: own.length, changed }
          await setImmediate()
        }
        yield { passed: asked.length - sizes.length, changed: 0 }
      }
    },

    /** Runs all steps. Returns the number of changed items. */
    async apply(userId: string, request: BulkRequest, now: Date, requireLease?: InTransaction): Promise<number> {
      let all = 0
      for await (const { changed } of this.steps(userId, request, now, requireLease)) all += changed
      return all
    },

    /**
     * Deletes permanently some items that were moved to the trash before `before`. Returns their number; 0 when none is left.
     */
    purge: (before: Date, now: Date): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const old = await trx
          .selectFrom('library_items')
          .select(['id', 'user_id', ROW_BYTES])
          .where('deleted_at', '<', instant.encode(before))
          .limit(STEP.rows)
          .execute()
        const [some] = bounded(old, STEP)
        if (!some) return 0
        for (const [userId, own] of Map.groupBy(some, ({ user_id }) => user_id))
          await moveEntriesFrom(
            trx,
            userId,
            own.map(({ id }) => id),
            instant.encode(now),
          )
        const { numDeletedRows } = await trx
          .deleteFrom('library_items')
          .where(
            'id',
            'in',
            some.map(({ id }) => id),
          )
          .where('deleted_at', '<', instant.encode(before))
          .executeTakeFirst()
        return Number(numDeletedRows)
      }),
  }
}
