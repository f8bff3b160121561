import { type Kysely } from 'kysely'
import { instant } from '../../../../../db/columns.ts'
import { inTransaction } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { isOwner, type NamedOwners } from '../blocking/owners.repository.ts'

export type OwnerLinkRepository = ReturnType<typeof createOwnerLinkRepository>

export function createOwnerLinkRepository(db: Kysely<Database>) {
  return {
    /** Whether some account is the owner: by a link, or by the verified address or the group that the environment names. */
    async hasOwner(named: NamedOwners): Promise<boolean> {
      const row = await db.selectFrom('users').select('id').where(isOwner(named)).executeTakeFirst()
      return row !== undefined
    },

    async insert(tokenHash: string, now: Date): Promise<void> {
      await db
        .insertInto('owner_links')
        .values({ token_hash: tokenHash, created_at: instant.encode(now) })
        .execute()
    },

    async exists(tokenHash: string): Promise<boolean> {
      const row = await db
        .selectFrom('owner_links')
        .select('token_hash')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Makes a user the owner by a link; false when the link was used already. */
    takeFor: (userId: string, tokenHash: string, now: Date): Promise<boolean> =>
      inTransaction(db, (trx) => takeOwnerLink(trx, { userId, tokenHash, now })),

    async deleteAll(): Promise<void> {
      await db.deleteFrom('owner_links').execute()
    },
  }
}

/**
 * Makes a user the owner by a link, as a part of a transaction; the host, who read the link, vouches for the address. All links
 * go in one statement, so that of two that are used at once only one counts. Returns false for one that is not there.
 */
export async function takeOwnerLink(
  trx: Kysely<Database>,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const taken = await trx
    .deleteFrom('owner_links')
    .where((eb) =>
      eb.exists(
        eb.selectFrom('owner_links as given').select('given.token_hash').where('given.token_hash', '=', tokenHash),
      ),
    )
    .executeTakeFirst()
  if (taken.numDeletedRows === 0n) return false
  await trx
    .updateTable('users')
    .set((eb) => ({
      owner_since: instant.encode(now),
      email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(instant.encode(now))),
    }))
    .where('id', '=', userId)
    .execute()
  return true
}
