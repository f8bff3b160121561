import { type Kysely, type Selectable } from 'kysely'
import { flag, instant, json } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
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
          use_internet_search: flag.encode(generation.useInternetSearch),
          hooks: json.encode(generation.hooks),
          hook_count: generation.hooks.length,
          sources: json.encode(generation.sources),
          created_at: generation.createdAt,
        })
        .execute()
    },

    /** How many hooks a user has, from an instant on or of all time. */
    async count(userId: string, since: Date | undefined): Promise<number> {
      const row = await db
        .selectFrom('hook_generations')
        .select((eb) => eb.fn.sum<number | string | null>('hook_count').as('hooks'))
        .where('user_id', '=', userId)
        .$if(since !== undefined, (query) => query.where('created_at', '>=', instant.encode(since ?? new Date(0))))
        .executeTakeFirst()
      return Number(row?.hooks ?? 0)
    },

    /** The newest generations of a user, newest first; all without a limit. */
    async findNewest(userId: string, limit = Number.MAX_SAFE_INTEGER): Promise<HookGeneration[]> {
      const rows = await db
        .selectFrom('hook_generations')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toGeneration)
    },
  }
}

function toGeneration(row: Selectable<HookGenerationsTable>): HookGeneration {
  return {
    id: row.id,
    topic: row.topic,
    platform: row.platform as HookGeneration['platform'],
    tone: row.tone as HookGeneration['tone'],
    useInternetSearch: flag.decode(row.use_internet_search),
    hooks: json.decode(row.hooks),
    sources: json.decode(row.sources),
    createdAt: row.created_at,
  }
}
