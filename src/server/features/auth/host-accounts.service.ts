import { type Clock } from '../../clock.ts'
import { type EmbeddedAccounts } from './embedded-accounts.service.ts'
import { type Passwords } from './password.service.ts'
import { type SessionService } from './session.service.ts'
import { type Account, type UserRepository } from './user.repository.ts'

/** Accounts that the person who runs the server makes: the demo account, the owner's, a developer's. */
export function createHostAccounts(deps: {
  users: UserRepository
  passwords: Passwords
  embedded: EmbeddedAccounts
  sessions: SessionService
  clock: Clock
}) {
  const { users, passwords, embedded, sessions, clock } = deps

  /** The account of an address, verified, made if needed; by another process that starts at once, perhaps. */
  async function verified(email: string, password: string): Promise<Account> {
    let account = await users.findByEmail(email)
    try {
      account ??= await embedded.create({ email, password })
    } catch (error) {
      account = await users.findByEmail(email)
      if (!account) throw error
    }
    await users.markVerified(account.id, clock.now())
    return account
  }

  async function setPassword(userId: string, password: string): Promise<void> {
    await users.updatePasswordHash(userId, await passwords.hash(password))
    await sessions.endAllOf(userId)
  }

  return {
    /**
     * Makes sure that an account exists, is verified and opens with `password`. Ends its sessions when the password had to
     * change. Returns its user id.
     */
    async ensure(email: string, password: string): Promise<string> {
      const { id, passwordHash } = await verified(email, password)
      const opens = passwordHash !== null && (await passwords.verify(password, passwordHash))
      if (!opens) await setPassword(id, password)
      return id
    },

    /** Makes or verifies an account, sets its password and ends its sessions in any case. Source: decisions 3. */
    async renew(email: string, password: string): Promise<void> {
      const { id } = await verified(email, password)
      await setPassword(id, password)
    },
  }
}
