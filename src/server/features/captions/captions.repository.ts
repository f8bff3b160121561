import { type Kysely, type Selectable } from 'kysely'
import { countAll, flag, json, optionalList } from '../../../../db/columns.ts'
import { generationsSince, hasPlainGeneration, newestGenerations } from '../../../../db/generations.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type InTransaction } from '../../../../db/transaction.ts'
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
          details: json.encode(generation.details ?? []),
          use_internet_search: flag.encode(generation.useInternetSearch),
          captions: json.encode(generation.captions),
          sources: json.encode(generation.sources),
          created_at: generation.createdAt,
        })
        .execute()
    },

    /** Stores a result together with what belongs to it: all or nothing. */
    async deliver(userId: string, generation: CaptionGeneration, settle: InTransaction): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await settle(trx)
        await createCaptionsRepository(trx).insert(userId, generation)
      })
    },

    /** How many captions a user has, from an instant on or of all time. */
    async count(userId: string, since: Date | undefined): Promise<number> {
      const row = await generationsSince(db, 'caption_generations', userId, since).select(countAll).executeTakeFirst()
      return Number(row?.count ?? 0)
    },

    /** Whether a user has a result on this topic that holds none of their own facts. */
    hasPlain: (userId: string, content: string): Promise<boolean> =>
      hasPlainGeneration(db, 'caption_generations', userId, content),

    /** The newest captions of a user, newest first; all without a limit. */
    async findNewest(userId: string, limit?: number): Promise<CaptionGeneration[]> {
      return (await newestGenerations(db, 'caption_generations', userId, limit)).map(toGeneration)
    },
  }
}

function toGeneration(row: Selectable<CaptionGenerationsTable>): CaptionGeneration {
  return {
    id: row.id,
    content: row.content,
    platform: row.platform,
    style: row.style,
    ...optionalList('details', row.details),
    useInternetSearch: flag.decode(row.use_internet_search),
    captions: json.decode(row.captions),
    sources: json.decode(row.sources),
    createdAt: row.created_at,
  }
}
