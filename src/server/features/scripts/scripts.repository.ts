import { type Kysely, type Selectable } from 'kysely'
import { countAll, flag, json, optionalList } from '../../../../db/columns.ts'
import { generationsSince, hasPlainGeneration, newestGenerations } from '../../../../db/generations.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type InTransaction } from '../../../../db/transaction.ts'
import { type ScriptGenerationsTable } from '../../../../db/schema/writing.ts'
import { scriptText } from '../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptGeneration } from '../../../shared/features/scripts/scripts.schema.ts'

export type ScriptsRepository = ReturnType<typeof createScriptsRepository>

export function createScriptsRepository(db: Kysely<Database>) {
  return {
    async insert(userId: string, generation: ScriptGeneration): Promise<void> {
      await db
        .insertInto('script_generations')
        .values({
          id: generation.id,
          user_id: userId,
          topic: generation.topic,
          type: generation.type,
          duration: generation.duration,
          tone: generation.tone,
          format: generation.format,
          details: json.encode(generation.details ?? []),
          use_internet_search: flag.encode(generation.useInternetSearch),
          beats: json.encode(generation.beats),
          script: generation.script,
          words: generation.words,
          seconds: generation.seconds,
          sources: json.encode(generation.sources),
          created_at: generation.createdAt,
        })
        .execute()
    },

    /** Stores a result together with what belongs to it: all or nothing. */
    async deliver(userId: string, generation: ScriptGeneration, settle: InTransaction): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await settle(trx)
        await createScriptsRepository(trx).insert(userId, generation)
      })
    },

    /** How many scripts a user has, from an instant on or of all time. */
    async count(userId: string, since: Date | undefined): Promise<number> {
      const row = await generationsSince(db, 'script_generations', userId, since).select(countAll).executeTakeFirst()
      return Number(row?.count ?? 0)
    },

    /** Whether a user has a result on this topic that holds none of their own facts. */
    hasPlain: (userId: string, topic: string): Promise<boolean> =>
      hasPlainGeneration(db, 'script_generations', userId, topic),

    /** The newest scripts of a user, newest first; all without a limit. */
    async findNewest(userId: string, limit?: number): Promise<ScriptGeneration[]> {
      return (await newestGenerations(db, 'script_generations', userId, limit)).map(toGeneration)
    },
  }
}

function toGeneration(row: Selectable<ScriptGenerationsTable>): ScriptGeneration {
  const beats: ScriptGeneration['beats'] = json.decode(row.beats)
  return {
    id: row.id,
    topic: row.topic,
    type: row.type,
    duration: row.duration,
    tone: row.tone,
    format: row.format,
    ...optionalList('details', row.details),
    useInternetSearch: flag.decode(row.use_internet_search),
    // Rows written before the column held spoken words alone have cues in it.
    script: scriptText(beats, { directions: false }),
    beats,
    words: row.words,
    seconds: row.seconds,
    sources: json.decode(row.sources),
    createdAt: row.created_at,
  }
}
