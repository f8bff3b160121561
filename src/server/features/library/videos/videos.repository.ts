import { type Kysely, type Selectable } from 'kysely'
import { countAll, instant, json } from '../../../../../db/columns.ts'
import { inTransaction } from '../../../../../db/dialect.ts'
import { afterKeyset } from '../../../../../db/keyset.ts'
import { lockUser } from '../../../../../db/lock-user.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type VideosTable } from '../../../../../db/schema/videos.ts'
import { type Video } from '../../../../shared/features/videos/videos.schema.ts'

/** A stored video. Progress is computed from its pieces. */
export type StoredVideo = Omit<Video, 'progress' | 'next'>

/** Changes of a video; a missing field is not changed. */
export type VideoChanges = {
  [Name in 'title' | 'topic' | 'details' | 'platform' | 'tone' | 'hook']?: StoredVideo[Name] | undefined
}

/** The position of a video in its list. */
export type VideoPosition = Pick<StoredVideo, 'createdAt' | 'id'>

export type VideosRepository = ReturnType<typeof createVideosRepository>

export function createVideosRepository(db: Kysely<Database>) {
  const ofUser = (executor: Kysely<Database>, userId: string) =>
    executor.selectFrom('videos').selectAll().where('user_id', '=', userId)

  async function update(
    executor: Kysely<Database>,
    userId: string,
    id: string,
    { details, ...changes }: VideoChanges,
    now: Date,
  ): Promise<StoredVideo | undefined> {
    const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const row = await executor
      .updateTable('videos')
      .set({ ...named, ...(details && { details: json.encode(details) }), updated_at: instant.encode(now) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst()
    return row && toVideo(row)
  }

  /** Adds a video in a transaction. Returns false where the user would have more than `most`. */
  async function insertWithin(
    trx: Kysely<Database>,
    userId: string,
    video: StoredVideo,
    most: number,
  ): Promise<boolean> {
    await lockUser(trx, userId)
    const videos = trx.selectFrom('videos').select(countAll).where('user_id', '=', userId)
    const { count } = await videos.executeTakeFirstOrThrow()
    if (Number(count) >= most) return false
    await trx.insertInto('videos').values(toRow(userId, video)).execute()
    return true
  }

  return {
    insertWithin,

    async find(userId: string, id: string): Promise<StoredVideo | undefined> {
      const row = await ofUser(db, userId).where('id', '=', id).executeTakeFirst()
      return row && toVideo(row)
    },

    /** At most `limit` videos after `after`, newest first. */
    async findNext(userId: string, limit: number, after: VideoPosition | undefined): Promise<StoredVideo[]> {
      const place = after && ([after.createdAt, after.id] as const)
      const rows = await afterKeyset(ofUser(db, userId), ['created_at', 'id'], 'desc', place).limit(limit).execute()
      return rows.map(toVideo)
    },

    /**
     * Adds a video. Where the generation of hooks belongs to a video already, that video gets the hook and is returned.
     * Returns `unknown` where the user has no such generation, `full` where they would have more than `most` videos.
     */
    insert: (
      userId: string,
      video: StoredVideo,
      generationId: string | undefined,
      most: number,
    ): Promise<StoredVideo | 'unknown' | 'full'> =>
      inTransaction(db, async (trx) => {
        await lockUser(trx, userId)
        if (generationId !== undefined) {
          const found = await trx
            .selectFrom('generations')
            .select('video_id')
            .where('id', '=', generationId)
            .where('user_id', '=', userId)
            .where('tool', '=', 'hooks')
            .executeTakeFirst()
          if (!found) return 'unknown'
          if (found.video_id !== null) {
            const changes = { hook: video.hook ?? undefined }
            return (await update(trx, userId, found.video_id, changes, new Date(video.updatedAt))) ?? 'unknown'
          }
        }
        if (!(await insertWithin(trx, userId, video, most))) return 'full'
        if (generationId === undefined) return video
        await trx
          .updateTable('generations')
          .set({ video_id: video.id })
          .where('id', '=', generationId)
          .where('user_id', '=', userId)
          .execute()
        return video
      }),

    /** Changes the given fields; undefined where the user has no such video. */
    update: (userId: string, id: string, changes: VideoChanges, now: Date): Promise<StoredVideo | undefined> =>
      update(db, userId, id, changes, now),

    /** Deletes a video without its pieces. Returns false where the user has no such video. */
    async delete(userId: string, id: string): Promise<boolean> {
      const result = await db.deleteFrom('videos').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
      return result.numDeletedRows === 1n
    },
  }
}

export function toRow(userId: string, video: StoredVideo) {
  return {
    id: video.id,
    user_id: userId,
    title: video.title,
    topic: video.topic,
    details: json.encode(video.details),
    platform: video.platform,
    tone: video.tone,
    hook: video.hook,
    created_at: video.createdAt,
    updated_at: video.updatedAt,
  }
}

export function toVideo(row: Selectable<VideosTable>): StoredVideo {
  return {
    id: row.id,
    title: row.title,
    topic: row.topic,
    details: json.decode(row.details),
    platform: row.platform,
    tone: row.tone,
    hook: row.hook,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
