import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'

/** An entry whose owner was not reminded yet, as much of it as tells when to. */
export interface AwaitingEntry {
  id: string
  userId: string
  scheduledDate: string
  timeZone: string | null
}

/** An entry that is this server's to remind of. */
export interface ClaimedEntry extends AwaitingEntry {
  title: string
  platform: string
  description: string | null
}

export type ReminderRepository = ReturnType<typeof createReminderRepository>

/** Entries that are not completed, of users who want mail and whose address is their own. */
export function createReminderRepository(db: Kysely<Database>) {
  const awaiting = (between: { from: Date; to: Date }) =>
    db
      .selectFrom('planner_entries as entry')
      .innerJoin('users as user', 'user.id', 'entry.user_id')
      .innerJoin('preferences as preference', 'preference.user_id', 'entry.user_id')
      .innerJoin('library_items as item', 'item.id', 'entry.library_item_id')
      .select(['entry.id', 'entry.user_id as userId', 'entry.scheduled_at as scheduledDate'])
      .select('entry.time_zone as timeZone')
      .where('entry.reminded_at', 'is', null)
      .where('entry.scheduled_at', '>', instant.encode(between.from))
      .where('entry.scheduled_at', '<', instant.encode(between.to))
      .where('entry.status', '<>', 'completed')
      .where('preference.email_updates', '=', 1)
      .where('user.email_verified_at', 'is not', null)
      .where('user.leaving_at', 'is', null)
      .where('item.deleted_at', 'is', null)

  return {
    /** What is planned between two instants and awaits a reminder, in order: `limit` of them behind `after`. */
    async findAwaiting(
      between: { from: Date; to: Date },
      limit: number,
      after: { id: string; scheduledDate: string } | undefined,
    ): Promise<AwaitingEntry[]> {
      return awaiting(between)
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb.or([
              eb('entry.scheduled_at', '>', after?.scheduledDate ?? ''),
              eb.and([eb('entry.scheduled_at', '=', after?.scheduledDate ?? ''), eb('entry.id', '>', after?.id ?? '')]),
            ]),
          ),
        )
        .orderBy('entry.scheduled_at')
        .orderBy('entry.id')
        .limit(limit)
        .execute()
    },

    /** What of a user is planned between two instants and awaits a reminder. */
    findOf: (userId: string, between: { from: Date; to: Date }): Promise<AwaitingEntry[]> =>
      awaiting(between).where('entry.user_id', '=', userId).execute(),

    /**
     * Takes a user's entries to remind of, in one statement: of servers that try at once each entry goes to one. Returns
     * those that were taken as they are now, the earliest first.
     */
    async claim(userId: string, ids: readonly string[], now: Date): Promise<ClaimedEntry[]> {
      const rows = await db
        .updateTable('planner_entries')
        .set({ reminded_at: instant.encode(now) })
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .where('reminded_at', 'is', null)
        .where('status', '<>', 'completed')
        .returning(['id', 'user_id', 'library_item_id', 'scheduled_at', 'time_zone', 'platform', 'description'])
        .execute()
      if (rows.length === 0) return []
      const items = await db
        .selectFrom('library_items')
        .select(['id', 'title'])
        .where('user_id', '=', userId)
        .where('id', 'in', [...new Set(rows.map((row) => row.library_item_id))])
        .execute()
      const titles = new Map(items.map((item) => [item.id, item.title]))
      return rows
        .map((row) => ({
          id: row.id,
          userId: row.user_id,
          scheduledDate: row.scheduled_at,
          timeZone: row.time_zone,
          title: titles.get(row.library_item_id) ?? '',
          platform: row.platform,
          description: row.description,
        }))
        .toSorted((a, b) => a.scheduledDate.localeCompare(b.scheduledDate))
    },

    /** Gives entries back that were taken at `claimedAt`, and of which nobody was reminded. */
    async release(userId: string, ids: readonly string[], claimedAt: Date): Promise<void> {
      await db
        .updateTable('planner_entries')
        .set({ reminded_at: null })
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .where('reminded_at', '=', instant.encode(claimedAt))
        .execute()
    },
  }
}
