import { type Kysely, type Selectable } from 'kysely'
import { countAll, flag, instant, json } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type CaptionGenerationsTable } from '../../../../db/schema/writing.ts'
import { type CaptionGeneration } from '../../../shared/features/captions/captions.schema.ts'

export type CaptionsRepository = ReturnType<typeof createCaptionsRepository>

export function createCaptionsRepository(db: Kysely<Database>) {
  return {
    async insert(userId: string, generation: CaptionGeneration): Promise<void> {
      await db
        .insertInto('caption_generations')
        .values({
          id: generation.id,
          user_id: userId,
          content: generation.content,
          platform: generation.platform,
          style: generation.style,
          use_internet_search: flag.encode(generation.useInternetSearch),
          captions: json.encode(generation.captions),
          sources: json.encode(generation.sources),
          created_at: generation.createdAt,
        })
        .execute()
    },

    /** How many captions a user has, from an instant on or of all time. */
    async count(userId: string, since: Date | undefined): Promise<number> {
      const row = await db
        .selectFrom('caption_generations')
        .select(countAll)
        .where('user_id', '=', userId)
        .$if(since !== undefined, (query) => query.where('created_at', '>=', instant.encode(since ?? new Date(0))))
        .executeTakeFirst()
      return Number(row?.count ?? 0)
    },

    /** The newest captions of a user, newest first; all without a limit. */
    async findNewest(userId: string, limit = Number.MAX_SAFE_INTEGER): Promise<CaptionGeneration[]> {
      const rows = await db
        .selectFrom('caption_generations')
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

function toGeneration(row: Selectable<CaptionGenerationsTable>): CaptionGeneration {
  return {
    id: row.id,
    content: row.content,
    platform: row.platform as CaptionGeneration['platform'],
    style: row.style as CaptionGeneration['style'],
    useInternetSearch: flag.decode(row.use_internet_search),
    captions: json.decode(row.captions),
    sources: json.decode(row.sources),
    createdAt: row.created_at,
  }
}
