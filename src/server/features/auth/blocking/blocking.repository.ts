import { type Kysely } from 'kysely'
import { instant } from '../../../../../db/columns.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type InTransaction } from '../../../../../db/transaction.ts'
import { revokeAccess } from '../credentials.repository.ts'
import { keepsAnOwner, type NamedOwners } from './owners.repository.ts'

/** What became of a change: `same` where the account is like that already, `none` where there is no such account. */
export type Blocked = 'done' | 'same' | 'none' | 'last-owner'

export type BlockingRepository = ReturnType<typeof createBlockingRepository>

/** Blocked accounts. `named` are the owners whom the environment names. */
export function createBlockingRepository(db: Kysely<Database>, named: NamedOwners) {
  return {
    /**
     * Blocks an account, and ends its sessions and invitations, in one transaction. A running sign-in fails by the version
     * of the credentials. `also` runs in the same transaction.
     */
    block: (userId: string, now: Date, also: InTransaction): Promise<Blocked> =>
      db.transaction().execute(async (trx) => {
        const hasOwner = await keepsAnOwner(trx, userId, named)
        const row = await trx.selectFrom('users').select('blocked_at').where('id', '=', userId).executeTakeFirst()
        if (!row) return 'none'
        if (row.blocked_at !== null) return 'same'
        if (!hasOwner) return 'last-owner'
        await trx
          .updateTable('users')
          .set((eb) => ({
            blocked_at: instant.encode(now),
            credentials_version: eb('credentials_version', '+', 1),
          }))
          .where('id', '=', userId)
          .execute()
        await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
        await trx.deleteFrom('invites').where('made_by', '=', userId).execute()
        await also(trx)
        return 'done'
      }),

    /** Lets an account in again. `also` runs in the same transaction. */
    unblock: (userId: string, also: InTransaction): Promise<Blocked> =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('users')
          .set({ blocked_at: null })
          .where('id', '=', userId)
          .where('blocked_at', 'is not', null)
          .executeTakeFirst()
        if (numUpdatedRows === 1n) {
          await also(trx)
          return 'done'
        }
        const row = await trx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
        return row ? 'same' : 'none'
      }),

    /**
     * Lets whoever proves the address next open the account, for whom an owner vouches by this. Identity, password, sessions,
     * links, devices, the calendar feed and the rights of an owner end. `also` runs in the same transaction. `same` where its
     * address is proven and no identity has it.
     */
    free: (userId: string, now: Date, also: InTransaction): Promise<Blocked> =>
      db.transaction().execute(async (trx) => {
        const hasOwner = await keepsAnOwner(trx, userId, named)
        const row = await trx
          .selectFrom('users')
          .select(['external_id', 'email_verified_at'])
          .where('id', '=', userId)
          .executeTakeFirst()
        if (!row) return 'none'
        if (row.external_id === null && row.email_verified_at !== null) return 'same'
        if (!hasOwner) return 'last-owner'
        await trx
          .updateTable('users')
          .set((eb) => ({
            external_id: null,
            provider: 'email',
            owner_group: null,
            owner_since: null,
            email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(instant.encode(now))),
          }))
          .where('id', '=', userId)
          .execute()
        await revokeAccess(trx, userId)
        await trx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
        await also(trx)
        return 'done'
      }),

    /**
     * Marks an account as being deleted, so that nothing is started for it. Returns false, and changes nothing, for the last
     * owner; true for one that is marked already.
     */
    markDeleting: (userId: string, now: Date): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const hasOwner = await keepsAnOwner(trx, userId, named)
        const { numUpdatedRows } = await trx
          .updateTable('users')
          .set({ leaving_at: instant.encode(now) })
          .where('id', '=', userId)
          .$if(!hasOwner, (query) => query.where('leaving_at', 'is not', null))
          .executeTakeFirst()
        return hasOwner || numUpdatedRows === 1n
      }),
  }
}
