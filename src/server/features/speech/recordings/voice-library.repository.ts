import { type Kysely, type Selectable, sql } from 'kysely'
import { json } from '../../../../../db/columns.ts'
import { lockUser } from '../../../../../db/lock-user.ts'
import type { Database } from '../../../../../db/schema/database.ts'
import type { SpeechGenerationsTable, VoiceRecordingsTable } from '../../../../../db/schema/speech.ts'
import { SPOKEN_FILE_COLUMNS, toSpokenFile } from '../../../../../db/spoken-file.ts'
import type { AudioFormat } from '../../../../shared/features/tts/tts.constants.ts'
import type { MadeFrom } from '../../../../shared/features/videos/videos.rules.ts'
import type { VoiceRecording } from '../../../../shared/features/voice-library/voice-library.schema.ts'

/** A recording to be saved. */
export interface NewRecording {
  id: string
  speechId: string
  name: string
  createdAt: string
  /** The video to save it with; by default that of its speech. */
  join?: RecordingJoin | undefined
}

/** The video of a recording, and its source where its speech has none. */
export interface RecordingJoin {
  videoId: string
  madeFrom: MadeFrom | null
}

/** What a recording needs of the library, inside of a transaction. */
export interface TransactionLibrary {
  /** Saves the text of a recording. Returns the id of its item. */
  add(
    userId: string,
    recording: NewRecording,
    speech: Selectable<SpeechGenerationsTable>,
    videoId: string | undefined,
  ): Promise<string>
  remove(userId: string, itemId: string): Promise<unknown>
}

/** Why a recording was not saved: unknown speech, deleted file, or exceeded limit. */
export type SaveRefusal = 'unknown' | 'gone' | 'full'

export type VoiceLibraryRepository = ReturnType<typeof createVoiceLibraryRepository>

/** A user's recordings, each with its spoken text. */
export const selectRecordings = (executor: Kysely<Database>, userId: string) =>
  executor
    .selectFrom('voice_recordings as recording')
    .innerJoin('speech_generations as speech', 'speech.id', 'recording.speech_id')
    .where('recording.user_id', '=', userId)

/** Bytes of a user's saved files. */
export async function savedBytes(executor: Kysely<Database>, userId: string): Promise<number> {
  const row = await selectRecordings(executor, userId)
    .where('speech.file_key', 'is not', null)
    .select(({ fn }) => fn.sum<number | string | null>('speech.file_bytes').as('bytes'))
    .executeTakeFirst()
  return Number(row?.bytes ?? 0)
}

