import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely'
import { json } from '../../../../../db/columns.ts'
import { isSqlite } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { SPOKEN_FILE_COLUMNS, type SpokenFile, toSpokenFile } from '../../../../../db/spoken-file.ts'
import { type MadeFrom } from '../../../../shared/features/videos/videos.rules.ts'
import { ownedBy } from '../items/library-row.repository.ts'

/** A piece as its table holds it: which video it belongs to, and what it was made from. */
interface Piece {
  id: string
  videoId: string
  madeFrom: MadeFrom | null
}

/** A script or a caption: text of the library, or what a tool wrote. */
export interface TextPiece extends Piece {
  type: 'script' | 'caption'
  content: string
  /** Where a caption is published, as it says itself. */
  platform: string | null
  /** The generation of its owner that wrote it; null where it was written elsewhere. */
  generationId: string | null
}

/** A voice; `recordingId` is null while it is not kept. */
export interface VoicePiece extends Piece {
  speechId: string
  recordingId: string | null
  libraryItemId: string | null
  text: string
  file: SpokenFile
}

/** The newest pieces of each kind, those that are kept apart from those that a tool wrote. */
export interface PieceRows {
  kept: TextPiece[]
  written: TextPiece[]
  recorded: VoicePiece[]
  spoken: VoicePiece[]
}

/** The platform in a column of JSON. PostgreSQL reads no JSON with NUL in it, SQLite does. */
export const platformIn = (db: Kysely<Database>, column: RawBuilder<unknown>): RawBuilder<string | null> =>
  isSqlite(db)
    ? sql`json_extract(${column}, '$.platform')`
    : sql`case when strpos(${column}, '\\u0000') = 0 then (${column})::json ->> 'platform' end`

export type VideoPiecesRepository = ReturnType<typeof createVideoPiecesRepository>

