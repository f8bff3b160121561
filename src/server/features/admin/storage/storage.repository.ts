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

    /** At most `limit` accounts by the bytes of their library and audio, most first, after the one at `after`. */
    async findLargest(after: { bytes: number; id: string } | undefined, limit: number): Promise<AccountSpace[]> {
      const sounds = db
        .selectFrom('speech_generations')
        .select(['user_id', sql<number>`sum(file_bytes)`.as('audio')])
        .where('file_key', 'is not', null)
        .groupBy('user_id')
        .as('sounds')
      const sized = db
        .selectFrom('users')
        .leftJoin('library_usage as texts', 'texts.user_id', 'users.id')
        .leftJoin(sounds, 'sounds.user_id', 'users.id')
        .select([
          'users.id',
          'users.email',
          sql<number | string>`coalesce(texts.items, 0)`.as('items'),
          sql<number | string>`coalesce(texts.bytes, 0)`.as('texts'),
          sql<number | string>`coalesce(sounds.audio, 0)`.as('audio'),
          sql<number | string>`coalesce(texts.bytes, 0) + coalesce(sounds.audio, 0)`.as('total'),
        ])
        .as('sized')
      const rows = await db
        .selectFrom(sized)
        .select(['id', 'email', 'items', 'texts', 'audio'])
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(total < ${after?.bytes ?? 0} or (total = ${after?.bytes ?? 0} and id > ${after?.id ?? ''}))`,
          ),
        )
        .orderBy('total', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ items, texts, audio, ...row }) => ({
        ...row,
        items: Number(items),
        texts: Number(texts),
        audio: Number(audio),
      }))
    },
  }
}
