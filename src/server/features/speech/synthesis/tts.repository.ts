import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { instant, json } from '../../../../../db/columns.ts'
import type { Database } from '../../../../../db/schema/database.ts'
import type { SpeechGenerationsTable } from '../../../../../db/schema/speech.ts'
import { SPOKEN_FILE_COLUMNS, toSpokenFile } from '../../../../../db/spoken-file.ts'
import type { LeaseCheck } from '../../../../../db/transaction.ts'
import type { Speech, SpeechResult } from '../../../../shared/features/tts/tts.schema.ts'
import type { MadeFrom } from '../../../../shared/features/videos/videos.rules.ts'
import type { Cue } from '../../../../shared/speech/subtitles.ts'

/** A finished speech, with the key of its file. */
export interface NewSpeech extends Pick<Speech, 'id' | 'text' | 'voice' | 'format' | 'filename' | 'outline'> {
  durationMs: number
  fileKey: string
  fileBytes: number
  cues: Cue[]
  videoId?: string | undefined
  madeFrom?: MadeFrom | null
  createdAt: string
}

export type TtsRepository<Reservation> = ReturnType<typeof createTtsRepository<Reservation>>

/** The parts of an answer that are not stored with the text. */
export interface Answer {
  warnings: readonly string[]
  /** The claimed idempotency key, if the request has one. */
  claim: { key: string; lease: { check: LeaseCheck } } | undefined
}

/** Callbacks in the transaction that stores a speech. */
export interface Settlement<Reservation> {
  /** Settles a reservation as spent. Returns false where it is already settled. */
  keep(trx: Kysely<Database>, reservation: Reservation): Promise<boolean>
  /** Stores the answer for repetitions of a request. Returns false where another process has claimed the key. */
  remember(
    trx: Kysely<Database>,
    userId: string,
    claim: NonNullable<Answer['claim']>,
    result: SpeechResult,
  ): Promise<boolean>
}

/** Rolls back a speech whose idempotency key another process has claimed. */
class ClaimLost extends Error {}

/** A user's speeches. */
export function createTtsRepository<Reservation>(db: Kysely<Database>, settlement: Settlement<Reservation>) {
  return {
    /**
     * Stores a speech, settles its reservation and stores its answer in one transaction, after which nothing can fail.
     * Returns the answer; undefined where the reservation was returned or the claim lost meanwhile.
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
          await trx
            .insertInto('speech_generations')
            .values((eb) => ({
              ...toRow(userId, speech),
              // Selected, so that the video may have been deleted meanwhile.
              video_id: eb
                .selectFrom('videos')
                .select('id')
                .where('id', '=', speech.videoId ?? null)
                .where('user_id', '=', userId),
              made_from: speech.madeFrom ? json.encode(speech.madeFrom) : null,
            }))
            .execute()
          if (claim && !(await settlement.remember(trx, userId, claim, result))) throw new ClaimLost()
          return result
        })
      } catch (error) {
        if (error instanceof ClaimLost) return undefined
        throw error
      }
    },

    /** Whether a speech exists. */
    async has(id: string): Promise<boolean> {
      const row = await db.selectFrom('speech_generations').select('id').where('id', '=', id).executeTakeFirst()
      return row !== undefined
    },

    /** The newest speeches of a user, newest first; all without a limit. */
    async findNewest(userId: string, limit = Number.MAX_SAFE_INTEGER): Promise<Speech[]> {
      const rows = await db
        .selectFrom('speech_generations as speech')
        .leftJoin('voice_recordings as recording', 'recording.speech_id', 'speech.id')
        .where('speech.user_id', '=', userId)
        .select(['speech.id', 'speech.text', 'speech.video_id', 'speech.created_at', 'recording.id as recording_id'])
        .select(SPOKEN_FILE_COLUMNS.map((column) => `speech.${column}` as const))
        .orderBy('speech.created_at', 'desc')
        .orderBy('speech.id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toSpeech)
    },

    /** Number of a user's characters spoken by this server, since an instant or in total. */
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

function toRow(userId: string, speech: NewSpeech) {
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
  } satisfies Insertable<SpeechGenerationsTable>
}

type Row = Pick<
  Selectable<SpeechGenerationsTable>,
  'id' | 'text' | 'video_id' | 'created_at' | (typeof SPOKEN_FILE_COLUMNS)[number]
> & { recording_id: string | null }

/** The answer for a finished speech. */
export function buildAnswer(userId: string, speech: NewSpeech, warnings: readonly string[]): SpeechResult {
  const stored = toSpeech({ ...toRow(userId, speech), video_id: speech.videoId ?? null, recording_id: null })
  return { ...stored, ...(warnings.length > 0 && { warnings: [...warnings] }) }
}

function toSpeech(row: Row): Speech {
  return {
    id: row.id,
    text: row.text,
    ...toSpokenFile(row.id, row),
    recordingId: row.recording_id,
    ...(row.video_id !== null && { videoId: row.video_id }),
    createdAt: row.created_at,
  }
}
