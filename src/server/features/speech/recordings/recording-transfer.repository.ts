import type { Kysely } from 'kysely'
import { json } from '../../../../../db/columns.ts'
import { afterKeyset } from '../../../../../db/keyset.ts'
import { lockUser } from '../../../../../db/lock-user.ts'
import type { Database } from '../../../../../db/schema/database.ts'
import type { InTransaction } from '../../../../../db/transaction.ts'
import type { ArchiveRecording } from '../../../../shared/features/library/archive.schema.ts'
import type { MadeFrom } from '../../../../shared/features/videos/videos.rules.ts'
import { selectRecordings, savedBytes } from './voice-library.repository.ts'

/** A recording as it is exported and imported, without its audio. */
export type TransferredRecording = Omit<ArchiveRecording, 'audio'>

/** The audio of a recording in the audio store. */
export interface SoundFile {
  key: string
  bytes: number
}

export type RecordingTransferRepository = ReturnType<typeof createRecordingTransferRepository>

/** Exports and imports recordings. */
export function createRecordingTransferRepository(db: Kysely<Database>) {
  return {
    /** At most `limit` recordings of a user that are older than `after`, newest first. */
    async findNext(
      userId: string,
      limit: number,
      after: Pick<TransferredRecording, 'id' | 'createdAt'> | undefined,
    ): Promise<TransferredRecording[]> {
      const recordings = selectRecordings(db, userId)
        .select(['recording.id', 'recording.name', 'recording.library_item_id', 'recording.created_at'])
        .select(['speech.text', 'speech.voice', 'speech.format', 'speech.characters', 'speech.duration_ms'])
        .select(['speech.filename', 'speech.outline', 'speech.cues'])
        .select(['recording.video_id', 'recording.made_from', 'recording.video_at'])
      const place = after && ([after.createdAt, after.id] as const)
      const rows = await afterKeyset(recordings, ['recording.created_at', 'recording.id'], 'desc', place)
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        originalText: row.text,
        voice: row.voice,
        format: row.format,
        characterCount: row.characters,
        durationMs: row.duration_ms,
        filename: row.filename,
        outline: json.decode(row.outline),
        cues: json.decode(row.cues),
        libraryItemId: row.library_item_id,
        ...(row.video_id !== null && {
          videoId: row.video_id,
          ...(row.made_from !== null && { madeFrom: json.decode<MadeFrom>(row.made_from) }),
          ...(row.video_at !== null && { videoAt: row.video_at }),
        }),
        createdAt: row.created_at,
      }))
    },

    /** The file of a user's recording; undefined once it is deleted. */
    async findFile(userId: string, recordingId: string): Promise<SoundFile | undefined> {
      const row = await selectRecordings(db, userId)
        .where('recording.id', '=', recordingId)
        .select(['speech.file_key', 'speech.file_bytes'])
        .executeTakeFirst()
      return row && row.file_key !== null ? { key: row.file_key, bytes: row.file_bytes } : undefined
    },

    /** The files of all recordings of a user. */
    async findFiles(userId: string): Promise<(SoundFile & { id: string })[]> {
      const rows = await selectRecordings(db, userId)
        .where('speech.file_key', 'is not', null)
        .select(['recording.id', 'speech.file_key', 'speech.file_bytes'])
        .execute()
      return rows.map((row) => ({ id: row.id, key: row.file_key ?? '', bytes: row.file_bytes }))
    },

    /** Bytes of all recordings of a user. */
    savedBytes: (userId: string): Promise<number> => savedBytes(db, userId),

    /** Whether a recording exists, for any user. */
    async has(id: string): Promise<boolean> {
      const row = await db.selectFrom('voice_recordings').select('id').where('id', '=', id).executeTakeFirst()
      return row !== undefined
    },

    /**
     * Saves a recording and its speech, and links its item where that exists. Returns false, and stores nothing, where
     * the user's files would exceed `limit` bytes. Throws the errors of `requireLease`.
     */
    insert: (
      userId: string,
      recording: TransferredRecording,
      file: SoundFile,
      limit: number,
      requireLease?: InTransaction,
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await requireLease?.(trx)
        await lockUser(trx, userId)
        if ((await savedBytes(trx, userId)) + file.bytes > limit) return false
        const { id, createdAt: created_at } = recording
        await trx
          .insertInto('speech_generations')
          .values({
            id,
            user_id: userId,
            text: recording.originalText,
            voice: recording.voice,
            format: recording.format,
            characters: recording.originalText.length,
            duration_ms: recording.durationMs,
            filename: recording.filename,
            file_key: file.key,
            file_bytes: file.bytes,
            outline: json.encode(recording.outline),
            cues: json.encode(recording.cues),
            is_imported: 1,
            created_at,
          })
          .execute()
        const ownItems = trx.selectFrom('library_items').select('id').where('user_id', '=', userId)
        const item = await ownItems.where('id', '=', recording.libraryItemId ?? '').executeTakeFirst()
        // An interrupted import has stored the item of a recording that was not imported.
        const known = await ownItems.where('type', '=', 'tts').where('original_id', '=', id).executeTakeFirst()
        if (item && !known) {
          const unlinked = trx.updateTable('library_items').set({ original_id: id }).where('id', '=', item.id)
          await unlinked.where('user_id', '=', userId).where('type', '=', 'tts').execute()
        }
        const row = { id, user_id: userId, name: recording.name, speech_id: id, created_at }
        await trx
          .insertInto('voice_recordings')
          .values({ ...row, library_item_id: item?.id ?? null })
          .execute()
        return true
      }),
  }
}
