import { type Kysely, type Selectable, sql } from 'kysely'
import { instant } from './columns.ts'
import { type Database } from './schema/database.ts'

/** Tables of what the tools wrote: each row has its user and its time. */
type GenerationTable = 'hook_generations' | 'script_generations' | 'caption_generations'

/** The rows of a user, from an instant on or of all time; to be counted. */
export function generationsSince(
  db: Kysely<Database>,
  table: GenerationTable | 'speech_generations',
  userId: string,
  since: Date | undefined,
) {
  return db
    .selectFrom(table)
    .where('user_id', '=', userId)
    .$if(since !== undefined, (query) => query.where('created_at', '>=', instant.encode(since ?? new Date(0))))
}

/** The newest rows of a user, newest first; all without a limit. */
export async function newestGenerations<Table extends GenerationTable>(
  db: Kysely<Database>,
  table: Table,
  userId: string,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<Selectable<Database[Table]>[]> {
  const rows = await db
    .selectFrom<GenerationTable>(table)
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  // Kysely cannot narrow the row type by a generic table name.
  return rows as Selectable<Database[Table]>[]
}

/** Whether a user has a row on this topic (of a caption: its content) that holds none of their own facts. */
export async function hasPlainGeneration(
  db: Kysely<Database>,
  table: GenerationTable,
  userId: string,
  topic: string,
): Promise<boolean> {
  const column = sql.ref<string>(table === 'caption_generations' ? 'content' : 'topic')
  const row = await db
    .selectFrom<GenerationTable>(table)
    .select('id')
    .where('user_id', '=', userId)
    .where('details', '=', '[]')
    .where(column, '=', topic)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
