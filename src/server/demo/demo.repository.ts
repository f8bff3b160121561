import { type Kysely } from 'kysely'
import { json } from '../../../db/columns.ts'
import { type Database } from '../../../db/schema/database.ts'
import { type MadeFrom } from '../../shared/features/videos/videos.rules.ts'

/** The tables that have rows of a user once the product was used. */
const TRACES = [
  'library_items',
  'planner_entries',
  'voice_recordings',
  'generations',
  'speech_generations',
  'conversations',
  'videos',
  'usage_counters',
] as const

/** Whether a user has or had any data: saved, planned, spoken, written, in the trash or counted. */
export async function hasAnyData(db: Kysely<Database>, userId: string): Promise<boolean> {
  for (const table of TRACES) {
    const row = await db
      .selectFrom<(typeof TRACES)[number]>(table)
      .select('user_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}

/** Sets the video and the source of a generation. */
export async function joinGeneration(
  db: Kysely<Database>,
  userId: string,
  id: string,
  { videoId, madeFrom }: { videoId: string; madeFrom: MadeFrom | null },
): Promise<void> {
  await db
    .updateTable('generations')
    .set({ video_id: videoId, made_from: madeFrom && json.encode(madeFrom) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}
