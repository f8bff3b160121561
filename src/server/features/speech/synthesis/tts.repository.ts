import { type Kysely, type Selectable, sql } from 'kysely'
import { instant, json } from '../../../../../db/columns.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type SpeechGenerationsTable } from '../../../../../db/schema/speech.ts'
import { SPOKEN_FILE_COLUMNS, toSpokenFile } from '../../../../../db/spoken-file.ts'
import { type LeaseCheck } from '../../../../../db/transaction.ts'
import { type Speech, type SpeechResult } from '../../../../shared/features/tts/tts.schema.ts'
import { type Cue } from '../../../../shared/speech/subtitles.ts'

/** A text that was just spoken, with the key of its file. */
export interface NewSpeech extends Pick<Speech, 'id' | 'text' | 'voice' | 'format' | 'filename' | 'outline'> {
  durationMs: number
  fileKey: string
  fileBytes: number
  cues: Cue[]
  createdAt: string
}

export type TtsRepository<Reservation> = ReturnType<typeof createTtsRepository<Reservation>>

/** The parts of an answer that are not stored with the text. */
export interface Answer {
  warnings: readonly string[]
  /** The claimed idempotency key, if the request has one. */
  claim: { key: string; lease: { check: LeaseCheck } } | undefined
}

/** Callbacks in the transaction that stores a text. */
export interface Settlement<Reservation> {
  /** Settles a reservation as spent; false when it is settled already. */
  keep(trx: Kysely<Database>, reservation: Reservation): Promise<boolean>
  /** Remembers an answer for the repetitions of a request; false when the key is another one's by now. */
  remember(
    trx: Kysely<Database>,
    userId: string,
    claim: NonNullable<Answer['claim']>,
    result: SpeechResult,
  ): Promise<boolean>
}

/** Rolls back a text whose idempotency key another process has claimed. */
class ClaimLost extends Error {}

/** The text that was spoken. */
export function createTtsRepository<Reservation>(db: Kysely<Database>, settlement: Settlement<Reservation>) {
  return {
    /**
     * Stores a text, settles its reservation and stores its answer in one transaction, and afterwards nothing is left
     * to do that could fail. Returns the answer; undefined when the reservation was returned or the claim lost meanwhile.
     */
    async insert(
      userId: string,
      speech: NewSpeech,
      reservation: Reservation,
      { warnings, claim }: Answer,
    ): Promise<SpeechResult | undefined> {
      const result = buildAnswer(userId, speech, warnings)
      try {
        return await db.transaction().execute(async (trx) => {
          if (!(await settlement.keep(trx, reservation))) return undefined
          await trx.insertInto('speech_generations').values(toRow(userId, speech)).execute()
          if (claim && !(await settlement.remember(trx, userId, claim, result))) throw new ClaimLost()
          return result
        })
      } catch (error) {
        if (error instanceof ClaimLost) return undefined
        throw error
      }
    },

    /** Whether a text is there. */
    async has(id: string): Promise<boolean> {
      const row = await db.selectFrom('speech_generations').select('id').where('id', '=', id).executeTakeFirst()
      return row !== undefined
    },

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

    /** How many characters of a user were spoken here, from an instant on or of all time. */
    async countCharacters(userId: string, since: Date | undefined): Promise<number> {
      const row = await db
        .selectFrom('speech_generations')
        .where('user_id', '=', userId)
        .where('is_imported', '=', 0)
        .$if(since !== undefined, (query) => query.where('created_at', '>=', instant.encode(since ?? new Date(0))))
        .select(sql<number | string | null>`sum(characters)`.as('characters'))
        .executeTakeFirst()
      return Number(row?.characters ?? 0)
    },
  }
}

function toRow(userId: string, speech: NewSpeech): Omit<SpeechGenerationsTable, 'is_imported'> {
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

/** What is answered for a text that was just spoken. */
export function buildAnswer(userId: string, speech: NewSpeech, warnings: readonly string[]): SpeechResult {
  const stored = toSpeech({ ...toRow(userId, speech), recording_id: null })
  return { ...stored, ...(warnings.length > 0 && { warnings: [...warnings] }) }
}

function toSpeech(row: Row): Speech {
  return {
    id: row.id,
    text: row.text,
    ...toSpokenFile(row.id, row),
    recordingId: row.recording_id,
    createdAt: row.created_at,
  }
}
