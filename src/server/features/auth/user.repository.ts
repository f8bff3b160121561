import { type Kysely, type Selectable } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type UsersTable } from '../../../../db/schema/users.ts'
import { emailKey } from '../../../shared/features/auth/auth.rules.ts'
import { type SessionUser } from '../../../shared/features/auth/auth.schema.ts'

export interface Account extends SessionUser {
  passwordHash: string | null
}

export type UserRepository = ReturnType<typeof createUserRepository>

export function createUserRepository(db: Kysely<Database>) {
  return {
    async findByEmail(email: string): Promise<Account | undefined> {
      const row = await db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()
      return row && toAccount(row)
    },

    /** Inserts an account; false when the address is already taken, by this call's twin too. */
    async insert(account: Account, createdAt: Date): Promise<boolean> {
      const result = await db
        .insertInto('users')
        .values({
          id: account.id,
          email: account.email,
          email_key: emailKey(account.email),
          password_hash: account.passwordHash,
          display_name: account.displayName,
          provider: account.provider,
          email_verified_at: null,
          created_at: instant.encode(createdAt),
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },

    async updatePasswordHash(userId: string, passwordHash: string): Promise<void> {
      await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
    },
  }
}

function toAccount(row: Selectable<UsersTable>): Account {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    provider: row.provider as SessionUser['provider'],
    passwordHash: row.password_hash,
  }
}
