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

/** An entry with the fields that only the server needs: the zone it was planned in, null where none was given, and its last change. */
export interface PlannedEntry extends PlannerEntry {
  timeZone: string | null
  updatedAt: string
}

/** A new entry. `remindedAt` is null where its owner is still to be reminded of it, as of any new one. */
export type NewEntry = Omit<PlannedEntry, 'title' | 'type' | 'updatedAt'> & {
  updatedAt?: string
  remindedAt?: string | null
}

/** What identifies an entry among those of a user. */
export type EntryPlace = Pick<PlannedEntry, 'id' | 'libraryItemId' | 'platform' | 'scheduledDate'>

/** The position of an entry in its list. */
export type EntryPosition = Pick<PlannedEntry, 'id' | 'scheduledDate'>

/** Changes of an entry; a missing field stays. */
export type EntryChanges = {
  [Name in 'status' | 'scheduledDate' | 'platform' | 'description' | 'timeZone']?: PlannedEntry[Name] | undefined
} & {
  /** The local day (`YYYY-MM-DD`) to which it moves from another one: its owner is reminded of it there, unless they were already. */
  newDay?: string | undefined
}

/** Entries that one statement counts. */
const COUNTED_AT_ONCE = 500

/** Entries with their items, but for those of items in the trash: they are hidden until the item is restored. */
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

  /** How many entries right behind `last` are of items outside of the trash; `last` is their end, null where nothing follows it. */
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
      // Selected from the item itself, so that nothing is planned for an item that was deleted meanwhile.
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

  /** How many entries a user has, those of items in the trash too. */
  async function countAllOf(userId: string, executor: Kysely<Database> = db): Promise<number> {
    const row = await executor
      .selectFrom('planner_entries')
      .select(countAll)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }

  /** Saves entries if there are no more than `most` afterwards, counting parallel requests. */
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
     * Plans items, all or none, but for those that the user does not have. Returns how many entries were saved, or `full` where
     * the user would have more than `most`. Throws what `requireLease` throws.
     */
    insert: insertWithin,
    countAllOf: (userId: string): Promise<number> => countAllOf(userId),

    async find(userId: string, id: string): Promise<PlannedEntry | undefined> {
      const row = await selectEntries(userId).where('entry.id', '=', id).executeTakeFirst()
      return row && toEntry(row)
    },

    /** At most `limit` entries of a user behind `after`, the earliest date first. */
    async findNext(userId: string, limit: number, after: EntryPosition | undefined): Promise<PlannedEntry[]> {
      const place = after && ([after.scheduledDate, after.id] as const)
      const rows = await afterKeyset(selectEntries(userId), ['entry.scheduled_at', 'entry.id'], 'asc', place)
        .limit(limit)
        .execute()
      return rows.map(toEntry)
    },

    /** The same of all that a user has planned, of items in the trash too. */
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

    /** Changes what is named; false when the user has no such entry. */
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

    /** Deletes an entry; false when the user has none of this id. */
    async delete(userId: string, id: string): Promise<boolean> {
      const result = await db
        .deleteFrom('planner_entries')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return result.numDeletedRows === 1n
    },

    /** How many entries a user has, of items outside of the trash. */
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

    /** How many entries of a user plan an item. */
    async countByItem(userId: string, libraryItemId: string): Promise<number> {
      const row = await db
        .selectFrom('planner_entries')
        .select(countAll)
        .where('user_id', '=', userId)
        .where('library_item_id', '=', libraryItemId)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** All stored fields of at most `limit` entries of a user behind `after`, of items in the trash too. */
    async exportNext(userId: string, limit: number, after: EntryPosition | undefined) {
      const rows = await selectPlaces(userId, limit, after).selectAll().execute()
      return rows.map((row) => ({ ...toStored(row), remindedAt: row.reminded_at, remindedOn: row.reminded_on }))
    },
  }
}

export function toEntry(row: Selectable<PlannerEntriesTable> & { title: string; type: LibraryType }): PlannedEntry {
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
