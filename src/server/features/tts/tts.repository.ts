import { type Kysely, type Selectable, sql } from 'kysely'
import { json } from '../../../../db/columns.ts'
import { generationsSince } from '../../../../db/generations.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type SpeechGenerationsTable } from '../../../../db/schema/speech.ts'
import { SPOKEN_FILE_COLUMNS, toSpokenFile } from '../../../../db/spoken-file.ts'
import { type Speech } from '../../../shared/features/tts/tts.schema.ts'
import { type Cue } from '../../../shared/speech/subtitles.ts'

/** A text that was just spoken, and where its file lies. */
export interface NewSpeech extends Pick<Speech, 'id' | 'text' | 'voice' | 'format' | 'filename' | 'outline'> {
  durationMs: number
  fileKey: string
  fileBytes: number
  cues: Cue[]
  createdAt: string
}

export type TtsRepository<Reservation> = ReturnType<typeof createTtsRepository<Reservation>>

/** What was spoken. `keepIn` keeps what was reserved for it, inside of a transaction; false when it is settled already. */
export function createTtsRepository<Reservation>(
  db: Kysely<Database>,
  keepIn: (trx: Kysely<Database>, reservation: Reservation) => Promise<boolean>,
) {
  return {
    /**
     * Stores a text and keeps what was reserved for it, both or none. Returns the text as callers see it; undefined, and
     * nothing is stored, when the reservation was given back meanwhile.
     */
    insert: (userId: string, speech: NewSpeech, reservation: Reservation): Promise<Speech | undefined> =>
      db.transaction().execute(async (trx) => {
        if (!(await keepIn(trx, reservation))) return undefined
        const row = toRow(userId, speech)
        await trx.insertInto('speech_generations').values(row).execute()
        return toSpeech({ ...row, recording_id: null })
      }),

    /** The newest texts of a user, newest first; all without a limit. */
    async findNewest(userId: string, limit = Number.MAX_SAFE_INTEGER): Promise<Speech[]> {
      const rows = await db
        .selectFrom('speech_generations as speech')
        .leftJoin('voice_recordings as recording', 'recording.speech_id', 'speech.id')
        .where('speech.user_id', '=', userId)
        .select(['speech.id', 'speech.text', 'speech.created_at', 'recording.id as recording_id'])
        .select(SPOKEN_FILE_COLUMNS.map((column) => `speech.${column}` as const))
        .orderBy('speech.created_at', 'desc')
        .orderBy('speech.id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toSpeech)
    },

    /** How many characters of a user were spoken, from an instant on or of all time. */
    async countCharacters(userId: string, since: Date | undefined): Promise<number> {
      const row = await generationsSince(db, 'speech_generations', userId, since)
        .select(sql<number | string | null>`sum(characters)`.as('characters'))
        .executeTakeFirst()
      return Number(row?.characters ?? 0)
    },
  }
}

function toRow(userId: string, speech: NewSpeech): SpeechGenerationsTable {
  return {
    id: speech.id,
    user_id: userId,
    text: speech.text,
    voice: speech.voice,
    format: speech.format,
    characters: speech.text.length,
    duration_ms: speech.durationMs,
    filename: speech.filename,
    file_key: speech.fileKey,
    file_bytes: speech.fileBytes,
    outline: json.encode(speech.outline),
    cues: json.encode(speech.cues),
    created_at: speech.createdAt,
  }
}

type Row = Pick<
  Selectable<SpeechGenerationsTable>,
  'id' | 'text' | 'created_at' | (typeof SPOKEN_FILE_COLUMNS)[number]
> & { recording_id: string | null }

function toSpeech(row: Row): Speech {
  return {
    id: row.id,
    text: row.text,
    ...toSpokenFile(row.id, row),
    recordingId: row.recording_id,
    createdAt: row.created_at,
  }
}
