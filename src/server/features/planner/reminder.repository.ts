import { type Kysely, sql } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { afterKeyset } from '../../../../db/keyset.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type EntryPosition } from './planner.repository.ts'

/** An entry whose owner was not reminded yet, with the fields that decide when. */
export interface AwaitingEntry {
  id: string
  userId: string
  scheduledDate: string
  timeZone: string | null
}

/** The same, with how many mails of which day its owner had last; 0 and '' where none. */
export interface AwaitingMail extends AwaitingEntry {
  mails: number
  mailDay: string
}

/** Some of the entries that await a reminder, and the entry behind which more may follow; undefined at the end. */
export interface AwaitingPage {
  entries: AwaitingMail[]
  last: EntryPosition | undefined
}

interface Span {
  from: Date
  to: Date
}

/** An entry in its mail. */
export interface ToldEntry extends Pick<AwaitingEntry, 'scheduledDate' | 'timeZone'> {
  title: string
  platform: string
  description: string | null
}

export type ReminderRepository = ReturnType<typeof createReminderRepository>

/** Entries that are not completed, of users with mail switched on and a verified address. */
export function createReminderRepository(db: Kysely<Database>) {
  const between = ({ from, to }: Span) =>
    db
      .selectFrom('planner_entries')
      .select(['id', 'user_id', 'library_item_id', 'scheduled_at', 'time_zone', 'status'])
      .where('scheduled_at', '>', instant.encode(from))
      .where('scheduled_at', '<', instant.encode(to))

  /** Reads no more than `limit` entries, of whomever and however far they are, so that no read takes longer than that. */
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
      .select(['user.email_verified_at', 'user.leaving_at', 'item.deleted_at'])
      .orderBy('entry.scheduled_at')
      .orderBy('entry.id')
      .execute()
    const awaiting = rows.filter(
      (row) =>
        row.status !== 'completed' &&
        row.email_updates === 1 &&
        row.email_verified_at !== null &&
        row.leaving_at === null &&
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
    /** What is planned in a span of time and awaits a reminder, in order: of the next `limit` entries behind `after`. */
    findAwaiting: (span: Span, limit: number, after: EntryPosition | undefined): Promise<AwaitingPage> =>
      readPage(between(span).where('reminded_at', 'is', null), limit, after),

    /** The same of one user. */
    findByUser: (userId: string, span: Span, limit: number, after: EntryPosition | undefined): Promise<AwaitingPage> =>
      readPage(
        between(span)
          .where('user_id', '=', userId)
          // Written so that the index of the user's dates is taken, not that of all that awaits.
          .where(sql<string>`coalesce(reminded_at, '')`, '=', ''),
        limit,
        after,
      ),

    /**
     * Counts a mail of a day (`YYYY-MM-DD`) to a user before it is sent. A day before the last one counts as that, so that no
     * change of zone makes room. Returns false where the user had as many as `most` mails on that day.
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

    /** Counts `mails` instead of the one that `beginMail` counted: 0 where none went out. */
    async endMail(userId: string, mails: number): Promise<void> {
      if (mails === 1) return
      await db
        .updateTable('reminder_days')
        .set((eb) => ({ mails: eb('mails', '+', mails - 1) }))
        .where('user_id', '=', userId)
        .execute()
    },

    /** What is stored of a user's mails: their last day. */
    async exportAll(userId: string) {
      const rows = await db.selectFrom('reminder_days').selectAll().where('user_id', '=', userId).execute()
      return rows.map(({ day, mails }) => ({ day, mails }))
    },

    /** Takes a user's entries to remind of on a day (`YYYY-MM-DD`). Returns those that were taken as they are now. */
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

    /** The entries in a user's mail, the earliest first. */
    findTold: (userId: string, ids: readonly string[]): Promise<ToldEntry[]> =>
      db
        .selectFrom('planner_entries as entry')
        .innerJoin('library_items as item', 'item.id', 'entry.library_item_id')
        .select(['entry.scheduled_at as scheduledDate', 'entry.time_zone as timeZone', 'item.title'])
        .select(['entry.platform', 'entry.description'])
        .where('entry.user_id', '=', userId)
        .where('entry.id', 'in', ids)
        .orderBy('entry.scheduled_at')
        .orderBy('entry.id')
        .execute(),

    /** Returns entries that were claimed at `claimedAt`, and for which no mail was sent. */
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
