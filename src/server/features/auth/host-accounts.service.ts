import { type Clock } from '../../runtime/clock.ts'
import { type EmbeddedAccounts } from './embedded-accounts.service.ts'
import { acceptNewPassword } from './passwords/password-strength.service.ts'
import { type Passwords } from './passwords/password.service.ts'
import { type Account, type UserRepository } from './user.repository.ts'

/** Accounts created by the server's host: the demo account, the owner's, a developer's. */
export function createHostAccounts(deps: {
  users: UserRepository
  passwords: Passwords
  embedded: EmbeddedAccounts
  clock: Clock
}) {
  const { users, passwords, embedded, clock } = deps

  /** The account of an address, created if needed. Another process may create it at the same time. */
  async function find(email: string, password: string): Promise<Account> {
    let account = await users.findByEmail(email)
    try {
      account ??= await embedded.create({ email, password })
    } catch (error) {
      account = await users.findByEmail(email)
      if (!account) throw error
    }
    return account
  }

  /**
   * Sets the password, ends every session, verifies the address and lets a blocked person in again, in one transaction, so
   * that no sign-in happens in between.
   */
  async function setPassword(userId: string, password: string): Promise<void> {
    const passwordHash = await passwords.hash(password)
    await users.replacePassword(userId, { passwordHash, provenAt: clock.now(), unblocks: true })
  }

  return {
    /**
     * Ensures that a verified account with `password` exists. Ends its sessions where the password changes. Returns its
     * user id.
     */
    async ensure(email: string, password: string): Promise<string> {
      const { id, passwordHash, emailVerifiedAt } = await find(email, password)
      const opens =
        emailVerifiedAt !== null && passwordHash !== null && (await passwords.verify(password, passwordHash))
      if (!opens) await setPassword(id, password)
      return id
    },

    /** Creates or verifies an account, sets its password and ends its sessions. Throws BAD_REQUEST for a weak password. */
    async renew(email: string, password: string): Promise<void> {
      await acceptNewPassword(password, { email })
      const { id } = await find(email, password)
      await setPassword(id, password)
    },
  }
}
