import { type Kysely, sql } from 'kysely'
import { afterKeyset } from '../../../../db/keyset.ts'
import { isOneOf } from '../../../../db/one-of.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type PlannedEntry, selectWithItems, toEntry } from './planner.repository.ts'

export type VideoEntriesRepository = ReturnType<typeof createVideoEntriesRepository>

/** Plan entries of videos, and the times from which the next slot is computed. */
export function createVideoEntriesRepository(db: Kysely<Database>) {
  /** The owner is compared so that no index of users is used, which would read all entries of the user. */
  const ofVideos = (userId: string) => selectWithItems(db).where(sql<boolean>`entry.user_id || '' = ${userId}`)

  return {
    /** For each of these videos the next entry that is not completed, otherwise the last. */
    async findNext(userId: string, videoIds: readonly string[]): Promise<PlannedEntry[]> {
      if (videoIds.length === 0) return []
      const isOpen = sql`case when entry.status <> 'completed' then entry.scheduled_at end`
      const rows = await db
        .selectFrom(
          ofVideos(userId)
            .where(isOneOf(db, 'entry.video_id', videoIds))
            .select(
              sql<number>`row_number() over (partition by entry.video_id
                order by case when ${isOpen} is null then 1 else 0 end, ${isOpen}, entry.scheduled_at desc, entry.id)`.as(
                'place',
              ),
            )
            .as('placed'),
        )
        .selectAll()
        .where('place', '=', 1)
        .execute()
      return rows.map(toEntry)
    },

    /** At most `limit` entries of a video, the earliest date first. */
    async findAll(userId: string, videoId: string, limit: number): Promise<PlannedEntry[]> {
      const rows = await afterKeyset(
        ofVideos(userId).where('entry.video_id', '=', videoId),
        ['entry.scheduled_at', 'entry.id'],
        'asc',
        undefined,
      )
        .limit(limit)
        .execute()
      return rows.map(toEntry)
    },

    /** The times of a user's newest entries on one side of an instant, including entries of items in the trash. */
    async findTimes(userId: string, side: '<' | '>=', at: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('planner_entries')
        .select('scheduled_at')
        .where('user_id', '=', userId)
        .where('scheduled_at', side, at)
        .orderBy('scheduled_at', side === '<' ? 'desc' : 'asc')
        .limit(limit)
        .execute()
      return rows.map((row) => row.scheduled_at)
    },

    /** Deletes every entry of a video. */
    async deleteAll(userId: string, videoId: string): Promise<void> {
      await db.deleteFrom('planner_entries').where('user_id', '=', userId).where('video_id', '=', videoId).execute()
    },
  }
}
