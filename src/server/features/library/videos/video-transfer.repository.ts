import { type Kysely } from 'kysely'
import { countAll, json } from '../../../../../db/columns.ts'
import { afterKeyset } from '../../../../../db/keyset.ts'
import { lockUser } from '../../../../../db/lock-user.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type InTransaction } from '../../../../../db/transaction.ts'
import { type ArchiveVideo } from '../../../../shared/features/library/archive.schema.ts'
import { type MadeFrom } from '../../../../shared/features/videos/videos.rules.ts'
import { toRow, toVideo, type VideoPosition } from './videos.repository.ts'

/** A piece, with its table and the video that it joins. */
export interface JoinedPiece {
  kind: keyof typeof TABLES
  id: string
  videoId: string
  madeFrom: MadeFrom | null
  videoAt: string | null
}

const TABLES = { items: 'library_items', recordings: 'voice_recordings', entries: 'planner_entries' } as const

export type VideoTransferRepository = ReturnType<typeof createVideoTransferRepository>

/** Exports and imports videos. */
export function createVideoTransferRepository(db: Kysely<Database>) {
  const ofUser = (userId: string) => db.selectFrom('videos').where('user_id', '=', userId)

  return {
    /** At most `limit` videos after `after`, newest first. */
    async findNext(userId: string, limit: number, after: VideoPosition | undefined): Promise<ArchiveVideo[]> {
      const place = after && ([after.createdAt, after.id] as const)
      const rows = await afterKeyset(ofUser(userId), ['created_at', 'id'], 'desc', place)
        .selectAll()
        .limit(limit)
        .execute()
      return rows.map((row) => ({ ...toVideo(row), originalId: row.original_id }))
    },

    /** Every video with its id in the account where it was created. */
    findOrigins: (userId: string): Promise<{ id: string; originalId: string | null }[]> =>
      ofUser(userId).select(['id', 'original_id as originalId']).orderBy('id').execute(),

    /**
     * Saves imported videos, except those whose original exists. Returns `full`, and saves none, where the user would
     * have more than `most`. Throws the errors of `requireLease`.
     */
    insertAll: (
      userId: string,
      videos: readonly ArchiveVideo[],
      most: number,
      requireLease?: InTransaction,
    ): Promise<'kept' | 'full'> =>
      db.transaction().execute(async (trx) => {
        await requireLease?.(trx)
        await lockUser(trx, userId)
        const own = trx.selectFrom('videos').where('user_id', '=', userId)
        const { count } = await own.select(countAll).executeTakeFirstOrThrow()
        if (Number(count) + videos.length > most) return 'full'
        await trx
          .insertInto('videos')
          .values(videos.map((video) => ({ ...toRow(userId, video), original_id: video.originalId })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return 'kept'
      }),

    /** How many videos a user has. */
    async count(userId: string): Promise<number> {
      const { count } = await ofUser(userId).select(countAll).executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Adds pieces without a video to videos, all or none. Throws the errors of `requireLease`. */
    join: (userId: string, pieces: readonly JoinedPiece[], requireLease?: InTransaction): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await requireLease?.(trx)
        for (const { kind, id, videoId, madeFrom, videoAt } of pieces) {
          const made = { made_from: madeFrom && json.encode(madeFrom), video_at: videoAt }
          await trx
            .updateTable(TABLES[kind])
            .set((eb) => ({
              video_id: eb
                .selectFrom('videos')
                .select('videos.id')
                .where('videos.id', '=', videoId)
                .where('videos.user_id', '=', userId),
              ...(kind !== 'entries' && made),
            }))
            .where('id', '=', id)
            .where('user_id', '=', userId)
            .where('video_id', 'is', null)
            .execute()
        }
      }),
  }
}
