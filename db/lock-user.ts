import { type Kysely } from 'kysely'
import { isSqlite } from './dialect.ts'
import { type Database } from './schema/database.ts'

/**
 * Serializes changes of what a user has until the transaction `trx` ends: all that count or measure before they write
 * lock the user first. On SQLite a transaction has the one write lock from its beginning.
 */
export async function lockUser(trx: Kysely<Database>, userId: string): Promise<void> {
  if (isSqlite(trx)) return
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
