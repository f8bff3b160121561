import { type Kysely, sql } from 'kysely'
import { type Database } from '../../../../../db/schema/database.ts'
import { type LibraryType } from '../../../../shared/features/library/library.constants.ts'
import { CAPTION_PLATFORMS } from '../../../../shared/features/captions/captions.constants.ts'
import { type PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import { ownedBy } from '../items/library-row.repository.ts'
import { readMetadata } from './pieces/video-pieces.repository.ts'

/** An item as a piece of its video. `platform` is that of a caption, in lower case. */
interface Piece {
  id: string
  type: LibraryType
  platform: string | null
  videoPlatform: PlannerPlatform | null
}

/** An entry of a video, and its item where that is a piece of the video outside of the trash. */
interface Entry {
  id: string
  videoId: string
  platform: PlannerPlatform
  isCompleted: boolean
  isHidden: boolean
  planned: Piece | null
}

/**
 * Makes entries of videos that plan these items plan another piece of their video, in the transaction that removes the
 * items. Without another piece outside of the trash an entry does not change.
 */
export async function moveEntriesFrom(
  trx: Kysely<Database>,
  userId: string,
  itemIds: readonly string[],
  at: string,
): Promise<void> {
  const entries = await findEntries(trx, userId, 'library_item_id', itemIds)
  await replan(
    trx,
    userId,
    entries.map((entry) => ({ ...entry, planned: null })),
    itemIds,
    at,
  )
}

/**
 * Makes the entries of these videos plan the current pieces, in the transaction that restores or adds an item. A
 * completed entry names what was published, so it moves only from an item in the trash.
 */
export async function moveEntriesTo(
  trx: Kysely<Database>,
  userId: string,
  videoIds: readonly (string | null)[],
  at: string,
): Promise<void> {
  const ids = [...new Set(videoIds.filter((id) => id !== null))]
  const entries = await findEntries(trx, userId, 'video_id', ids)
  await replan(trx, userId, entries.filter(isMovable), [], at)
}

/**
 * Makes entries of these items plan another piece of their video, in the transaction that removes the items from it. An
 * entry without another piece, or a completed one, does not change.
 */
export async function moveStrayEntries(
  trx: Kysely<Database>,
  userId: string,
  itemIds: readonly string[],
  at: string,
): Promise<void> {
  const entries = await findEntries(trx, userId, 'library_item_id', itemIds)
  const stray = entries.filter((entry) => entry.planned === null && isMovable(entry))
  await replan(trx, userId, stray, [], at)
}

const isMovable = ({ isCompleted, isHidden }: Entry): boolean => !isCompleted || isHidden

/** Number of entries of an item that would move to another piece of their video without it. */
export async function countMoving(db: Kysely<Database>, userId: string, itemId: string): Promise<number> {
  const entries = await findEntries(db, userId, 'library_item_id', [itemId])
  const pieces = await findPieces(db, userId, entries, [itemId])
  return entries.filter(({ videoId }) => pieces.some((piece) => piece.videoId === videoId)).length
}

async function findEntries(
  db: Kysely<Database>,
  userId: string,
  column: 'library_item_id' | 'video_id',
  ids: readonly string[],
): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('planner_entries as entry')
    .innerJoin('library_items as item', 'item.id', 'entry.library_item_id')
    .innerJoin('videos as video', 'video.id', 'entry.video_id')
    .select(['entry.id', 'entry.video_id', 'entry.platform', 'entry.status'])
    .select(['item.id as item_id', 'item.type', 'item.deleted_at', 'item.video_id as item_video_id'])
    .select(['video.platform as video_platform', captionPlatform(db).as('caption_platform')])
    .where(`entry.${column}`, 'in', ids)
    .where(sql<boolean>`entry.user_id || '' = ${userId}`)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    videoId: row.video_id ?? '',
    platform: row.platform,
    isCompleted: row.status === 'completed',
    isHidden: row.deleted_at !== null,
    planned:
      row.deleted_at === null && row.item_video_id === row.video_id
        ? { id: row.item_id, type: row.type, platform: row.caption_platform, videoPlatform: row.video_platform }
        : null,
  }))
}

