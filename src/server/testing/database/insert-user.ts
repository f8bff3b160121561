import { type Kysely } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'
import { type Account, createUserRepository } from '../../features/auth/user.repository.ts'

/** Inserts an account for a repository's test. Returns its id. */
export async function insertUser(db: Kysely<Database>, id = 'u1', changes: Partial<Account> = {}): Promise<string> {
  await createUserRepository(db).insert({
    id,
    email: `${id}@b.example`,
    displayName: id,
    provider: 'email',
    passwordHash: null,
    externalId: null,
    emailVerifiedAt: null,
    createdAt: new Date('2026-11-20T12:00:00.000Z'),
    ...changes,
  })
  return id
}
