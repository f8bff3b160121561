import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isOneOf } from '../../../../../../db/one-of.ts'
import { type Database } from '../../../../../../db/schema/database.ts'
import { type AudioFormat, type Voice } from '../../../../../shared/features/tts/tts.constants.ts'
import { type MadeFrom } from '../../../../../shared/features/videos/videos.rules.ts'
import { isNotSaved, readMetadata } from './video-pieces.repository.ts'

/** The pieces of a video that progress is computed from, saved ones before generated ones, each newest first. */
export interface ProgressPieces {
  texts: { row: ProgressText; isKept: boolean }[]
  voice: { row: ProgressVoice; isKept: boolean } | null
}

/** What progress needs of a piece: its source has its type and hash, and no text. */
interface ProgressPiece {
  id: string
  madeFrom: MadeFrom | null
}

/** The current script, or a caption, whose content is empty. */
interface ProgressText extends ProgressPiece {
  type: 'script' | 'caption'
  platform: string | null
  content: string
}

interface ProgressVoice extends ProgressPiece {
  file: { voice: Voice; format: AudioFormat }
}

interface ProgressRow {
  id: string
  video_id: string
  kind: 'script' | 'caption' | 'voice'
  is_kept: number
  platform: string | null
  since: string
  created_at: string
  made_type: MadeFrom['type'] | null
  made_hash: string | null
  voice: Voice | null
  format: AudioFormat | null
  content: string | null
}

export type VideoProgressRepository = ReturnType<typeof createVideoProgressRepository>

/** Reads the pieces of many videos for their progress, by one statement. */
export function createVideoProgressRepository(db: Kysely<Database>) {
  const made = (table: string) =>
    sql`${readMetadata(db, `${table}.made_from`, 'type')} as made_type, ${readMetadata(db, `${table}.made_from`, 'hash')} as made_hash`

  return {
    /** The pieces of these videos by the id of the video. Videos without pieces are left out. */
    async find(userId: string, videoIds: readonly string[]): Promise<Map<string, ProgressPieces>> {
      const found = new Map<string, ProgressPieces>()
      if (videoIds.length === 0) return found
      const of = (table: string): RawBuilder<boolean> =>
        sql<boolean>`${sql.ref(`${table}.user_id`)} || '' = ${userId} and ${isOneOf(db, `${table}.video_id`, videoIds)}`
      // Of scripts the current one alone is read: each of them may be long. Appending '' to a column keeps indexes by type, tool or
      // state from being chosen: they hold everything a user has, and the index of the video a few rows.
      const { rows } = await sql<ProgressRow>`
        select item.id, item.video_id, item.type as kind, 1 as is_kept,
          case when item.type = 'caption' then ${readMetadata(db, 'item.metadata', 'platform')} end as platform,
          coalesce(item.video_at, item.created_at) as since, item.created_at, ${made('item')},
          null as voice, null as format,
          case when item.type = 'script' then item.content end as content
        from library_items as item
        where ${of('item')} and item.type || '' in ('script', 'caption') and coalesce(item.deleted_at, '') = ''
          and (item.type = 'caption' or not exists (
            select 1 from library_items as newer
            where newer.video_id = item.video_id and newer.type || '' = 'script' and coalesce(newer.deleted_at, '') = ''
              and (coalesce(newer.video_at, newer.created_at), newer.created_at, newer.id)
                > (coalesce(item.video_at, item.created_at), item.created_at, item.id)))
        union all
        select generation.id, generation.video_id, case generation.tool when 'scripts' then 'script' else 'caption' end, 0,
          case when generation.tool = 'captions' then ${readMetadata(db, 'generation.input', 'platform')} end,
          generation.created_at, generation.created_at, ${made('generation')}, null, null,
          case when generation.tool = 'scripts' then generation.content end
        from generations as generation
        where ${of('generation')} and generation.tool || '' in ('scripts', 'captions')
          and generation.state || '' in ('done', 'stopped') and generation.content is not null and ${isNotSaved('generation')}
          and (generation.tool = 'captions' or not exists (
            select 1 from library_items as saved
            where saved.video_id = generation.video_id and saved.type || '' = 'script' and coalesce(saved.deleted_at, '') = ''
          ) and not exists (
            select 1 from generations as newer
            where newer.video_id = generation.video_id and newer.tool || '' = 'scripts'
              and newer.state || '' in ('done', 'stopped') and newer.content is not null
              and (newer.created_at, newer.id) > (generation.created_at, generation.id)))
        union all
        select recording.id, recording.video_id, 'voice', 1, null,
          coalesce(recording.video_at, recording.created_at), recording.created_at, ${made('recording')},
          speech.voice, speech.format, null
        from voice_recordings as recording
        inner join speech_generations as speech on speech.id = recording.speech_id
        where ${of('recording')}
        union all
        select speech.id, speech.video_id, 'voice', 0, null, speech.created_at, speech.created_at, ${made('speech')},
          speech.voice, speech.format, null
        from speech_generations as speech
        where ${of('speech')} and speech.file_key is not null
          and not exists (select 1 from voice_recordings as saved where saved.video_id = speech.video_id)`.execute(db)
      for (const row of rows.toSorted(inOrder)) addTo(found, row)
      return found
    },
  }
}

/** Saved pieces before generated ones, each newest first. */
function inOrder(one: ProgressRow, other: ProgressRow): number {
  if (one.is_kept !== other.is_kept) return other.is_kept - one.is_kept
  if (one.since !== other.since) return one.since < other.since ? 1 : -1
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? 1 : -1
  return one.id < other.id ? 1 : -1
}

function addTo(found: Map<string, ProgressPieces>, row: ProgressRow): void {
  const { id, kind, platform, content, voice, format, made_type: type, made_hash: hash } = row
  let pieces = found.get(row.video_id)
  if (!pieces) found.set(row.video_id, (pieces = { texts: [], voice: null }))
  const madeFrom = type !== null && hash !== null ? { type, hash, id: '', text: '' } : null
  const isKept = row.is_kept === 1
  if (kind !== 'voice')
    pieces.texts.push({ row: { id, type: kind, platform, content: content ?? '', madeFrom }, isKept })
  else if (voice !== null && format !== null)
    pieces.voice ??= { row: { id, madeFrom, file: { voice, format } }, isKept }
}
