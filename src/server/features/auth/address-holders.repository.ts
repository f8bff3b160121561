import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type InTransaction } from '../../../../db/transaction.ts'
import { createUserRepository, type NewAccount } from './user.repository.ts'

export type AddressHolderRepository = ReturnType<typeof createAddressHolderRepository>

/** Accounts whose address nobody has proven. */
export function createAddressHolderRepository(db: Kysely<Database>) {
  const unproven = (on: Kysely<Database>, userId: string, now: Date) =>
    on
      .updateTable('users')
      .set({ leaving_at: instant.encode(now) })
      .where('id', '=', userId)
      .where('email_verified_at', 'is', null)

  return {
    /** Marks an unproven account as being deleted. `none` where it is proven by now, or gone. */
    async claim(userId: string, now: Date): Promise<'claimed' | 'blocked' | 'none'> {
      const { numUpdatedRows } = await unproven(db, userId, now).where('blocked_at', 'is', null).executeTakeFirst()
      if (numUpdatedRows === 1n) return 'claimed'
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('email_verified_at', 'is', null)
        .where('blocked_at', 'is not', null)
        .executeTakeFirst()
      return row ? 'blocked' : 'none'
    },

    /** Takes the mark of a `claim` back. */
    async release(userId: string, claimedAt: Date): Promise<void> {
      await db
        .updateTable('users')
        .set({ leaving_at: null })
        .where('id', '=', userId)
        .where('leaving_at', '=', instant.encode(claimedAt))
        .execute()
    },

    /**
     * Deletes an account, with everything that belongs to it, and inserts another one in its place; `also` runs in the same
     * transaction. Returns false, and changes nothing, where the address of the account is proven by now, or it is gone.
     */
    replace: (userId: string, next: NewAccount | undefined, also?: InTransaction): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('users')
          .where('id', '=', userId)
          .where('email_verified_at', 'is', null)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        if (next && !(await createUserRepository(trx).insert(next, also))) {
          throw new Error('The identity of a new account belongs to another account')
        }
        return true
      }),
  }
}
