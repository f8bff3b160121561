import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'

export type CalendarFeedRepository = ReturnType<typeof createCalendarFeedRepository>

export function createCalendarFeedRepository(db: Kysely<Database>) {
  return {
    /** When a user's feed was created, ISO 8601 in UTC. */
    async findSince(userId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('calendar_feeds')
        .select('created_at')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.created_at
    },

    /** The user of a feed's token, unless their account is blocked or being deleted. */
    async findOwner(tokenHash: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('calendar_feeds')
        .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
        .select('calendar_feeds.user_id')
        .where('calendar_feeds.token_hash', '=', tokenHash)
        .where('users.leaving_at', 'is', null)
        .where('users.blocked_at', 'is', null)
        .executeTakeFirst()
      return row?.user_id
    },

    /** Sets the token of a user's feed, replacing an earlier one. */
    async replace(userId: string, tokenHash: string, now: Date): Promise<void> {
      const columns = { token_hash: tokenHash, created_at: instant.encode(now) }
      await db
        .insertInto('calendar_feeds')
        .values({ user_id: userId, ...columns })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
        .execute()
    },

    async delete(userId: string): Promise<void> {
      await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
    },
  }
}
