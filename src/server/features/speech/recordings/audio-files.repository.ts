import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { instant, json } from '../../../../../db/columns.ts'
import { lockUser } from '../../../../../db/lock-user.ts'
import type { Database } from '../../../../../db/schema/database.ts'
import type { AudioFormat } from '../../../../shared/features/tts/tts.constants.ts'
import type { Cue } from '../../../../shared/speech/subtitles.ts'

/** The file of a speech. */
export interface SpeechFile {
  /** Key in the audio store; null once the file is deleted. */
  key: string | null
  bytes: number
  format: AudioFormat
  filename: string
  cues: Cue[]
}

export type AudioFilesRepository = ReturnType<typeof createAudioFilesRepository>

/** Unreferenced files of existing and of deleted users. */
export interface UnreferencedFiles {
  ofUsers: string[]
  ofDeparted: string[]
}

/** The owners of files in the audio store, and unreferenced files. */
export function createAudioFilesRepository(db: Kysely<Database>) {
  /** Speeches from before an instant that have a file and are not saved. */
  const unsavedBefore = (executor: Kysely<Database>, before: Date) =>
    executor
      .selectFrom('speech_generations as speech')
      .where('speech.created_at', '<', instant.encode(before))
      .where('speech.file_key', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('voice_recordings')
              .select('id')
              .whereRef('voice_recordings.speech_id', '=', 'speech.id')
              .limit(1),
          ),
        ),
      )

  return {
    /** The file of a user's speech; undefined where the speech does not exist or is another user's. */
    async find(userId: string, speechId: string): Promise<SpeechFile | undefined> {
      const row = await db
        .selectFrom('speech_generations')
        .select(['file_key', 'file_bytes', 'format', 'filename', 'cues'])
        .where('id', '=', speechId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return (
        row && {
          key: row.file_key,
          bytes: row.file_bytes,
          format: row.format,
          filename: row.filename,
          cues: json.decode(row.cues),
        }
      )
    },

    /** Speeches from before an instant with a file that is not saved, oldest first. */
    findUnsaved: (before: Date, most: number): Promise<{ id: string; userId: string }[]> =>
      unsavedBefore(db, before)
        .select(['speech.id', 'speech.user_id as userId'])
        .orderBy('speech.created_at')
        .limit(most)
        .execute(),

    /**
     * Clears the file of a speech from before an instant, unless it is saved. Returns its key, so that the file can be
     * removed; undefined where there is none. A parallel save happens before or after, never in between.
     */
    forgetUnsaved: (userId: string, speechId: string, before: Date): Promise<string | undefined> =>
      db.transaction().execute(async (trx) => {
        await lockUser(trx, userId)
        const found = await unsavedBefore(trx, before)
          .select('speech.file_key as key')
          .where('speech.id', '=', speechId)
          .where('speech.user_id', '=', userId)
          .executeTakeFirst()
        if (!found?.key) return undefined
        await trx.updateTable('speech_generations').set({ file_key: null }).where('id', '=', speechId).execute()
        return found.key
      }),

    /** Deletes cached pieces from before an instant, oldest first. Returns the keys of their files. */
    async forgetSegments(before: Date, most: number): Promise<string[]> {
      const old = await db
        .selectFrom('speech_segments')
        .select(['user_id', 'hash'])
        .where('created_at', '<', instant.encode(before))
        .orderBy('created_at')
        .limit(most)
        .execute()
      const keys: string[] = []
      for (const { user_id, hash } of old) {
        const gone = await db
          .deleteFrom('speech_segments')
          .where('user_id', '=', user_id)
          .where('hash', '=', hash)
          .where('created_at', '<', instant.encode(before))
          .returning('file_key')
          .executeTakeFirst()
        if (gone) keys.push(gone.file_key)
      }
      return keys
    },

    /**
     * Those of some keys that no row refers to. `parseOwner` returns the owner of a file; files of unknown owners are skipped.
     */
    async findUnreferenced(keys: readonly string[], parseOwner: (key: string) => string): Promise<UnreferencedFiles> {
      const owners = [...new Set(keys.map(parseOwner))]
      const [speech, segments, users, departed] = await Promise.all([
        db.selectFrom('speech_generations').select('file_key').where('file_key', 'in', keys).execute(),
        db.selectFrom('speech_segments').select('file_key').where('file_key', 'in', keys).execute(),
        db.selectFrom('users').select('id').where('id', 'in', owners).execute(),
        db.selectFrom('departed_users').select('digest').where('digest', 'in', owners.map(hashUserId)).execute(),
      ])
      const named = new Set([...speech, ...segments].map(({ file_key }) => file_key))
      const here = new Set(users.map(({ id }) => id))
      const gone = new Set(departed.map(({ digest }) => digest))
      const unnamed = keys.filter((key) => !named.has(key))
      return {
        ofUsers: unnamed.filter((key) => here.has(parseOwner(key))),
        ofDeparted: unnamed.filter((key) => !here.has(parseOwner(key)) && gone.has(hashUserId(parseOwner(key)))),
      }
    },

    /** Records the deletion of an account. The last time counts. */
    async recordDeletion(userId: string, now: Date): Promise<void> {
      const departed_at = instant.encode(now)
      await db
        .insertInto('departed_users')
        .values({ digest: hashUserId(userId), departed_at })
        .onConflict((conflict) => conflict.column('digest').doUpdateSet({ departed_at }))
        .execute()
    },

    /** Deletes records of deletions from before an instant. */
    async deleteDeletionRecords(before: Date): Promise<void> {
      await db.deleteFrom('departed_users').where('departed_at', '<', instant.encode(before)).execute()
    },

    /** Every file of a user. */
    async findKeysOf(userId: string): Promise<string[]> {
      const [speech, segments] = await Promise.all(
        (['speech_generations', 'speech_segments'] as const).map((table) =>
          db.selectFrom(table).select('file_key').where('user_id', '=', userId).execute(),
        ),
      )
      return [...(speech ?? []), ...(segments ?? [])].flatMap(({ file_key }) => file_key ?? [])
    },

    /** Clears every file of a user. */
    forgetAllOf: (userId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('speech_generations').set({ file_key: null }).where('user_id', '=', userId).execute()
        await trx.deleteFrom('speech_segments').where('user_id', '=', userId).execute()
      }),
  }
}

const hashUserId = (userId: string): string => createHash('sha256').update(userId).digest('hex')
