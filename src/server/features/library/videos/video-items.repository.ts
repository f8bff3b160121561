import { type Kysely } from 'kysely'
import { json } from '../../../../../db/columns.ts'
import { inTransaction } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { type MadeFrom } from '../../../../shared/features/videos/videos.rules.ts'
import { moveEntriesTo, moveStrayEntries } from './video-replan.repository.ts'
import { ownedBy } from '../items/library-row.repository.ts'

type Item = Pick<LibraryItem, 'id' | 'type' | 'content'>

/** Sets the hook of a video, in a transaction, unless it is too long. */
async function setHook(trx: Kysely<Database>, userId: string, videoId: string, hook: string, at: string) {
  if (hook.length > INPUT_LIMITS.title) return
  await trx
    .updateTable('videos')
    .set({ hook, updated_at: at })
    .where('id', '=', videoId)
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Adds items to a video, in a transaction. Items that belong to it already retain their source. A hook becomes the hook
 * of the video.
 */
export async function joinVideo(
  trx: Kysely<Database>,
  userId: string,
  items: readonly Item[],
  { videoId, madeFrom }: { videoId: string; madeFrom: MadeFrom | null },
  at: string,
): Promise<void> {
  const made = madeFrom && json.encode(madeFrom)
  const ids = items.map(({ id }) => id)
  await trx
    .updateTable('library_items')
    .set((eb) => ({
      // Selected, so that the video may have been deleted meanwhile.
      video_id: eb.selectFrom('videos').select('id').where('id', '=', videoId).where('user_id', '=', userId),
      made_from: eb
        .case()
        .when('video_id', '=', videoId)
        .then(eb.fn.coalesce('made_from', eb.val(made)))
        .else(made)
        .end(),
      video_at: at,
    }))
    .where('id', 'in', ids)
    .where(ownedBy(userId))
    .execute()
  for (const { type, content } of items) if (type === 'hook') await setHook(trx, userId, videoId, content, at)
  await moveStrayEntries(trx, userId, ids, at)
  await moveEntriesTo(trx, userId, [videoId], at)
}

/** Updates the hook of a video with its item, in the transaction that changes the item. */
export async function followHook(
  trx: Kysely<Database>,
  userId: string,
  before: Item & { video_id: string | null },
  content: string,
  at: string,
): Promise<void> {
  if (before.type !== 'hook' || before.video_id === null) return
  const video = await trx
    .selectFrom('videos')
    .select('hook')
    .where('id', '=', before.video_id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (video?.hook === before.content) await setHook(trx, userId, before.video_id, content, at)
}

export type VideoItemsRepository = ReturnType<typeof createVideoItemsRepository>

/** Library items of videos, and their recordings. */
export function createVideoItemsRepository(db: Kysely<Database>) {
  return {
    /** Adds items to a video, each with its source, together with the recordings of spoken texts. */
    add: (
      userId: string,
      videoId: string,
      items: readonly (Item & { madeFrom: MadeFrom | null })[],
      at: string,
    ): Promise<void> =>
      inTransaction(db, async (trx) => {
        for (const item of items) {
          const { id, madeFrom } = item
          await trx
            .updateTable('library_items')
            .set({ video_id: null })
            .where('id', '=', id)
            .where('user_id', '=', userId)
            .execute()
          await joinVideo(trx, userId, [item], { videoId, madeFrom }, at)
          await trx
            .updateTable('voice_recordings')
            .set((eb) => ({
              video_id: eb.selectFrom('videos').select('id').where('id', '=', videoId).where('user_id', '=', userId),
              made_from: madeFrom && json.encode(madeFrom),
              video_at: at,
            }))
            .where('library_item_id', '=', id)
            .where('user_id', '=', userId)
            .execute()
        }
      }),

    /** Removes items, and the recordings of spoken texts, from their videos, whose entries then plan other pieces. */
    takeOut: (userId: string, ids: readonly string[], at: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        const loose = { video_id: null, made_from: null, video_at: null }
        await trx.updateTable('library_items').set(loose).where('id', 'in', ids).where(ownedBy(userId)).execute()
        await trx
          .updateTable('voice_recordings')
          .set(loose)
          .where('library_item_id', 'in', ids)
          .where(ownedBy(userId))
          .execute()
        await moveStrayEntries(trx, userId, ids, at)
      }),

    /** The ids of a video's saved pieces: items outside of the trash, and recordings. */
    async findIds(userId: string, videoId: string): Promise<{ items: string[]; recordings: string[] }> {
      const items = await db
        .selectFrom('library_items')
        .select('id')
        .where('video_id', '=', videoId)
        .where(ownedBy(userId))
        .where('deleted_at', 'is', null)
        .execute()
      const recordings = await db
        .selectFrom('voice_recordings')
        .select('id')
        .where('video_id', '=', videoId)
        .where(ownedBy(userId))
        .execute()
      return { items: items.map(({ id }) => id), recordings: recordings.map(({ id }) => id) }
    },

    /** Replaces the source of a piece. */
    async setMadeFrom(
      userId: string,
      table: 'library_items' | 'voice_recordings' | 'generations' | 'speech_generations',
      id: string,
      madeFrom: MadeFrom,
    ): Promise<void> {
      const made_from = json.encode(madeFrom)
      await db.updateTable(table).set({ made_from }).where('id', '=', id).where('user_id', '=', userId).execute()
    },
  }
}