/** What belongs to videos: one statement for each kind, however many videos it is asked for. */
export function createVideoPiecesRepository(db: Kysely<Database>) {
  const place = (newest: RawBuilder<unknown>, ...parts: Expression<unknown>[]) =>
    sql<number>`row_number() over (partition by ${sql.join(parts)} order by ${newest})`.as('place')

  async function kept(userId: string, videoIds: readonly string[]): Promise<TextPiece[]> {
    const platform = platformIn(db, sql.ref('metadata'))
    const rows = await db
      .selectFrom((eb) =>
        eb
          .selectFrom('library_items')
          .select(['id', 'video_id', 'type', 'content', 'made_from', platform.as('platform')])
          .select((inner) =>
            inner
              .selectFrom('generations')
              .select('generations.id')
              .whereRef('generations.id', '=', 'library_items.original_id')
              .where('generations.user_id', '=', userId)
              .as('origin'),
          )
          .select(sql<string>`coalesce(video_at, created_at)`.as('since'))
          .select(
            place(
              sql`coalesce(video_at, created_at) desc, created_at desc, id desc`,
              sql.ref('video_id'),
              sql.ref('type'),
              sql`case when type = 'caption' then lower(${platform}) end`,
            ),
          )
          .where('video_id', 'in', videoIds)
          .where(ownedBy(userId))
          .where('type', 'in', ['script', 'caption'])
          .where('deleted_at', 'is', null)
          .as('piece'),
      )
      .selectAll()
      .where('place', '=', 1)
      .orderBy('since', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map(toText)
  }

  async function written(
    userId: string,
    videoIds: readonly string[],
    withScript: readonly string[],
  ): Promise<TextPiece[]> {
    const platform = platformIn(db, sql.ref('input'))
    const rows = await db
      .selectFrom((eb) =>
        eb
          .selectFrom('generations')
          .select(['id', 'video_id', 'tool', 'content', 'made_from', 'created_at', platform.as('platform')])
          .select(
            place(
              sql`created_at desc, id desc`,
              sql.ref('video_id'),
              sql.ref('tool'),
              sql`case when tool = 'captions' then lower(${platform}) end`,
            ),
          )
          .where('video_id', 'in', videoIds)
          .where(ownedBy(userId))
          .where('tool', 'in', ['scripts', 'captions'])
          // Scripts are long, and one that is kept stands before it.
          .$if(withScript.length > 0, (query) =>
            query.where((inside) =>
              inside.not(inside.and([inside('tool', '=', 'scripts'), inside('video_id', 'in', withScript)])),
            ),
          )
          .where('state', 'in', ['done', 'stopped'])
          .where('content', 'is not', null)
          .as('piece'),
      )
      .selectAll()
      .where('place', '=', 1)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map((row) => toText({ ...row, origin: row.id, type: row.tool === 'scripts' ? 'script' : 'caption' }))
  }

  const speechColumns = [...SPOKEN_FILE_COLUMNS, 'text'] as const

  async function recorded(userId: string, videoIds: readonly string[]): Promise<VoicePiece[]> {
    const rows = await db
      .selectFrom((eb) =>
        eb
          .selectFrom('voice_recordings')
          .select(['id', 'video_id', 'speech_id', 'library_item_id', 'made_from'])
          .select(place(sql`coalesce(video_at, created_at) desc, created_at desc, id desc`, sql.ref('video_id')))
          .where('video_id', 'in', videoIds)
          .where(ownedBy(userId))
          .as('piece'),
      )
      .innerJoin('speech_generations as speech', 'speech.id', 'piece.speech_id')
      .selectAll('piece')
      .select(speechColumns.map((column) => `speech.${column}` as const))
      .where('place', '=', 1)
      .execute()
    return rows.map((row) => ({
      ...ofVideo(row),
      speechId: row.speech_id,
      recordingId: row.id,
      libraryItemId: row.library_item_id,
      text: row.text,
      file: toSpokenFile(row.speech_id, row),
    }))
  }

  async function spoken(userId: string, videoIds: readonly string[]): Promise<VoicePiece[]> {
    const rows = await db
      .selectFrom((eb) =>
        eb
          .selectFrom('speech_generations')
          .select(['id', 'video_id', 'made_from', ...speechColumns])
          .select(place(sql`created_at desc, id desc`, sql.ref('video_id')))
          .where('video_id', 'in', videoIds)
          .where(ownedBy(userId))
          .where('file_key', 'is not', null)
          .as('piece'),
      )
      .selectAll()
      .where('place', '=', 1)
      .execute()
    return rows.map((row) => ({
      ...ofVideo(row),
      speechId: row.id,
      recordingId: null,
      libraryItemId: null,
      text: row.text,
      file: toSpokenFile(row.id, row),
    }))
  }

  return {
    /**
     * The newest pieces of these videos, the newest caption of each platform. What stands behind a kept piece may be left out.
     */
    async find(userId: string, videoIds: readonly string[]): Promise<PieceRows> {
      if (videoIds.length === 0) return { kept: [], written: [], recorded: [], spoken: [] }
      const [texts, voices] = [await kept(userId, videoIds), await recorded(userId, videoIds)]
      const withScript = texts.flatMap(({ type, videoId }) => (type === 'script' ? [videoId] : []))
      const withVoice = new Set(voices.map(({ videoId }) => videoId))
      const voiceless = videoIds.filter((id) => !withVoice.has(id))
      return {
        kept: texts,
        written: await written(userId, videoIds, withScript),
        recorded: voices,
        spoken: voiceless.length > 0 ? await spoken(userId, voiceless) : [],
      }
    },

    /** What a generation of a user was made from. */
    async findMadeFrom(userId: string, generationId: string): Promise<MadeFrom | undefined> {
      const row = await db
        .selectFrom('generations')
        .select('made_from')
        .where('id', '=', generationId)
        .where('user_id', '=', userId)
        .where('made_from', 'is not', null)
        .executeTakeFirst()
      return row?.made_from ? json.decode(row.made_from) : undefined
    },

    /** A script of a user: an item outside of the trash, or what a tool wrote. */
    async findScript(userId: string, id: string): Promise<{ content: string; isKept: boolean } | undefined> {
      const item = await db
        .selectFrom('library_items')
        .select('content')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('type', '=', 'script')
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (item) return { content: item.content, isKept: true }
      const written = await db
        .selectFrom('generations')
        .select('content')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('tool', '=', 'scripts')
        .where('state', 'in', ['done', 'stopped'])
        .executeTakeFirst()
      return written?.content ? { content: written.content, isKept: false } : undefined
    },

    /** The newest item that is the hook of a video, outside of the trash. */
    async findHookItem(userId: string, videoId: string, hook: string): Promise<string | null> {
      const row = await db
        .selectFrom('library_items')
        .select('id')
        .where('video_id', '=', videoId)
        .where(ownedBy(userId))
        .where('type', '=', 'hook')
        .where('content', '=', hook)
        .where('deleted_at', 'is', null)
        .orderBy(sql`coalesce(video_at, created_at)`, 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.id ?? null
    },

    /** The newest generation of hooks for a video. */
    async findHooks(userId: string, videoId: string): Promise<string | null> {
      const row = await db
        .selectFrom('generations')
        .select('id')
        .where('video_id', '=', videoId)
        .where(ownedBy(userId))
        .where('tool', '=', 'hooks')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.id ?? null
    },
  }
}

interface Row {
  id: string
  video_id: string | null
  made_from: string | null
}

const ofVideo = ({ id, video_id, made_from }: Row): Piece => ({
  id,
  videoId: video_id ?? '',
  madeFrom: made_from === null ? null : json.decode(made_from),
})

const toText = (
  row: Row & { type: string; content: string | null; platform: string | null; origin: string | null },
): TextPiece => ({
  ...ofVideo(row),
  type: row.type === 'caption' ? 'caption' : 'script',
  content: row.content ?? '',
  platform: row.platform,
  generationId: row.origin,
})
