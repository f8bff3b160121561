import { type Kysely, sql } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'

/** A kept piece of sound: which file, and how long it has to be. */
export interface Segment {
  hash: string
  fileKey: string
  bytes: number
}

export type SegmentsRepository = ReturnType<typeof createSegmentsRepository>

export function createSegmentsRepository(db: Kysely<Database>) {
  const ofUser = (userId: string) => db.selectFrom('speech_segments').where('user_id', '=', userId)

  return {
    /** The piece of a user with this hash, where it was kept at `since` or later. */
    async find(userId: string, hash: string, since: Date): Promise<Segment | undefined> {
      return ofUser(userId)
        .select(['hash', 'file_key as fileKey', 'bytes'])
        .where('hash', '=', hash)
        .where('created_at', '>=', instant.encode(since))
        .executeTakeFirst()
    },

    /** Remembers a piece; one with the same hash is young again. */
    async insert(userId: string, { hash, fileKey, bytes }: Segment, now: Date): Promise<void> {
      const created_at = instant.encode(now)
      await db
        .insertInto('speech_segments')
        .values({ user_id: userId, hash, file_key: fileKey, bytes, created_at })
        .onConflict((conflict) => conflict.columns(['user_id', 'hash']).doUpdateSet({ bytes, created_at }))
        .execute()
    },

    /** The oldest pieces of a user, those beyond the newest `mostBytes`. */
    async findBeyond(userId: string, mostBytes: number): Promise<Segment[]> {
      const sum = await ofUser(userId)
        .select(sql<number | string | null>`sum(bytes)`.as('bytes'))
        .executeTakeFirst()
      if (Number(sum?.bytes ?? 0) <= mostBytes) return []
      const newestFirst = await ofUser(userId)
        .select(['hash', 'file_key as fileKey', 'bytes'])
        .orderBy('created_at', 'desc')
        .orderBy('hash')
        .execute()
      let kept = 0
      return newestFirst.filter(({ bytes }) => (kept += bytes) > mostBytes)
    },

    async delete(userId: string, hash: string): Promise<void> {
      await db.deleteFrom('speech_segments').where('user_id', '=', userId).where('hash', '=', hash).execute()
    },
  }
}
