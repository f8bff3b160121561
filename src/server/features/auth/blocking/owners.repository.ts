import { type ExpressionBuilder, type Kysely } from 'kysely'
import { isSqlite } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { emailKey } from '../../../../shared/features/auth/auth.rules.ts'

/** Whom the environment names: by an address, and by a group at the identity provider. */
export interface NamedOwners {
  owner: string | undefined
  ownerGroup: string | undefined
}

/** Accounts of owners: by a link of the host, or by the verified address or the group that the environment names. */
export const isOwner =
  ({ owner, ownerGroup }: NamedOwners) =>
  (eb: ExpressionBuilder<Database, 'users'>) =>
    eb.or([
      eb('owner_since', 'is not', null),
      eb('owner_group', '=', ownerGroup ?? ''),
      eb.and([
        eb('email_key', '=', owner === undefined ? '' : emailKey(owner)),
        eb('email_verified_at', 'is not', null),
      ]),
    ])

/**
 * Whether a server that has an owner still has one without the account `userId`, as a part of the transaction that takes
 * the account away. It locks the owners' rows, so that of two owners who go at once one stays. SQLite needs no lock: a
 * transaction has the only write lock from its beginning.
 */
export async function keepsAnOwner(trx: Kysely<Database>, userId: string, named: NamedOwners): Promise<boolean> {
  const owners = await trx
    .selectFrom('users')
    .select('id')
    .where(isOwner(named))
    .where('blocked_at', 'is', null)
    .where('leaving_at', 'is', null)
    .orderBy('id')
    .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
    .execute()
  return owners.length === 0 || owners.some(({ id }) => id !== userId)
}
