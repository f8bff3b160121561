import { type Kysely } from 'kysely'
import { instant } from '../../../../../db/columns.ts'
import { inTransaction } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type InTransaction } from '../../../../../db/transaction.ts'
import { takeOwnerLink } from './owner-link.repository.ts'

/** An invitation as it is stored, without its token's hash. */
export interface StoredInvite {
  id: string
  usesLeft: number
  createdAt: string
  expiresAt: string
}

/** A sign-up by a link, which it uses up. */
export interface AdmittedSignUp {
  userId: string
  tokenHash: string
  /** Invitations count; the owner's link does in any case. */
  acceptsInvites: boolean
  now: Date
}

export type InviteRepository = ReturnType<typeof createInviteRepository>

export function createInviteRepository(db: Kysely<Database>) {
  const usable = (on: Kysely<Database>, tokenHash: string, now: Date) =>
    on
      .selectFrom('invites')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .where('uses_left', '>', 0)
      .where('expires_at', '>', instant.encode(now))

  return {
    /** Stores an invitation. `also` runs in the same transaction. */
    insert: (
      invite: { id: string; tokenHash: string; madeBy: string; uses: number; now: Date; expiresAt: Date },
      also: InTransaction,
    ): Promise<void> =>
      inTransaction(db, async (trx) => {
        await trx
          .insertInto('invites')
          .values({
            id: invite.id,
            token_hash: invite.tokenHash,
            made_by: invite.madeBy,
            uses_left: invite.uses,
            created_at: instant.encode(invite.now),
            expires_at: instant.encode(invite.expiresAt),
          })
          .execute()
        await also(trx)
      }),

    /** Whether an invitation admits another account. */
    async isUsable(tokenHash: string, now: Date): Promise<boolean> {
      return (await usable(db, tokenHash, now).executeTakeFirst()) !== undefined
    },

    /** The invitations of an owner that still admit someone, newest first. */
    findAll: (madeBy: string, now: Date): Promise<StoredInvite[]> =>
      db
        .selectFrom('invites')
        .select(['id', 'uses_left as usesLeft', 'created_at as createdAt', 'expires_at as expiresAt'])
        .where('made_by', '=', madeBy)
        .where('uses_left', '>', 0)
        .where('expires_at', '>', instant.encode(now))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),

    /** Deletes an invitation; false where it is not there. `also` runs in the same transaction. */
    delete: (madeBy: string, id: string, also: InTransaction): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('invites')
          .where('made_by', '=', madeBy)
          .where('id', '=', id)
          .executeTakeFirst()
        if (numDeletedRows > 0n) await also(trx)
        return numDeletedRows > 0n
      }),

    async deleteExpired(now: Date): Promise<void> {
      await db
        .deleteFrom('invites')
        .where((eb) => eb.or([eb('expires_at', '<=', instant.encode(now)), eb('uses_left', '<=', 0)]))
        .execute()
    },
  }
}

/** Uses the owner's link or an invitation for a new account, as a part of its transaction; false when neither admits it. */
export async function useLink(
  { userId, tokenHash, acceptsInvites, now }: AdmittedSignUp,
  trx: Kysely<Database>,
): Promise<boolean> {
  if (await takeOwnerLink(trx, { userId, tokenHash, now })) return true
  return acceptsInvites && takeInvite(trx, tokenHash, now)
}

async function takeInvite(trx: Kysely<Database>, tokenHash: string, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('invites')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', instant.encode(now))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
