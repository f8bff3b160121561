import { type Kysely, type Selectable } from 'kysely'
import { instant } from '../../../../../db/columns.ts'
import { lockUser } from '../../../../../db/lock-user.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type EmailChangesTable } from '../../../../../db/schema/email-changes.ts'
import { type InTransaction } from '../../../../../db/transaction.ts'
import { LEAVING_MS } from '../../../../shared/features/auth/auth.constants.ts'
import { emailKey } from '../../../../shared/features/auth/auth.rules.ts'
import { dropLinks, revokeAccess } from '../credentials.repository.ts'
import { createUserRepository } from '../user.repository.ts'

/** `change`: to an address that the person asked for. `undo`: back to the address before a change. */
export type EmailChangeKind = 'change' | 'undo'

/** An address that an account gets by a mailed link. */
export interface EmailChange {
  id: string
  userId: string
  email: string
  createdAt: Date
}

/** A new row. */
interface NewChange {
  id: string
  email: string
  expiresAt: Date
}

export type EmailChangeRepository = ReturnType<typeof createEmailChangeRepository>

export function createEmailChangeRepository(db: Kysely<Database>) {
  const insert = (trx: Kysely<Database>, kind: EmailChangeKind, userId: string, change: NewChange, now: Date) =>
    trx
      .insertInto('email_changes')
      .values({
        id: change.id,
        user_id: userId,
        kind,
        email: change.email,
        created_at: instant.encode(now),
        expires_at: instant.encode(change.expiresAt),
      })
      .execute()

  const deletePending = (on: Kysely<Database>, userId: string) =>
    on.deleteFrom('email_changes').where('user_id', '=', userId).where('kind', '=', 'change').execute()

  /**
   * Gives the account of a change its address, which is proven by the link, and runs `rest` in the same transaction. Returns
   * false, and changes nothing, where the link was used meanwhile, the account is being deleted, another account has the
   * address, or an identity provider owns it.
   */
  async function moveAddress(
    { id, userId, email }: EmailChange,
    kind: EmailChangeKind,
    now: Date,
    rest: InTransaction,
  ): Promise<boolean> {
    try {
      return await db.transaction().execute(async (trx) => {
        await lockUser(trx, userId)
        const since = instant.encode(new Date(now.getTime() - LEAVING_MS))
        const { numUpdatedRows } = await trx
          .updateTable('users')
          .set((eb) => ({
            email,
            email_key: emailKey(email),
            email_verified_at: instant.encode(now),
            credentials_version: eb('credentials_version', '+', 1),
          }))
          .where('id', '=', userId)
          .$if(kind === 'change', (query) => query.where('external_id', 'is', null))
          .where((eb) => eb.or([eb('leaving_at', 'is', null), eb('leaving_at', '<=', since)]))
          .where(({ exists, selectFrom }) =>
            exists(selectFrom('email_changes').select('id').where('id', '=', id).where('kind', '=', kind)),
          )
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await rest(trx)
        return true
      })
    } catch (error) {
      const holder = await createUserRepository(db).findByEmail(email)
      if (holder && holder.id !== userId) return false
      throw error
    }
  }

  return {
    /** Stores the address that a user asks for, in place of an earlier one. `also` runs in the same transaction. */
    replacePending: (userId: string, change: NewChange, now: Date, also: InTransaction): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockUser(trx, userId)
        await deletePending(trx, userId)
        await insert(trx, 'change', userId, change, now)
        await also(trx)
      }),

    /** The address that a user asked for and has not confirmed yet. */
    async findPending(userId: string, now: Date): Promise<string | undefined> {
      const row = await db
        .selectFrom('email_changes')
        .select('email')
        .where('user_id', '=', userId)
        .where('kind', '=', 'change')
        .where('expires_at', '>', instant.encode(now))
        .executeTakeFirst()
      return row?.email
    },

    deletePending: async (userId: string): Promise<void> => void (await deletePending(db, userId)),

    async findById(id: string, kind: EmailChangeKind): Promise<EmailChange | undefined> {
      const row = await db
        .selectFrom('email_changes')
        .selectAll()
        .where('id', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirst()
      return row && toChange(row)
    },

    /** Sets the link of a change, in place of an earlier one. */
    async updateLink(id: string, link: { tokenHash: string; expiresAt: Date }): Promise<void> {
      await db
        .updateTable('email_changes')
        .set({ token_hash: link.tokenHash, expires_at: instant.encode(link.expiresAt) })
        .where('id', '=', id)
        .execute()
    },

    /** The change of an unexpired link. */
    async findByLink(tokenHash: string, kind: EmailChangeKind, now: Date): Promise<EmailChange | undefined> {
      const row = await db
        .selectFrom('email_changes')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('kind', '=', kind)
        .where('expires_at', '>', instant.encode(now))
        .executeTakeFirst()
      return row && toChange(row)
    },

    /**
     * Confirms a change: the account gets the address, other sessions than `keptTokenHash` end, links mailed to the old address
     * become invalid, and `undo` is stored. `also` runs in the same transaction. Returns false like `moveAddress`.
     */
    confirm: (
      change: EmailChange,
      { keptTokenHash, undo, now }: { keptTokenHash: string; undo: NewChange | undefined; now: Date },
      also: InTransaction,
    ): Promise<boolean> =>
      moveAddress(change, 'change', now, async (trx) => {
        const { userId } = change
        await dropLinks(trx, userId)
        if (undo) await insert(trx, 'undo', userId, undo, now)
        await trx
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .where('token_hash', '!=', keptTokenHash)
          .execute()
        await also(trx)
      }),

    /**
     * Undoes a change and every later one: the account gets the old address. Whoever changed it loses everything that opens the
     * account: password, identity at a provider, sessions, links, devices, calendar feed. `also` runs in the same transaction.
     * Returns false like `moveAddress`.
     */
    undo: (change: EmailChange, now: Date, also: InTransaction): Promise<boolean> =>
      moveAddress(change, 'undo', now, async (trx) => {
        const { userId } = change
        await trx
          .updateTable('users')
          .set({ provider: 'email', external_id: null, owner_group: null })
          .where('id', '=', userId)
          .execute()
        await revokeAccess(trx, userId)
        await trx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
        await trx
          .deleteFrom('email_changes')
          .where('user_id', '=', userId)
          .where('created_at', '>=', instant.encode(change.createdAt))
          .execute()
        await also(trx)
      }),

    /** Every open change of a user, without its token's hash. */
    async findAll(userId: string) {
      const rows = await db.selectFrom('email_changes').selectAll().where('user_id', '=', userId).execute()
      return rows.map((row) => ({
        kind: row.kind,
        email: row.email,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
      }))
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.deleteFrom('email_changes').where('expires_at', '<=', instant.encode(now)).execute()
    },
  }
}

function toChange(row: Selectable<EmailChangesTable>): EmailChange {
  return { id: row.id, userId: row.user_id, email: row.email, createdAt: instant.decode(row.created_at) }
}
