import { type ExpressionBuilder, type Kysely } from 'kysely'
import { isSqlite } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { emailKey } from '../../../../shared/features/auth/auth.rules.ts'

/** Accounts of owners: by a link of the host, or by the verified address that the environment names. */
export const isOwner = (namedEmail: string | undefined) => (eb: ExpressionBuilder<Database, 'users'>) =>
  eb.or([
    eb('owner_since', 'is not', null),
    eb.and([
      eb('email_key', '=', namedEmail === undefined ? '' : emailKey(namedEmail)),
      eb('email_verified_at', 'is not', null),
    ]),
  ])

/**
 * Whether a server that has an owner still has one without the account `userId`, as a part of the transaction that takes
 * the account away. It locks the owners' rows, so that of two owners who go at once one stays. SQLite needs no lock: a
 * transaction has the only write lock from its beginning.
 */
export async function keepsAnOwner(
  trx: Kysely<Database>,
  userId: string,
  namedEmail: string | undefined,
): Promise<boolean> {
  const owners = await trx
    .selectFrom('users')
    .select('id')
    .where(isOwner(namedEmail))
    .where('blocked_at', 'is', null)
    .where('leaving_at', 'is', null)
    .orderBy('id')
    .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
    .execute()
  return owners.length === 0 || owners.some(({ id }) => id !== userId)
}
