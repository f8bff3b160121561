import { type Kysely, type RawBuilder, sql } from 'kysely'
import { json } from '../../../../../../db/columns.ts'
import { isSqlite } from '../../../../../../db/dialect.ts'
import { isOneOf } from '../../../../../../db/one-of.ts'
import { type Database } from '../../../../../../db/schema/database.ts'
import { pickHookExtras } from '../../../../../shared/features/hooks/hook-extras.rules.ts'
import { type Hook, type HookExtras } from '../../../../../shared/features/hooks/hooks.schema.ts'
import { type MadeFrom } from '../../../../../shared/features/videos/videos.rules.ts'
import { ownedBy } from '../../items/library-row.repository.ts'
import {
  createVideoVoicesRepository,
  type Piece,
  type PieceRow,
  place,
  toPiece,
  type VoicePiece,
} from './video-voices.repository.ts'

/** A script or a caption, from the library or a generation. */
export interface TextPiece extends Piece {
  type: 'script' | 'caption'
  content: string
  /** The platform in the caption's own content. */
  platform: string | null
  /** The title options in a saved caption's metadata. */
  titles: string | null
  /** The user's generation that wrote it; null where it was written elsewhere. */
  generationId: string | null
}

/** The newest pieces of each kind, saved and generated ones separately. */
export interface PieceRows {
  kept: TextPiece[]
  written: TextPiece[]
  recorded: VoicePiece[]
  spoken: VoicePiece[]
}

/** A text in a JSON column. PostgreSQL cannot parse JSON with NUL, SQLite can. */
export const readMetadata = (
  db: Kysely<Database>,
  column: string,
  name: 'platform' | 'titles' | 'type' | 'hash',
): RawBuilder<string | null> =>
  isSqlite(db)
    ? sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${name}`)})`
    : sql`case when strpos(${sql.ref(column)}, '\\u0000') = 0 then (${sql.ref(column)})::json ->> ${sql.lit(name)} end`

/** Whether a generation is saved as no item of its video: the saved item takes its place. Counted, because
 * PostgreSQL makes a join over the whole library of an anti-join. */
export const isNotSaved = (generations: string): RawBuilder<boolean> => sql<boolean>`(
  select count(*) from library_items as saved
  where saved.original_id || '' = ${sql.ref(`${generations}.id`)} and saved.video_id = ${sql.ref(`${generations}.video_id`)}
    and coalesce(saved.deleted_at, '') = '') = 0`

/** Generations of a video in which its hook is looked up. */
const MOST_RUNS = 20

export type VideoPiecesRepository = ReturnType<typeof createVideoPiecesRepository>