/** A user's saved recordings. `libraryIn` returns the library of a transaction. */
export function createVoiceLibraryRepository(
  db: Kysely<Database>,
  libraryIn: (trx: Kysely<Database>) => TransactionLibrary,
) {
  const whole = (executor: Kysely<Database>, userId: string) =>
    selectRecordings(executor, userId).select([
      'recording.id',
      'recording.name',
      'recording.speech_id',
      'recording.library_item_id',
      'recording.video_id',
      'recording.made_from',
      'recording.created_at',
      'speech.text',
      ...SPOKEN_FILE_COLUMNS.map((column) => `speech.${column}` as const),
    ])

  return {
    /** Every recording of a user, newest first. */
    async findAll(userId: string): Promise<VoiceRecording[]> {
      const rows = await whole(db, userId)
        .orderBy('recording.created_at', 'desc')
        .orderBy('recording.id', 'desc')
        .execute()
      return rows.map(toRecording)
    },

    /** A recording of a user. */
    async find(userId: string, id: string): Promise<VoiceRecording | undefined> {
      const row = await whole(db, userId).where('recording.id', '=', id).executeTakeFirst()
      return row && toRecording(row)
    },

    /** How many recordings a user has. */
    async count(userId: string): Promise<number> {
      const { recordings } = await db
        .selectFrom('voice_recordings')
        .select(({ fn }) => fn.countAll<number | string>().as('recordings'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(recordings)
    },

    /** The text of a user's speech; undefined where there is none in this format. */
    async findText(userId: string, speechId: string, format: AudioFormat): Promise<string | undefined> {
      const row = await db
        .selectFrom('speech_generations')
        .select('text')
        .where('id', '=', speechId)
        .where('user_id', '=', userId)
        .where('format', '=', format)
        .executeTakeFirst()
      return row?.text
    },

    /**
     * Saves a speech as a recording and as an item of the library, both or none. For a saved speech returns the
     * existing recording, and restores its item if that was deleted. Parallel saves never exceed `limit` bytes.
     */
    insert: (userId: string, recording: NewRecording, limit: number): Promise<VoiceRecording | SaveRefusal> =>
      db.transaction().execute(async (trx) => {
        await lockUser(trx, userId)
        const kept = await whole(trx, userId).where('recording.speech_id', '=', recording.speechId).executeTakeFirst()
        if (kept?.library_item_id && !recording.join) return toRecording(kept)
        const speech = await trx
          .selectFrom('speech_generations')
          .selectAll()
          .where('id', '=', recording.speechId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
        if (!speech) return 'unknown'
        const videoId = recording.join?.videoId ?? kept?.video_id ?? speech.video_id ?? undefined
        const video = videoColumns(userId, videoId, recording, speech)
        if (kept) {
          const library_item_id = await libraryIn(trx).add(
            userId,
            { ...recording, id: kept.id, name: kept.name },
            speech,
            videoId,
          )
          await trx
            .updateTable('voice_recordings')
            // The source does not change while it stays in the same video.
            .set({
              library_item_id,
              ...(recording.join && { ...video, ...(kept.video_id === videoId && { made_from: kept.made_from }) }),
            })
            .where('id', '=', kept.id)
            .execute()
          return toRecording({ ...kept, library_item_id, video_id: videoId ?? null })
        }
        if (speech.file_key === null) return 'gone'
        if ((await savedBytes(trx, userId)) + speech.file_bytes > limit) return 'full'
        const row = {
          id: recording.id,
          name: recording.name,
          speech_id: recording.speechId,
          library_item_id: await libraryIn(trx).add(userId, recording, speech, videoId),
          created_at: recording.createdAt,
        }
        await trx
          .insertInto('voice_recordings')
          .values({ ...row, ...video, user_id: userId })
          .execute()
        return toRecording({ ...speech, ...row, video_id: videoId ?? null })
      }),

    /**
     * Deletes a recording by its own id or its item's, and its item in the library if requested. Returns the id of its
     * speech; undefined where it does not exist.
     */
    delete: (
      userId: string,
      [column, id]: [column: 'id' | 'library_item_id', id: string],
      alsoLibraryItem: boolean,
    ): Promise<string | undefined> =>
      db.transaction().execute(async (trx) => {
        const gone = await trx
          .deleteFrom('voice_recordings')
          .where('user_id', '=', userId)
          .where(column, '=', id)
          .returning(['speech_id', 'library_item_id'])
          .executeTakeFirst()
        if (alsoLibraryItem && gone?.library_item_id) await libraryIn(trx).remove(userId, gone.library_item_id)
        return gone?.speech_id
      }),
  }
}

/** The video columns of a recording: its source is that of its speech, otherwise the video's current piece. */
function videoColumns(
  userId: string,
  videoId: string | undefined,
  { join, createdAt }: NewRecording,
  speech: Selectable<SpeechGenerationsTable>,
) {
  if (videoId === undefined) return {}
  return {
    // Selected, so that the video may have been deleted meanwhile.
    video_id: sql<string | null>`(select id from videos where id = ${videoId} and user_id = ${userId})`,
    made_from: speech.made_from ?? (join?.madeFrom ? json.encode(join.madeFrom) : null),
    video_at: createdAt,
  }
}

type Row = Pick<
  Selectable<VoiceRecordingsTable>,
  'id' | 'name' | 'speech_id' | 'library_item_id' | 'video_id' | 'created_at'
> &
  Pick<Selectable<SpeechGenerationsTable>, 'text' | (typeof SPOKEN_FILE_COLUMNS)[number]>

function toRecording(row: Row): VoiceRecording {
  return {
    id: row.id,
    name: row.name,
    originalText: row.text,
    ...toSpokenFile(row.speech_id, row),
    libraryItemId: row.library_item_id,
    ...(row.video_id !== null && { videoId: row.video_id }),
    createdAt: row.created_at,
  }
}
