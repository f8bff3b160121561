import { type Kysely, sql } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { afterKeyset } from '../../../../db/keyset.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type EntryPosition } from './planner.repository.ts'

/** An entry whose owner was not reminded yet, with the fields that decide when to do so. */
export interface AwaitingEntry {
  id: string
  userId: string
  scheduledDate: string
  timeZone: string | null
}

/**
 * An awaiting entry, with the day of its owner's last mail and the number of mails on that day; '' and 0 where there was none.
 */
export interface AwaitingMail extends AwaitingEntry {
  mails: number
  mailDay: string
}

/** A page of entries that await a reminder, and the entry after which more may follow; undefined at the end. */
export interface AwaitingPage {
  entries: AwaitingMail[]
  last: EntryPosition | undefined
}

interface Span {
  from: Date
  to: Date
}

/** An entry of a mail. */
export interface MailedEntry extends Pick<AwaitingEntry, 'scheduledDate' | 'timeZone'> {
  title: string
  platform: string
  description: string | null
  videoId: string | null
}

export type ReminderRepository = ReturnType<typeof createReminderRepository>

/** Entries that are not completed, of users with a verified address who have mails switched on. */
export function createReminderRepository(db: Kysely<Database>) {
  const between = ({ from, to }: Span) =>
    db
      .selectFrom('planner_entries')
      .select(['id', 'user_id', 'library_item_id', 'scheduled_at', 'time_zone', 'status'])
      .where('scheduled_at', '>', instant.encode(from))
      .where('scheduled_at', '<', instant.encode(to))

  /** Reads at most `limit` entries, whichever users they belong to, so that the time of a statement is bounded. */
  async function readPage(
    entries: ReturnType<typeof between>,
    limit: number,
    after: EntryPosition | undefined,
  ): Promise<AwaitingPage> {
    const place = after && ([after.scheduledDate, after.id] as const)
    const next = afterKeyset(entries, ['scheduled_at', 'id'], 'asc', place).limit(limit)
    const rows = await db
      .selectFrom(next.as('entry'))
      .innerJoin('users as user', 'user.id', 'entry.user_id')
      .innerJoin('library_items as item', 'item.id', 'entry.library_item_id')
      .leftJoin('preferences as preference', 'preference.user_id', 'entry.user_id')
      .leftJoin('reminder_days as last', 'last.user_id', 'entry.user_id')
      .select(['entry.id', 'entry.user_id as userId', 'entry.scheduled_at as scheduledDate'])
      .select(['entry.time_zone as timeZone', 'entry.status', 'preference.email_updates'])
      .select(['last.mails', 'last.day as mailDay'])
      .select(['user.email_verified_at', 'user.leaving_at', 'user.blocked_at', 'item.deleted_at'])
      .orderBy('entry.scheduled_at')
      .orderBy('entry.id')
      .execute()
    const awaiting = rows.filter(
      (row) =>
        row.status !== 'completed' &&
        row.email_updates === 1 &&
        row.email_verified_at !== null &&
        row.leaving_at === null &&
        row.blocked_at === null &&
        row.deleted_at === null,
    )
    return {
      entries: awaiting.map(({ id, userId, scheduledDate, timeZone, mails, mailDay }) => ({
        id,
        userId,
        scheduledDate,
        timeZone,
        mails: mails ?? 0,
        mailDay: mailDay ?? '',
      })),
      last: rows.length < limit ? undefined : rows.at(-1),
    }
  }

  return {
    /** Entries in a time span that await a reminder, in order, among the next `limit` entries after `after`. */
    findAwaiting: (span: Span, limit: number, after: EntryPosition | undefined): Promise<AwaitingPage> =>
      readPage(between(span).where('reminded_at', 'is', null), limit, after),

    /** Like `findAwaiting`, for one user. */
    findByUser: (userId: string, span: Span, limit: number, after: EntryPosition | undefined): Promise<AwaitingPage> =>
      readPage(
        between(span)
          .where('user_id', '=', userId)
          // Written so that the planner uses the index of the user's dates, not that of all awaiting entries.
          .where(sql<string>`coalesce(reminded_at, '')`, '=', ''),
        limit,
        after,
      ),

    /**
     * Counts a mail on a day (`YYYY-MM-DD`) to a user before it is sent. A day before the last one counts as the last
     * one, so that a change of zone allows no further mail. Returns false where the user had `most` mails on that day.
     */
    async beginMail(userId: string, day: string, most: number): Promise<boolean> {
      const isNew = sql<boolean>`excluded.day > reminder_days.day`
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('reminder_days')
        .values({ user_id: userId, day, mails: 1 })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({
              mails: sql<number>`case when ${isNew} then 1 else reminder_days.mails + 1 end`,
              day: sql<string>`case when ${isNew} then excluded.day else reminder_days.day end`,
            })
            .where((eb) => eb.or([isNew, eb('reminder_days.mails', '<', most)])),
        )
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /** Replaces the mail that `beginMail` counted by `mails`: 0 where none was sent. */
    async endMail(userId: string, mails: number): Promise<void> {
      if (mails === 1) return
      await db
        .updateTable('reminder_days')
        .set((eb) => ({ mails: eb('mails', '+', mails - 1) }))
        .where('user_id', '=', userId)
        .execute()
    },

    /** The stored data of a user's mails: their last day. */
    async exportAll(userId: string) {
      const rows = await db.selectFrom('reminder_days').selectAll().where('user_id', '=', userId).execute()
      return rows.map(({ day, mails }) => ({ day, mails }))
    },

    /** Marks a user's entries as reminded of on a day (`YYYY-MM-DD`). Returns the marked ones as they are now. */
    claim: (
      userId: string,
      ids: readonly string[],
      { day, now }: { day: string; now: Date },
    ): Promise<AwaitingEntry[]> =>
      db
        .updateTable('planner_entries')
        .set({ reminded_at: instant.encode(now), reminded_on: day })
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .where('reminded_at', 'is', null)
        .where('status', '<>', 'completed')
        .returning(['id', 'user_id as userId', 'scheduled_at as scheduledDate', 'time_zone as timeZone'])
        .execute(),

    /** The entries of a user's mail, the earliest first. */
    findMailed: (userId: string, ids: readonly string[]): Promise<MailedEntry[]> =>
      db
        .selectFrom('planner_entries as entry')
        .innerJoin('library_items as item', 'item.id', 'entry.library_item_id')
        .select(['entry.scheduled_at as scheduledDate', 'entry.time_zone as timeZone', 'item.title'])
        .select(['entry.platform', 'entry.description', 'entry.video_id as videoId'])
        .where('entry.user_id', '=', userId)
        .where('entry.id', 'in', ids)
        .orderBy('entry.scheduled_at')
        .orderBy('entry.id')
        .execute(),

    /** Unmarks entries that were claimed at `claimedAt`, because no mail was sent. */
    async release(userId: string, ids: readonly string[], claimedAt: Date): Promise<void> {
      await db
        .updateTable('planner_entries')
        .set({ reminded_at: null, reminded_on: null })
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .where('reminded_at', '=', instant.encode(claimedAt))
        .execute()
    },
  }
}
