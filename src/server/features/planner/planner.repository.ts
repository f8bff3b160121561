import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Kysely, type Selectable, sql } from 'kysely'
import { countAll, instant } from '../../../../db/columns.ts'
import { inTransaction, isSqlite } from '../../../../db/dialect.ts'
import { afterKeyset } from '../../../../db/keyset.ts'
import { lockUser } from '../../../../db/lock-user.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type PlannerEntriesTable } from '../../../../db/schema/planner.ts'
import { type InTransaction } from '../../../../db/transaction.ts'
import { type LibraryType } from '../../../shared/features/library/library.constants.ts'
import { type PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'

/**
 * An entry with the fields that only the server needs: the zone in which it was planned, null where unknown, and its
 * last change.
 */
export interface PlannedEntry extends PlannerEntry {
  timeZone: string | null
  updatedAt: string
}

/** A new entry. `remindedAt` is null where its owner is to be reminded. */
export type NewEntry = Omit<PlannedEntry, 'title' | 'type' | 'updatedAt'> & {
  updatedAt?: string
  remindedAt?: string | null
}

/** What identifies an entry among those of a user. */
export type EntryPlace = Pick<PlannedEntry, 'id' | 'libraryItemId' | 'platform' | 'scheduledDate'>

/** The position of an entry in its list. */
export type EntryPosition = Pick<PlannedEntry, 'id' | 'scheduledDate'>

/** Changes of an entry; a missing field is not changed. */
export type EntryChanges = {
  [Name in 'status' | 'scheduledDate' | 'platform' | 'description' | 'timeZone']?: PlannedEntry[Name] | undefined
} & {
  /** The local day (`YYYY-MM-DD`) to which the entry moves: its owner is reminded on that day, unless they were already. */
  newDay?: string | undefined
}

const COUNTED_AT_ONCE = 500

/** Entries with their items, except entries of items in the trash, which are hidden until the item is restored. */
export const selectWithItems = (db: Kysely<Database>) =>
  db
    .selectFrom('planner_entries as entry')
    .innerJoin('library_items as item', 'item.id', 'entry.library_item_id')
    .selectAll('entry')
    .select(['item.title', 'item.type'])
    .whereRef('item.user_id', '=', 'entry.user_id')
    .where('item.deleted_at', 'is', null)

export type PlannerRepository = ReturnType<typeof createPlannerRepository>

export function createPlannerRepository(db: Kysely<Database>) {
  const selectEntries = (userId: string) =>
    selectWithItems(db).where('entry.user_id', '=', userId).where('item.user_id', '=', userId)

  const selectPlaces = (userId: string, limit: number, after: EntryPosition | undefined) =>
    afterKeyset(
      db.selectFrom('planner_entries').where('user_id', '=', userId),
      ['scheduled_at', 'id'],
      'asc',
      after && [after.scheduledDate, after.id],
    ).limit(limit)

  /**
   * Counts the entries of the next window after `last` whose items are outside of the trash. The returned `last` is the
   * end of the window, null at the end of the list.
   */
  async function countWindow(userId: string, last: string): Promise<{ count: number; last: string | null }> {
    const place = sql<string>`entry.scheduled_at || ' ' || entry.id`
    const [scheduledAt = ''] = last.split(' ')
    const window = db
      .selectFrom('planner_entries as entry')
      .innerJoin('library_items as item', 'item.id', 'entry.library_item_id')
      .select(['item.deleted_at', place.as('place')])
      .where('entry.user_id', '=', userId)
      .where('entry.scheduled_at', '>=', scheduledAt)
      .where(place, '>', last)
      .orderBy('entry.scheduled_at')
      .orderBy('entry.id')
      .limit(COUNTED_AT_ONCE)
    const { rows, live, end } = await db
      .selectFrom(window.as('part'))
      .select([
        sql<number>`count(*)`.as('rows'),
        sql<number>`count(*) - count(deleted_at)`.as('live'),
        sql<string | null>`max(place)`.as('end'),
      ])
      .executeTakeFirstOrThrow()
    return { count: live, last: rows < COUNTED_AT_ONCE ? null : end }
  }

  async function insert(executor: Kysely<Database>, userId: string, entry: NewEntry): Promise<boolean> {
    const row = {
      id: entry.id,
      user_id: userId,
      platform: entry.platform,
      scheduled_at: entry.scheduledDate,
      time_zone: entry.timeZone,
      description: entry.description,
      status: entry.status,
      reminded_at: entry.remindedAt ?? null,
      created_at: entry.createdAt,
      updated_at: entry.updatedAt ?? entry.createdAt,
    }
    const names = Object.keys(row) as (keyof typeof row)[]
    const result = await executor
      .insertInto('planner_entries')
      .columns(['library_item_id', 'video_id', ...names])
      // Selected from the item itself, which may have been deleted meanwhile.
      .expression((eb) =>
        eb
          .selectFrom('library_items')
          .select((inside) => [
            'library_items.id',
            inside
              .selectFrom('videos')
              .select('videos.id')
              .where('videos.id', '=', entry.videoId ?? null)
              .where('videos.user_id', '=', userId)
              .as('video_id'),
            ...names.map((name) => eb.val(row[name]).as(`value_${name}`)),
          ])
          .where('library_items.id', '=', entry.libraryItemId)
          .where('library_items.user_id', '=', userId)
          .where('library_items.deleted_at', 'is', null),
      )
      .executeTakeFirst()
    return result.numInsertedOrUpdatedRows === 1n
  }

  /** Number of a user's entries, including those of items in the trash. */
  async function countAllOf(userId: string, executor: Kysely<Database> = db): Promise<number> {
    const row = await executor
      .selectFrom('planner_entries')
      .select(countAll)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }

  /** Saves entries unless there are more than `most` afterwards, counting parallel requests. */
  const insertWithin = (
    userId: string,
    entries: readonly NewEntry[],
    most: number,
    requireLease?: InTransaction,
  ): Promise<number | 'full'> =>
    inTransaction(db, async (trx) => {
      await requireLease?.(trx)
      await lockUser(trx, userId)
      if ((await countAllOf(userId, trx)) + entries.length > most) return 'full'
      let kept = 0
      for (const entry of entries) if (await insert(trx, userId, entry)) kept += 1
      return kept
    })

  return {
    /**
     * Saves entries, all or none, except those whose item the user does not have. Returns the number of saved entries,
     * or `full` where the user would have more than `most`. Throws the errors of `requireLease`.
     */
    insert: insertWithin,
    countAllOf: (userId: string): Promise<number> => countAllOf(userId),

    async find(userId: string, id: string): Promise<PlannedEntry | undefined> {
      const row = await selectEntries(userId).where('entry.id', '=', id).executeTakeFirst()
      return row && toEntry(row)
    },

    /** At most `limit` entries of a user after `after`, the earliest date first. */
    async findNext(userId: string, limit: number, after: EntryPosition | undefined): Promise<PlannedEntry[]> {
      const place = after && ([after.scheduledDate, after.id] as const)
      const rows = await afterKeyset(selectEntries(userId), ['entry.scheduled_at', 'entry.id'], 'asc', place)
        .limit(limit)
        .execute()
      return rows.map(toEntry)
    },

    /** Like `findNext`, including entries of items in the trash. */
    async findNextPlaces(userId: string, limit: number, after: EntryPosition | undefined): Promise<EntryPlace[]> {
      const rows = await selectPlaces(userId, limit, after)
        .select(['id', 'library_item_id', 'platform', 'scheduled_at'])
        .execute()
      return rows.map((row) => ({
        id: row.id,
        libraryItemId: row.library_item_id,
        platform: row.platform,
        scheduledDate: row.scheduled_at,
      }))
    },

    /** Changes the given fields. Returns false where the user has no such entry. */
    async update(userId: string, id: string, changes: EntryChanges, now: Date): Promise<boolean> {
      const { status, scheduledDate, platform, description, timeZone, newDay } = changes
      const result = await db
        .updateTable('planner_entries')
        .set({
          updated_at: instant.encode(now),
          ...(status !== undefined && { status }),
          ...(scheduledDate !== undefined && { scheduled_at: scheduledDate }),
          ...(platform !== undefined && { platform }),
          ...(description !== undefined && { description }),
          ...(timeZone !== undefined && { time_zone: timeZone }),
          ...(newDay !== undefined && {
            reminded_at: sql<string | null>`case when reminded_on = ${newDay} then ${instant.encode(now)} end`,
          }),
        })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    /** Deletes an entry. Returns false where the user has no such entry. */
    async delete(userId: string, id: string): Promise<boolean> {
      const result = await db
        .deleteFrom('planner_entries')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return result.numDeletedRows === 1n
    },

    /** Number of a user's entries whose items are outside of the trash. */
    async count(userId: string): Promise<number> {
      if (!isSqlite(db)) {
        const { count } = await selectEntries(userId).clearSelect().select(countAll).executeTakeFirstOrThrow()
        return Number(count)
      }
      // SQLite blocks this thread, and reading `deleted_at` of long items is slow.
      let count = 0
      for (let last: string | null = ''; last !== null; await nextTurn()) {
        const window = await countWindow(userId, last)
        count += window.count
        last = window.last
      }
      return count
    },

    /** Number of a user's entries for an item. */
    async countByItem(userId: string, libraryItemId: string): Promise<number> {
      const row = await db
        .selectFrom('planner_entries')
        .select(countAll)
        .where('user_id', '=', userId)
        .where('library_item_id', '=', libraryItemId)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** All stored fields of at most `limit` entries of a user after `after`, including those of items in the trash. */
    async exportNext(userId: string, limit: number, after: EntryPosition | undefined) {
      const rows = await selectPlaces(userId, limit, after).selectAll().execute()
      return rows.map((row) => ({ ...toStored(row), remindedAt: row.reminded_at, remindedOn: row.reminded_on }))
    },
  }
}

type EntryRow = Selectable<PlannerEntriesTable> & { title: string; type: LibraryType }

export function toEntry(row: EntryRow): PlannedEntry {
  return { ...toStored(row), title: row.title, type: row.type }
}

function toStored(row: Selectable<PlannerEntriesTable>): Omit<PlannedEntry, 'title' | 'type'> {
  return {
    id: row.id,
    libraryItemId: row.library_item_id,
    ...(row.video_id !== null && { videoId: row.video_id }),
    platform: row.platform,
    scheduledDate: row.scheduled_at,
    timeZone: row.time_zone,
    description: row.description,
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
