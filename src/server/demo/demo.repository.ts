import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'

/** The tables that have rows of a user as soon as the product was used. */
const TRACES = [
  'library_items',
  'planner_entries',
  'voice_recordings',
  'generations',
  'speech_generations',
  'conversations',
  'usage_counters',
] as const

/** Whether a user has, or had, anything: saved, planned, spoken, written, in the trash or counted. */
export async function hasTraces(db: Kysely<Database>, userId: string): Promise<boolean> {
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
