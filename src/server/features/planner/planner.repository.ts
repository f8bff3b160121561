import { type Kysely, type Selectable } from 'kysely'
import { countAll, instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type PlannerEntriesTable } from '../../../../db/schema/planner.ts'
import { type PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'

/** An entry with what only the server asks for: the zone it was planned in, null where nobody said, and its last change. */
export interface PlannedEntry extends PlannerEntry {
  timeZone: string | null
  updatedAt: string
}

/** What may change of an entry; what is left out stays. */
export type EntryChanges = {
  [Name in 'status' | 'scheduledDate' | 'platform' | 'description' | 'timeZone']?: PlannedEntry[Name] | undefined
} & {
  /** Forgets that its owner was reminded of it. */
  remindAgain?: boolean
}

export type PlannerRepository = ReturnType<typeof createPlannerRepository>

export function createPlannerRepository(db: Kysely<Database>) {
  const entriesOf = (userId: string) =>
    db
      .selectFrom('planner_entries as entry')
      .innerJoin('library_items as item', 'item.id', 'entry.library_item_id')
      .selectAll('entry')
      .select(['item.title', 'item.type'])
      .where('entry.user_id', '=', userId)
      .where('item.user_id', '=', userId)
      // What lies in the trash of the library is planned again once it is out of there.
      .where('item.deleted_at', 'is', null)

  return {
    /** Plans an item. Returns false, and keeps nothing, when the user has no such item. */
    async insert(userId: string, entry: Omit<PlannedEntry, 'title' | 'type' | 'updatedAt'>): Promise<boolean> {
      const row = {
        id: entry.id,
        user_id: userId,
        platform: entry.platform,
        scheduled_at: entry.scheduledDate,
        time_zone: entry.timeZone,
        description: entry.description,
        status: entry.status,
        created_at: entry.createdAt,
        updated_at: entry.createdAt,
      }
      const names = Object.keys(row) as (keyof typeof row)[]
      const result = await db
        .insertInto('planner_entries')
        .columns(['library_item_id', ...names])
        // From the item itself, so that one which is deleted meanwhile is not planned.
        .expression((eb) =>
          eb
            .selectFrom('library_items')
            .select(['library_items.id', ...names.map((name) => eb.val(row[name]).as(`value_${name}`))])
            .where('library_items.id', '=', entry.libraryItemId)
            .where('library_items.user_id', '=', userId)
            .where('library_items.deleted_at', 'is', null),
        )
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },

    async find(userId: string, id: string): Promise<PlannedEntry | undefined> {
      const row = await entriesOf(userId).where('entry.id', '=', id).executeTakeFirst()
      return row && toEntry(row)
    },

    /** Every entry of a user, the earliest date first. */
    async findAll(userId: string): Promise<PlannedEntry[]> {
      const rows = await entriesOf(userId).orderBy('entry.scheduled_at').orderBy('entry.id').execute()
      return rows.map(toEntry)
    },

    /** Changes what is named; false when the user has no such entry. */
    async update(userId: string, id: string, changes: EntryChanges, now: Date): Promise<boolean> {
      const { status, scheduledDate, platform, description, timeZone, remindAgain } = changes
      const result = await db
        .updateTable('planner_entries')
        .set({
          updated_at: instant.encode(now),
          ...(status !== undefined && { status }),
          ...(scheduledDate !== undefined && { scheduled_at: scheduledDate }),
          ...(platform !== undefined && { platform }),
          ...(description !== undefined && { description }),
          ...(timeZone !== undefined && { time_zone: timeZone }),
          ...(remindAgain && { reminded_at: null }),
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
      const row = await entriesOf(userId).clearSelect().select(countAll).executeTakeFirstOrThrow()
      return Number(row.count)
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

    /** Everything that is kept of a user's plan. */
    async exportAll(userId: string) {
      const rows = await db
        .selectFrom('planner_entries')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('scheduled_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...toStored(row), remindedAt: row.reminded_at }))
    },
  }
}

function toEntry(row: Selectable<PlannerEntriesTable> & { title: string; type: string }): PlannedEntry {
  return { ...toStored(row), title: row.title, type: row.type as PlannedEntry['type'] }
}

function toStored(row: Selectable<PlannerEntriesTable>): Omit<PlannedEntry, 'title' | 'type'> {
  return {
    id: row.id,
    libraryItemId: row.library_item_id,
    platform: row.platform as PlannedEntry['platform'],
    scheduledDate: row.scheduled_at,
    timeZone: row.time_zone,
    description: row.description,
    status: row.status as PlannedEntry['status'],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