/** The newest pieces outside of the trash of these entries' videos, except `without`; the current hook before other hooks. */
async function findPieces(
  db: Kysely<Database>,
  userId: string,
  entries: readonly Entry[],
  without: readonly string[],
): Promise<(Piece & { videoId: string })[]> {
  const videoIds = [...new Set(entries.map(({ videoId }) => videoId))]
  if (videoIds.length === 0) return []
  const rows = await db
    .selectFrom((eb) => {
      const own = eb
        .selectFrom('library_items as item')
        .innerJoin('videos as video', 'video.id', 'item.video_id')
        .select(['item.id', 'item.video_id', 'item.type', 'video.platform as video_platform'])
        .select(captionPlatform(db).as('caption_platform'))
        .select(sql<string>`coalesce(item.video_at, item.created_at)`.as('since'))
        .select(
          sql<number>`row_number() over (partition by item.video_id, item.type, ${captionPlatform(db)}
            order by case when item.type = 'hook' and item.content = video.hook then 0 else 1 end,
              coalesce(item.video_at, item.created_at) desc, item.created_at desc, item.id desc)`.as('place'),
        )
        .where('item.video_id', 'in', videoIds)
        .where(sql<boolean>`item.user_id || '' = ${userId}`)
        .where('item.deleted_at', 'is', null)
      return (without.length === 0 ? own : own.where('item.id', 'not in', without)).as('piece')
    })
    .selectAll()
    .where('place', '=', 1)
    .orderBy('since', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    videoId: row.video_id ?? '',
    type: row.type,
    platform: row.caption_platform,
    videoPlatform: row.video_platform,
  }))
}

/** The platform in the caption's own content; `item` is its table. */
const captionPlatform = (db: Kysely<Database>) =>
  sql<string | null>`case when item.type = 'caption' then lower(${readMetadata(db, 'item.metadata', 'platform')}) end`

/**
 * Moves each entry to the piece that is preferred over its current one. A newer caption, script or hook is preferred
 * over an older one.
 */
async function replan(
  trx: Kysely<Database>,
  userId: string,
  entries: readonly Entry[],
  without: readonly string[],
  at: string,
): Promise<void> {
  const pieces = await findPieces(trx, userId, entries, without)
  const moves = entries.flatMap(({ id, videoId, platform, planned }) => {
    const [first] = pieces
      .filter((piece) => piece.videoId === videoId)
      .toSorted((one, other) => computeRank(one, platform) - computeRank(other, platform))
    if (!first || first.id === planned?.id) return []
    const rank = computeRank(first, platform)
    const before = planned === null ? Infinity : computeRank(planned, platform)
    return rank < before || (rank === before && rank <= LAST_STEP_RANK) ? [{ id, itemId: first.id }] : []
  })
  for (const [library_item_id, moved] of Map.groupBy(moves, ({ itemId }) => itemId)) {
    await trx
      .updateTable('planner_entries')
      .set({ library_item_id, updated_at: at })
      .where(
        'id',
        'in',
        moved.map(({ id }) => id),
      )
      .where(ownedBy(userId))
      .execute()
  }
}

/** The rank of a hook; pieces of a higher rank are planned only where there is nothing else. */
const LAST_STEP_RANK = 2

/** Order of preference: the caption of the entry's platform, the script, the hook, any other piece. */
function computeRank({ type, platform, videoPlatform }: Piece, planned: PlannerPlatform): number {
  const published = platform ?? (videoPlatform ?? CAPTION_PLATFORMS[0]).toLowerCase()
  if (type === 'caption') return published === planned.toLowerCase() ? 0 : 3
  return type === 'script' ? 1 : type === 'hook' ? LAST_STEP_RANK : 4
}
