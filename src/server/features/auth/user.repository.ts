import {
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { compileOnce } from '../../../../db/compile-once.ts'
import { inTransaction } from '../../../../db/dialect.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type UsersTable } from '../../../../db/schema/users.ts'
import { type InTransaction } from '../../../../db/transaction.ts'
import { deleteLinksAndDevices, dropLinks, revokeAccess } from './credentials.repository.ts'
import { emailKey } from '../../../shared/features/auth/auth.rules.ts'
import { LEAVING_MS } from '../../../shared/features/auth/auth.constants.ts'
import { OIDC_SUBJECT } from '../../../shared/features/auth/oidc.constants.ts'
import { type Provider } from '../../../shared/features/auth/auth.schema.ts'

export interface Account {
  id: string
  email: string
  displayName: string
  provider: Provider
  passwordHash: string | null
  externalId: string | null
  emailVerifiedAt: Date | null
  createdAt: Date
  /** Version of the credentials, raised by each change. */
  credentialsVersion: number
  /** Whether a link of the host made the person the owner. */
  isOwner: boolean
  /** The group at the OpenID Connect provider that makes the person an owner. */
  ownerGroup: string | null
  /** Firebase's `validSince` at the newest sign-in; null where it has said none. */
  validSince: Date | null
}

/** An account to insert. */
export type NewAccount = Omit<Account, 'credentialsVersion' | 'isOwner' | 'ownerGroup' | 'validSince'>

/** Options of replacing a password. */
export interface PasswordReplacement {
  passwordHash: string
  /** Only where this is still the stored hash. */
  ifHash?: string
  /** Only where the credentials still have this version. */
  ifVersion?: number | undefined
  /**
   * When the user or the host proved the address: marks it as verified and deletes known devices and open links. An identity
   * that nobody had proven the address for loses the account.
   */
  provenAt?: Date
  /** Whether a blocked account is let in again. */
  unblocks?: boolean
  /** Runs in the same transaction. */
  also?: InTransaction
}

export type UserRepository = ReturnType<typeof createUserRepository>

export function createUserRepository(db: Kysely<Database>) {
  const findBy = (column: 'id' | 'email_key' | 'external_id') => {
    const usersBy = compileOnce(db, db.selectFrom('users').selectAll().where(column, '=', ''))
    return async (value: string): Promise<Account | undefined> => {
      const [row] = await usersBy(value)
      return row && toAccount(row)
    }
  }
  const findByEmailKey = findBy('email_key')

  return {
    findById: findBy('id'),
    findByEmail: (email: string) => findByEmailKey(emailKey(email)),
    findByExternalId: findBy('external_id'),

    /**
     * Inserts an account; `also` runs in the same transaction. Returns false where its address or external id is taken,
     * also by a parallel call.
     */
    insert: (account: NewAccount, also?: InTransaction): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const result = await trx
          .insertInto('users')
          .values({
            id: account.id,
            email: account.email,
            email_key: emailKey(account.email),
            password_hash: account.passwordHash,
            display_name: account.displayName,
            name_key: account.displayName.toLowerCase(),
            provider: account.provider,
            external_id: account.externalId,
            email_verified_at: account.emailVerifiedAt && instant.encode(account.emailVerifiedAt),
            created_at: instant.encode(account.createdAt),
            confirms_first: 1,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        const isNew = result.numInsertedOrUpdatedRows === 1n
        if (isNew) await also?.(trx)
        return isNew
      }),

    /**
     * Sets a password and ends every session, in one transaction. A running sign-in with the old password fails by the
     * version. Returns false, and changes nothing, where the stored hash is not the expected one.
     */
    async replacePassword(userId: string, change: PasswordReplacement): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const { ifHash, ifVersion, provenAt } = change
        const before = await trx
          .selectFrom('users')
          .select('email_verified_at')
          .where('id', '=', userId)
          .executeTakeFirst()
        const result = await trx
          .updateTable('users')
          .set((eb) => ({
            password_hash: change.passwordHash,
            credentials_version: eb('credentials_version', '+', 1),
            ...(change.unblocks && { blocked_at: null }),
            ...(provenAt && {
              ...withoutStranger(eb),
              email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(instant.encode(provenAt))),
            }),
          }))
          .where('id', '=', userId)
          .$if(ifHash !== undefined, (query) => query.where('password_hash', '=', ifHash ?? ''))
          .$if(ifVersion !== undefined, (query) => query.where('credentials_version', '=', ifVersion ?? 0))
          .executeTakeFirst()
        if (result.numUpdatedRows === 0n) return false
        await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
        if (provenAt) await deleteLinksAndDevices(trx, userId)
        // Before the address was proven a stranger may have read the URL of its feed.
        if (provenAt && before?.email_verified_at === null)
          await trx.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
        await change.also?.(trx)
        return true
      })
    },

    async updateDisplayName(userId: string, displayName: string): Promise<void> {
      await db
        .updateTable('users')
        .set({ display_name: displayName, name_key: displayName.toLowerCase() })
        .where('id', '=', userId)
        .execute()
    },

    /** Stores which group makes a person an owner. The links of the start end with the first owner, as after their use. */
    updateOwnerGroup: (userId: string, group: string | null): Promise<void> =>
      inTransaction(db, async (trx) => {
        await trx
          .updateTable('users')
          .set({ owner_group: group })
          .where('id', '=', userId)
          .where('owner_group', 'is distinct from', group)
          .execute()
        if (group !== null) await trx.deleteFrom('owner_links').execute()
      }),

    /** Marks the address as verified; the first time is stored. Returns false where the account is being deleted. */
    async markVerified(userId: string, now: Date): Promise<boolean> {
      const since = instant.encode(new Date(now.getTime() - LEAVING_MS))
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(instant.encode(now))) }))
        .where('id', '=', userId)
        .where((eb) => eb.or([eb('leaving_at', 'is', null), eb('leaving_at', '<=', since)]))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /**
     * Links an account, as it was read, to an identity of the provider, which has verified its address. The password, sessions,
     * links and known devices of one whose address was not verified before are deleted in the same transaction. Returns false,
     * and changes nothing, where the account has changed.
     */
    async link(account: Account, identity: { uid: string; provider: Provider }, now: Date): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const result = await unchanged(trx.updateTable('users'), account)
          .set({ external_id: identity.uid, provider: identity.provider, email_verified_at: provenAt(account, now) })
          .executeTakeFirst()
        if (result.numUpdatedRows === 0n) return false
        if (account.emailVerifiedAt === null) await revokeAccess(trx, account.id)
        await trx
          .updateTable('sessions')
          .set({ checked_at: instant.encode(now) })
          .where('user_id', '=', account.id)
          .execute()
        return true
      })
    },

    /**
     * Changes the address of an account, as it was read, to one that its user has verified. Links mailed to the old one
     * become invalid. Sessions from before any address was verified end. Returns false, and changes nothing, where
     * another account has the address or the account has changed.
     */
    async moveAddress(account: Account, email: string, now: Date): Promise<boolean> {
      try {
        return await db.transaction().execute(async (trx) => {
          const result = await unchanged(trx.updateTable('users'), account)
            .set({ email, email_key: emailKey(email), email_verified_at: instant.encode(now) })
            .executeTakeFirst()
          if (result.numUpdatedRows === 0n) return false
          if (account.emailVerifiedAt === null) await revokeAccess(trx, account.id)
          else await dropLinks(trx, account.id)
          return true
        })
      } catch (error) {
        const holder = await findByEmailKey(emailKey(email))
        if (holder && holder.id !== account.id) return false
        throw error
      }
    },

    /** Those of these accounts that belong to an identity of Firebase. */
    async findFederated(userIds: readonly string[]): Promise<(Account & { externalId: string })[]> {
      const rows = await db
        .selectFrom('users')
        .selectAll()
        .where('id', 'in', userIds)
        .where('external_id', 'not like', `${OIDC_SUBJECT}%`)
        .execute()
      return rows.map(toAccount).flatMap((account) => {
        const { externalId } = account
        return externalId === null ? [] : [{ ...account, externalId }]
      })
    },

    /** The time since which an account is being deleted, null while it is not; undefined without an account. */
    async findDeletion(userId: string): Promise<{ since: Date | null } | undefined> {
      const row = await db.selectFrom('users').select('leaving_at').where('id', '=', userId).executeTakeFirst()
      return row && { since: row.leaving_at === null ? null : instant.decode(row.leaving_at) }
    },

    /** Deletes the user and, by foreign keys, every row that belongs to them. `also` runs in the same transaction. */
    delete: (userId: string, also?: InTransaction): Promise<void> =>
      inTransaction(db, async (trx) => {
        await trx.deleteFrom('users').where('id', '=', userId).execute()
        await also?.(trx)
      }),
  }
}

