import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely'
import { json } from '../../../../../../db/columns.ts'
import { isOneOf } from '../../../../../../db/one-of.ts'
import { type Database } from '../../../../../../db/schema/database.ts'
import { SPOKEN_FILE_COLUMNS, type SpokenFile, toSpokenFile } from '../../../../../../db/spoken-file.ts'
import { type MadeFrom } from '../../../../../shared/features/videos/videos.rules.ts'
import { ownedBy } from '../../items/library-row.repository.ts'

/** A stored piece: its video and its source. */
export interface Piece {
  id: string
  videoId: string
  madeFrom: MadeFrom | null
}

/** A voice; `recordingId` is null while it is not saved. */
export interface VoicePiece extends Piece {
  speechId: string
  recordingId: string | null
  libraryItemId: string | null
  text: string
  file: SpokenFile
}

/** The columns of every piece. */
export interface PieceRow {
  id: string
  video_id: string | null
  made_from: string | null
}

/** The fields of every piece. */
export const toPiece = ({ id, video_id, made_from }: PieceRow): Piece => ({
  id,
  videoId: video_id ?? '',
  madeFrom: made_from === null ? null : json.decode(made_from),
})

/** The rank of a row among those with the same `parts`; 1 is the newest. */
export const place = (newest: RawBuilder<unknown>, ...parts: Expression<unknown>[]) =>
  sql<number>`row_number() over (partition by ${sql.join(parts)} order by ${newest})`.as('place')

/** The newest voice of each video. */
export function createVideoVoicesRepository(db: Kysely<Database>) {
  async function recorded(userId: string, videoIds: readonly string[]): Promise<VoicePiece[]> {
    const rows = await db
      .selectFrom((eb) =>
        eb
          .selectFrom('voice_recordings')
          .select(['id', 'video_id', 'speech_id', 'library_item_id', 'made_from'])
          .select(place(sql`coalesce(video_at, created_at) desc, created_at desc, id desc`, sql.ref('video_id')))
          .where(isOneOf(db, 'video_id', videoIds))
          .where(ownedBy(userId))
          .as('piece'),
      )
      .innerJoin('speech_generations as speech', 'speech.id', 'piece.speech_id')
      .selectAll('piece')
      .select(SPOKEN_FILE_COLUMNS.map((column) => `speech.${column}` as const))
      .select('speech.text')
      .where('place', '=', 1)
      .execute()
    return rows.map((row) => ({
      ...toPiece(row),
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
          .select(['id', 'video_id', 'made_from', 'text', ...SPOKEN_FILE_COLUMNS])
          .select(place(sql`created_at desc, id desc`, sql.ref('video_id')))
          .where(isOneOf(db, 'video_id', videoIds))
          .where(ownedBy(userId))
          .where('file_key', 'is not', null)
          .as('piece'),
      )
      .selectAll()
      .where('place', '=', 1)
      .execute()
    return rows.map((row) => ({
      ...toPiece(row),
      speechId: row.id,
      recordingId: null,
      libraryItemId: null,
      text: row.text,
      file: toSpokenFile(row.id, row),
    }))
  }

  return { recorded, spoken }
}
