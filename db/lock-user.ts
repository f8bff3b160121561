import { type Kysely } from 'kysely'
import { isSqlite } from './dialect.ts'
import { type Database } from './schema/database.ts'

/**
 * Serializes changes of one user's data until the transaction `trx` ends. Transactions that count or measure before
 * they write lock the user first. SQLite needs no lock: a transaction has the only write lock from its beginning.
 */
export async function lockUser(trx: Kysely<Database>, userId: string): Promise<void> {
  if (isSqlite(trx)) return
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
