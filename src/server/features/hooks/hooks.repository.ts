import { type Kysely, type Selectable } from 'kysely'
import { flag, json } from '../../../../db/columns.ts'
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
          created_at: generation.createdAt,
        })
        .execute()
    },

    /** The newest generations of a user, newest first. */
    async findNewest(userId: string, limit: number): Promise<HookGeneration[]> {
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
    createdAt: row.created_at,
  }
}
