import { type Kysely } from 'kysely'
import { compileOnce } from '../../../../db/compile-once.ts'
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
  const newest = compileOnce<RecentRow>(
    db,
    db
      .selectFrom('generations')
      .select(['id', 'state', 'input', 'content', 'sources', 'created_at'])
      .where('user_id', '=', '')
      .where('tool', '=', 'hooks')
      .where('content', 'is not', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .$narrowType<{ content: string }>(),
  )

  return {
    /** At most `limit` results of a user, newest first. */
    findNewest: (userId: string, limit: number): Promise<RecentRow[]> => newest(userId, 'hooks', limit),
  }
}
