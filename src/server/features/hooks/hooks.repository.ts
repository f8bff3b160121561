import { type Kysely, type Selectable, sql } from 'kysely'
import { flag, json, optionalList } from '../../../../db/columns.ts'
import { generationsSince, hasPlainGeneration, newestGenerations } from '../../../../db/generations.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type InTransaction } from '../../../../db/transaction.ts'
import { type HookGenerationsTable } from '../../../../db/schema/hook-generations.ts'
import { type HookGeneration } from '../../../shared/features/hooks/hooks.schema.ts'

export type HooksRepository = ReturnType<typeof createHooksRepository>

export function createHooksRepository(db: Kysely<Database>) {
  return {
    async insert(userId: string, generation: HookGeneration): Promise<void> {
      await db
        .insertInto('hook_generations')
        .values({
          id: generation.id,
          user_id: userId,
          topic: generation.topic,
          platform: generation.platform,
          tone: generation.tone,
          details: json.encode(generation.details ?? []),
          use_internet_search: flag.encode(generation.useInternetSearch),
          hooks: json.encode(generation.hooks),
          hook_count: generation.hooks.length,
          sources: json.encode(generation.sources),
          created_at: generation.createdAt,
        })
        .execute()
    },

    /** Stores a result together with what belongs to it: all or nothing. */
    async deliver(userId: string, generation: HookGeneration, settle: InTransaction): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await settle(trx)
        await createHooksRepository(trx).insert(userId, generation)
      })
    },

    /** How many hooks a user has, from an instant on or of all time. */
    async count(userId: string, since: Date | undefined): Promise<number> {
      const row = await generationsSince(db, 'hook_generations', userId, since)
        .select(sql<number | string | null>`sum(hook_count)`.as('hooks'))
        .executeTakeFirst()
      return Number(row?.hooks ?? 0)
    },

    /** Whether a user has a result on this topic that holds none of their own facts. */
    hasPlain: (userId: string, topic: string): Promise<boolean> =>
      hasPlainGeneration(db, 'hook_generations', userId, topic),

    /** The newest generations of a user, newest first; all without a limit. */
    async findNewest(userId: string, limit?: number): Promise<HookGeneration[]> {
      return (await newestGenerations(db, 'hook_generations', userId, limit)).map(toGeneration)
    },
  }
}

function toGeneration(row: Selectable<HookGenerationsTable>): HookGeneration {
  return {
    id: row.id,
    topic: row.topic,
    platform: row.platform,
    tone: row.tone,
    ...optionalList('details', row.details),
    useInternetSearch: flag.decode(row.use_internet_search),
    hooks: json.decode(row.hooks),
    sources: json.decode(row.sources),
    createdAt: row.created_at,
  }
}