/** Restricts an update to an account that has not changed since it was read. */
function unchanged(update: UpdateQueryBuilder<Database, 'users', 'users', UpdateResult>, account: Account) {
  return update
    .where('id', '=', account.id)
    .where('email_key', '=', emailKey(account.email))
    .where('external_id', account.externalId === null ? 'is' : '=', account.externalId)
    .where('email_verified_at', account.emailVerifiedAt === null ? 'is' : 'is not', null)
}

/** No identity of a provider where the address is not verified: it may be a stranger's, who would share the account. */
function withoutStranger(eb: ExpressionBuilder<Database, 'users'>) {
  const isStranger = eb.and([eb('email_verified_at', 'is', null), eb('external_id', 'is not', null)])
  return {
    provider: eb.case().when(isStranger).then<Provider>('email').else(eb.ref('provider')).end(),
    owner_group: eb.case().when(isStranger).then<string | null>(null).else(eb.ref('owner_group')).end(),
    external_id: eb.case().when(isStranger).then<string | null>(null).else(eb.ref('external_id')).end(),
  }
}

const provenAt = ({ emailVerifiedAt }: Account, now: Date): string => instant.encode(emailVerifiedAt ?? now)

function toAccount(row: Selectable<UsersTable>): Account {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    provider: row.provider,
    passwordHash: row.password_hash,
    externalId: row.external_id,
    emailVerifiedAt: row.email_verified_at === null ? null : instant.decode(row.email_verified_at),
    createdAt: instant.decode(row.created_at),
    credentialsVersion: row.credentials_version,
    isOwner: row.owner_since !== null,
    ownerGroup: row.owner_group,
    validSince: row.provider_valid_since === null ? null : instant.decode(row.provider_valid_since),
  }
}
