import { type Kysely } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'

export type AccountEmails = ReturnType<typeof createAccountEmails>

export function createAccountEmails(db: Kysely<Database>) {
  return {
    /** The addresses of users by their ids. Those of deleted users are missing. */
    async findEmails(userIds: readonly string[]): Promise<Map<string, string>> {
      if (userIds.length === 0) return new Map()
      const rows = await db.selectFrom('users').select(['id', 'email']).where('id', 'in', userIds).execute()
      return new Map(rows.map(({ id, email }) => [id, email]))
    },
  }
}
