import { type Kysely, sql } from 'kysely'
import { findDatabaseBytes } from '../../../../../db/database-size.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type AccountSpace } from '../../../../shared/features/admin/storage.schema.ts'

export type StorageRepository = ReturnType<typeof createStorageRepository>

/** Sizes of what this server stores, for its owners. */
export function createStorageRepository(db: Kysely<Database>) {
  return {
    findDatabaseBytes: () => findDatabaseBytes(db),

    /** Bytes of the audio files that accounts have, and of cached pieces. */
    async findAudioBytes(): Promise<{ audio: number; pieces: number }> {
      const files = await db
        .selectFrom('speech_generations')
        .select(sql<number | string | null>`sum(file_bytes)`.as('bytes'))
        .where('file_key', 'is not', null)
        .executeTakeFirst()
      const pieces = await db
        .selectFrom('speech_segments')
        .select(sql<number | string | null>`sum(bytes)`.as('bytes'))
        .executeTakeFirst()
      return { audio: Number(files?.bytes ?? 0), pieces: Number(pieces?.bytes ?? 0) }
    },

    /**
     * At most `limit` accounts that have a library or audio, by their bytes, most first. Both tables are read once, whatever
     * the number of accounts.
     */
    async findLargest(limit: number): Promise<Omit<AccountSpace, 'email'>[]> {
      const stored = db
        .selectFrom('library_usage')
        .select(['user_id', 'items', 'bytes as texts', sql<number>`0`.as('audio')])
        .unionAll(
          db
            .selectFrom('speech_generations')
            .select(['user_id', sql<number>`0`.as('items'), sql<number>`0`.as('texts'), 'file_bytes as audio'])
            .where('file_key', 'is not', null),
        )
      const rows = await db
        .selectFrom(stored.as('stored'))
        .select([
          'user_id as id',
          sql<number | string>`sum(items)`.as('items'),
          sql<number | string>`sum(texts)`.as('texts'),
          sql<number | string>`sum(audio)`.as('audio'),
          sql`sum(texts) + sum(audio)`.as('total'),
        ])
        .groupBy('user_id')
        .orderBy('total', 'desc')
        .orderBy('user_id')
        .limit(limit)
        .execute()
      return rows.map(({ id, items, texts, audio }) => ({
        id,
        items: Number(items),
        texts: Number(texts),
        audio: Number(audio),
      }))
    },
  }
}
