import { type Insertable, type Kysely } from 'kysely'
import { json } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type SpeechGenerationsTable } from '../../../../db/schema/speech.ts'

/** Inserts a speech without speaking it. Returns the address of its audio. */
export async function insertSpeech(
  db: Kysely<Database>,
  userId: string,
  id: string,
  changes: Partial<Insertable<SpeechGenerationsTable>> = {},
): Promise<string> {
  const format = changes.format ?? 'mp3'
  await db
    .insertInto('speech_generations')
    .values({
      id,
      user_id: userId,
      text: 'Good morning. One loaf, five days.',
      voice: 'nova',
      format,
      characters: 34,
      duration_ms: 2_500,
      filename: `good-morning.${format}`,
      file_key: `speech/${userId}/${id}.${format}`,
      file_bytes: 1_000,
      outline: json.encode([0, 50, 100]),
      cues: json.encode([{ start: 0, end: 2_500, lines: ['Good morning.', 'One loaf, <five> days.'] }]),
      created_at: '2026-11-20T12:00:00.000Z',
      ...changes,
    })
    .execute()
  return `/api/tts/audio/${id}.${format}`
}