/** The pieces of videos: one statement for each kind, for any number of videos. */
export function createVideoPiecesRepository(db: Kysely<Database>) {
  const voicesOf = createVideoVoicesRepository(db)

  /** The user's generation that wrote an item. */
  const origin = (userId: string) =>
    sql<string | null>`(select id from generations where id = library_items.original_id and user_id = ${userId})`.as(
      'origin',
    )

  async function kept(userId: string, videoIds: readonly string[]): Promise<TextPiece[]> {
    const platform = readMetadata(db, 'metadata', 'platform')
    const rows = await db
      .selectFrom((eb) =>
        eb
          .selectFrom('library_items')
          .select(['id', 'video_id', 'type', 'content', 'made_from', platform.as('platform')])
          .select([origin(userId), readMetadata(db, 'metadata', 'titles').as('titles')])
          .select(sql<string>`coalesce(video_at, created_at)`.as('since'))
          .select(
            place(
              sql`coalesce(video_at, created_at) desc, created_at desc, id desc`,
              sql.ref('video_id'),
              sql.ref('type'),
              sql`case when type = 'caption' then lower(${platform}) end`,
            ),
          )
          .where(isOneOf(db, 'video_id', videoIds))
          .where(ownedBy(userId))
          .where('type', 'in', ['script', 'caption'])
          .where('deleted_at', 'is', null)
          .as('piece'),
      )
      .selectAll()
      .where('place', '=', 1)
      .execute()
    return rows.toSorted(newestFirst).map(toText)
  }

  async function written(
    userId: string,
    videoIds: readonly string[],
    withScript: readonly string[],
  ): Promise<TextPiece[]> {
    const platform = readMetadata(db, 'input', 'platform')
    const rows = await db
      .selectFrom((eb) =>
        eb
          .selectFrom('generations')
          .select(['id', 'video_id', 'tool', 'content', 'made_from', 'created_at as since', platform.as('platform')])
          .select(
            place(
              sql`created_at desc, id desc`,
              sql.ref('video_id'),
              sql.ref('tool'),
              sql`case when tool = 'captions' then lower(${platform}) end`,
            ),
          )
          .where(isOneOf(db, 'video_id', videoIds))
          .where(ownedBy(userId))
          .where('tool', 'in', ['scripts', 'captions'])
          // Scripts are long, and a saved script takes precedence.
          .where((inside) =>
            inside.or([inside('tool', '<>', 'scripts'), inside.not(isOneOf(db, 'video_id', withScript))]),
          )
          .where('state', 'in', ['done', 'stopped'])
          .where('content', 'is not', null)
          .where(isNotSaved('generations'))
          .as('piece'),
      )
      .selectAll()
      .where('place', '=', 1)
      .execute()
    return rows
      .toSorted(newestFirst)
      .map((row) =>
        toText({ ...row, origin: row.id, titles: null, type: row.tool === 'scripts' ? 'script' : 'caption' }),
      )
  }

  return {
    /**
     * The newest pieces of these videos, and the newest caption of each platform. Pieces that a saved one replaces may
     * be missing.
     */
    async find(userId: string, videoIds: readonly string[]): Promise<PieceRows> {
      if (videoIds.length === 0) return { kept: [], written: [], recorded: [], spoken: [] }
      const [texts, voices] = [await kept(userId, videoIds), await voicesOf.recorded(userId, videoIds)]
      const withScript = texts.flatMap(({ type, videoId }) => (type === 'script' ? [videoId] : []))
      const withVoice = new Set(voices.map(({ videoId }) => videoId))
      const voiceless = videoIds.filter((id) => !withVoice.has(id))
      return {
        kept: texts,
        written: await written(userId, videoIds, withScript),
        recorded: voices,
        spoken: voiceless.length > 0 ? await voicesOf.spoken(userId, voiceless) : [],
      }
    },

    /** The source of a generation. */
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

    /** A user's script: an item outside of the trash, or a generation. */
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

    /** The newest item outside of the trash that is the hook of a video. */
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

    /**
     * On-screen words, first frame and reason of a video's hook: those of its newest item with any, otherwise of the
     * generation of the video that wrote it; `{}` without either.
     */
    async findHookExtras(userId: string, videoId: string, hook: string): Promise<HookExtras> {
      const items = await db
        .selectFrom('library_items')
        .select('metadata')
        .where('video_id', '=', videoId)
        .where(ownedBy(userId))
        .where('type', '=', 'hook')
        .where('content', '=', hook)
        .where('deleted_at', 'is', null)
        .orderBy(sql`coalesce(video_at, created_at)`, 'desc')
        .orderBy('id', 'desc')
        .execute()
      const written = await db
        .selectFrom('generations')
        .select('content')
        .where('video_id', '=', videoId)
        .where(ownedBy(userId))
        .where('tool', '=', 'hooks')
        .where('content', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_RUNS)
        .execute()
      const hooks = written.flatMap(({ content }) => json.decode<{ hooks?: Hook[] }>(content ?? '{}').hooks ?? [])
      const known = items.map(({ metadata }) => json.decode<Record<string, unknown>>(metadata ?? '{}'))
      const extras = [...known, ...hooks.filter((one) => one.hook === hook)].map((from) => pickHookExtras(from))
      return extras.find((one) => Object.keys(one).length > 0) ?? {}
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

const newestFirst = (a: { since: string; id: string }, b: { since: string; id: string }): number =>
  a.since === b.since ? (a.id < b.id ? 1 : -1) : a.since < b.since ? 1 : -1

const toText = (
  row: PieceRow & { type: string; content: string | null } & {
    [Name in 'platform' | 'titles' | 'origin']: string | null
  },
): TextPiece => ({
  ...toPiece(row),
  type: row.type === 'caption' ? 'caption' : 'script',
  content: row.content ?? '',
  platform: row.platform,
  titles: row.titles,
  generationId: row.origin,
})
