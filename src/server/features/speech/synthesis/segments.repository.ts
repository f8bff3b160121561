import { type Kysely, sql } from 'kysely'
import { instant } from '../../../../../db/columns.ts'
import type { Database } from '../../../../../db/schema/database.ts'

/** Pieces beyond a user's limit deleted at a time, so that the query's time does not grow with their number. */
const MOST_FORGOTTEN = 100

/** A cached piece: its file and its length. */
export interface Segment {
  hash: string
  fileKey: string
  bytes: number
}

export type SegmentsRepository = ReturnType<typeof createSegmentsRepository>

export function createSegmentsRepository(db: Kysely<Database>) {
  const ofUser = (userId: string) => db.selectFrom('speech_segments').where('user_id', '=', userId)

  return {
    /** The piece of a user with this hash, if it was cached at `since` or later. */
    async find(userId: string, hash: string, since: Date): Promise<Segment | undefined> {
      return ofUser(userId)
        .select(['hash', 'file_key as fileKey', 'bytes'])
        .where('hash', '=', hash)
        .where('created_at', '>=', instant.encode(since))
        .executeTakeFirst()
    },

    /** Stores a piece, or renews the time of one with the same hash. */
    async insert(userId: string, { hash, fileKey, bytes }: Segment, now: Date): Promise<void> {
      const created_at = instant.encode(now)
      await db
        .insertInto('speech_segments')
        .values({ user_id: userId, hash, file_key: fileKey, bytes, created_at })
        .onConflict((conflict) => conflict.columns(['user_id', 'hash']).doUpdateSet({ bytes, created_at }))
        .execute()
    },

    /**
     * Deletes the oldest pieces of a user beyond the newest `mostPieces` and `mostBytes`, some at a time. Returns the
     * keys of their files.
     */
    async forgetBeyond(userId: string, mostPieces: number, mostBytes: number): Promise<string[]> {
      const newest = ofUser(userId)
        .select(['hash', 'bytes', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('hash', 'desc')
        .limit(mostPieces + MOST_FORGOTTEN)
      const ranked = db
        .selectFrom(newest.as('newest'))
        .select([
          'hash',
          'created_at',
          sql<number>`row_number() over (order by created_at desc, hash desc)`.as('pieces'),
          sql<number>`sum(bytes) over (order by created_at desc, hash desc)`.as('bytes'),
        ])
      const beyond = db
        .selectFrom(ranked.as('ranked'))
        .select('hash')
        .where((eb) => eb.or([eb('pieces', '>', mostPieces), eb('bytes', '>', mostBytes)]))
        .orderBy('created_at')
        .orderBy('hash')
        .limit(MOST_FORGOTTEN)
      const gone = await db
        .deleteFrom('speech_segments')
        .where('user_id', '=', userId)
        .where('hash', 'in', beyond)
        .returning('file_key')
        .execute()
      return gone.map(({ file_key }) => file_key)
    },
  }
}
