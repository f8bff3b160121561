import { CompiledQuery, type Kysely } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'

/** The stored texts of a result. */
export interface RecentRow {
  id: string
  state: string
  input: string
  content: string
  sources: string
  created_at: string
}

export type RecentHooksRepository = ReturnType<typeof createRecentHooksRepository>

/** The newest results of hooks as they are stored, without the columns that only a running generation needs. */
export function createRecentHooksRepository(db: Kysely<Database>) {
  /** Compiled once, because compiling takes longer than running it. */
  const { sql: newest } = db
    .selectFrom('generations')
    .select(['id', 'state', 'input', 'content', 'sources', 'created_at'])
    .where('user_id', '=', '')
    .where('tool', '=', 'hooks')
    .where('content', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .compile()

  return {
    /** At most `limit` results of a user, newest first. */
    async findNewest(userId: string, limit: number): Promise<RecentRow[]> {
      const { rows } = await db.executeQuery<RecentRow>(CompiledQuery.raw(newest, [userId, 'hooks', limit]))
      return rows
    },
  }
}
