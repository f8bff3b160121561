import { type Kysely, type Selectable } from 'kysely'
import { lockUser } from '../../../../../db/lock-user.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type SpeechGenerationsTable, type VoiceRecordingsTable } from '../../../../../db/schema/speech.ts'
import { SPOKEN_FILE_COLUMNS, toSpokenFile } from '../../../../../db/spoken-file.ts'
import { type AudioFormat } from '../../../../shared/features/tts/tts.constants.ts'
import { type VoiceRecording } from '../../../../shared/features/voice-library/voice-library.schema.ts'

/** A recording to be saved. */
export interface NewRecording {
  id: string
  speechId: string
  name: string
  createdAt: string
}

/** The library, as far as a recording needs it, inside of a transaction. */
export interface LibraryInside {
  /** Saves the text of a recording. Returns the id of its item. */
  add(userId: string, recording: NewRecording, speech: Selectable<SpeechGenerationsTable>): Promise<string>
  remove(userId: string, itemId: string): Promise<unknown>
}

/** Why a recording was not saved: no such text, its file is deleted, or there is no room for it. */
export type NotKept = 'unknown' | 'gone' | 'full'

export type VoiceLibraryRepository = ReturnType<typeof createVoiceLibraryRepository>

/** A user's recordings, each with the text that was spoken. */
export const selectRecordings = (executor: Kysely<Database>, userId: string) =>
  executor
    .selectFrom('voice_recordings as recording')
    .innerJoin('speech_generations as speech', 'speech.id', 'recording.speech_id')
    .where('recording.user_id', '=', userId)

/** Bytes that a user's saved files take. */
export async function savedBytes(executor: Kysely<Database>, userId: string): Promise<number> {
  const row = await selectRecordings(executor, userId)
    .where('speech.file_key', 'is not', null)
    .select(({ fn }) => fn.sum<number | string | null>('speech.file_bytes').as('bytes'))
    .executeTakeFirst()
  return Number(row?.bytes ?? 0)
}

/** A user's saved recordings. `libraryIn` is the library of a transaction. */
export function createVoiceLibraryRepository(
  db: Kysely<Database>,
  libraryIn: (trx: Kysely<Database>) => LibraryInside,
) {
  const whole = (executor: Kysely<Database>, userId: string) =>
    selectRecordings(executor, userId).select([
      'recording.id',
      'recording.name',
      'recording.speech_id',
      'recording.library_item_id',
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

    /** The text of a user's spoken file; undefined when there is none in this format. */
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
     * Saves a spoken text as a recording and as an item of the library, both or none. A text that is saved already answers
     * what exists; its item is restored where it was deleted. Parallel saves never exceed
     * `limit` bytes.
     */
    insert: (userId: string, recording: NewRecording, limit: number): Promise<VoiceRecording | NotKept> =>
      db.transaction().execute(async (trx) => {
        await lockUser(trx, userId)
        const kept = await whole(trx, userId).where('recording.speech_id', '=', recording.speechId).executeTakeFirst()
        if (kept?.library_item_id) return toRecording(kept)
        const speech = await trx
          .selectFrom('speech_generations')
          .selectAll()
          .where('id', '=', recording.speechId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
        if (!speech) return 'unknown'
        if (kept) {
          const library_item_id = await libraryIn(trx).add(
            userId,
            { ...recording, id: kept.id, name: kept.name },
            speech,
          )
          await trx.updateTable('voice_recordings').set({ library_item_id }).where('id', '=', kept.id).execute()
          return toRecording({ ...kept, library_item_id })
        }
        if (speech.file_key === null) return 'gone'
        if ((await savedBytes(trx, userId)) + speech.file_bytes > limit) return 'full'
        const row = {
          id: recording.id,
          name: recording.name,
          speech_id: recording.speechId,
          library_item_id: await libraryIn(trx).add(userId, recording, speech),
          created_at: recording.createdAt,
        }
        await trx
          .insertInto('voice_recordings')
          .values({ ...row, user_id: userId })
          .execute()
        return toRecording({ ...speech, ...row })
      }),

    /**
     * Deletes a recording, named by its own id or by its item's, and its item in the library where asked. Returns the
     * spoken text that it saved; undefined when it does not exist.
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

type Row = Pick<Selectable<VoiceRecordingsTable>, 'id' | 'name' | 'speech_id' | 'library_item_id' | 'created_at'> &
  Pick<Selectable<SpeechGenerationsTable>, 'text' | (typeof SPOKEN_FILE_COLUMNS)[number]>

function toRecording(row: Row): VoiceRecording {
  return {
    id: row.id,
    name: row.name,
    originalText: row.text,
    ...toSpokenFile(row.speech_id, row),
    libraryItemId: row.library_item_id,
    createdAt: row.created_at,
  }
}
