import { AppError } from '../../../../shared/errors.ts'
import { type ChangeEmailRequest } from '../../../../shared/features/auth/auth.schema.ts'
import { EMAIL_CHANGE_MS } from '../../../../shared/features/auth/auth.constants.ts'
import { emailKey } from '../../../../shared/features/auth/auth.rules.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type Enqueue, type Job, type Jobs } from '../../../runtime/jobs/jobs.port.ts'
import { type Random } from '../../../runtime/random.ts'
import { type AccountMail } from '../account-mail.service.ts'
import { type AddressHolders } from '../address-holders.service.ts'
import { refuseOtherAccount } from '../mail-link.service.ts'
import { type IdentityProof } from '../passwords/identity-proof.service.ts'
import { type ThrottleService } from '../throttle.service.ts'
import { hashToken } from '../token.service.ts'
import { type Account, type UserRepository } from '../user.repository.ts'
import { type EmailChangeLinks } from './email-change-links.service.ts'
import { type EmailChange, type EmailChangeRepository } from './email-change.repository.ts'

/** Changes the address of an account of this server, by a link mailed to the new one. Source: docs/product-rules.md#identity. */
export function createEmailChanges(deps: {
  repository: EmailChangeRepository
  links: Pick<EmailChangeLinks, 'peek'>
  users: Pick<UserRepository, 'findById' | 'findByEmail'>
  holders: Pick<AddressHolders, 'replace'>
  requireProof(userId: string, proof: IdentityProof): Promise<void>
  throttle: Pick<ThrottleService, 'passwordChange'>
  mail: Pick<AccountMail, 'enqueue'>
  jobs: Pick<Jobs, 'add'>
  /** Changes the address of the user at the payment provider. Throws its errors; can be repeated. */
  moveCustomer(userId: string, email: string): Promise<void>
  /** Whether accounts are this server's own, without Firebase. */
  hasOwnAccounts: boolean
  supportEmail: string
  clock: Clock
  random: Random
}) {
  const { repository, links, users, holders, requireProof, throttle, mail, jobs, clock, random } = deps

  const enqueueCustomer =
    (userId: string): Enqueue =>
    (trx) =>
      jobs.add({ kind: 'customer-address', userId }, trx)

  /** The account, whose address is not an identity provider's. Throws CONFLICT otherwise. */
  async function requireOwn(userId: string): Promise<Account> {
    const account = await users.findById(userId)
    if (!account) throw new AppError('UNAUTHORIZED', 'Authentication required. Please sign in and try again.')
    if (deps.hasOwnAccounts && account.externalId === null && account.provider === 'email') return account
    throw new AppError('CONFLICT', 'Your email is managed by the account that you sign in with. Change it there.')
  }

  /**
   * Removes an unproven account that has the address of a change, because the link proves it. Returns false where it is proven, or
   * younger than `before`.
   */
  async function makeRoom({ userId, email }: EmailChange, before?: Date): Promise<boolean> {
    const holder = await users.findByEmail(email)
    if (!holder || holder.id === userId) return true
    return (!before || holder.createdAt <= before) && holders.replace(holder, undefined)
  }

  /** Throws CONFLICT, with `taken` where another account has the address of a change. */
  async function refuse({ userId, email }: EmailChange, taken: string): Promise<never> {
    const holder = await users.findByEmail(email)
    const isTaken = holder !== undefined && holder.id !== userId
    throw new AppError('CONFLICT', isTaken ? taken : 'This account is being deleted.')
  }

  return {
    /**
     * Mails a link to the new address, in place of an earlier one; until it is opened the account keeps its address. A taken address
     * gets a mail without a link, and the same answer. Throws BAD_REQUEST with field `password` or `email`, CONFLICT where an
     * identity provider manages the address, TOO_MANY_REQUESTS.
     */
    async request(userId: string, { email, password }: ChangeEmailRequest, proof: IdentityProof): Promise<void> {
      const account = await requireOwn(userId)
      await throttle.passwordChange(userId)
      await requireProof(userId, { ...proof, password })
      if (emailKey(email) === emailKey(account.email)) {
        throw new AppError('BAD_REQUEST', 'This is your email address already.', { field: 'email' })
      }
      const [id, now] = [random.id(), clock.now()]
      const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_MS.change)
      const tell = mail.enqueue(userId, { about: 'email-change', change: id })
      await repository.replacePending(userId, { id, email, expiresAt }, now, tell)
    },

    /** Cancels a change that is not confirmed yet, if there is one. */
    cancel: (userId: string): Promise<void> => repository.deletePending(userId),

    /** The address that a user asked for and has not confirmed yet. */
    findPending: (userId: string) => repository.findPending(userId, clock.now()),

    /**
     * Changes the address by the link mailed to the new one, for the signed-in account alone: a stranger's click must not give it
     * their address. Ends its other sessions, and mails an undo link to the old address if that was proven. Returns the new
     * address. Throws BAD_REQUEST with field `token`, FORBIDDEN for another account's link, CONFLICT for an address that another
     * account has proven or got since the request, and like the replacement of an account.
     */
    async confirm(token: string, userId: string, sessionToken: string): Promise<string> {
      const change = await links.peek(token, 'change')
      if (change.userId !== userId) refuseOtherAccount()
      const account = await requireOwn(userId)
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_MS.undo)
      const undo = account.emailVerifiedAt ? { id: random.id(), email: account.email, expiresAt } : undefined
      const kept = { keptTokenHash: hashToken(sessionToken), undo, now }
      const done =
        (await makeRoom(change, change.createdAt)) &&
        (await repository.confirm(change, kept, async (trx) => {
          if (undo) await mail.enqueue(userId, { about: 'email-changed', change: undo.id })(trx)
          await enqueueCustomer(userId)(trx)
        }))
      if (done) return change.email
      await links.peek(token, 'change')
      return refuse(
        change,
        'There is another account with this address by now, so yours keeps the one it has. Choose another address.',
      )
    },

    /**
     * Restores the address before a change, whatever it is by now, by the link mailed to it, without signing in. Whoever changed it
     * knew the password, so that ends with every session, and a link to a new one is mailed. An unproven account that has the
     * address gives way. Throws BAD_REQUEST with field `token`, CONFLICT where another account has proven the address, and like
     * the replacement of an account.
     */
    async undo(token: string): Promise<void> {
      const change = await links.peek(token, 'undo')
      const { userId } = change
      const done =
        (await makeRoom(change)) &&
        (await repository.undo(change, clock.now(), async (trx) => {
          await mail.enqueue(userId, { about: 'reset' })(trx)
          await enqueueCustomer(userId)(trx)
        }))
      if (done) return
      await links.peek(token, 'undo')
      const message = `Another account has this address by now, so nothing was changed. Write to ${deps.supportEmail}: we find out whose is whose.`
      await refuse(change, message)
    },

    /** Changes the address at the payment provider to the current one. Throws the provider's errors. */
    async moveCustomer({ userId, renew }: Job): Promise<void> {
      let moved: string | undefined
      // Again where the address changed meanwhile, so that of two jobs at once none leaves an old one.
      for (;;) {
        const account = userId === null ? undefined : await users.findById(userId)
        if (!account || account.email === moved || !(await renew())) return
        await deps.moveCustomer(account.id, account.email)
        moved = account.email
      }
    },

    exportData: (userId: string) => repository.findAll(userId),
    /** Deletes changes whose link has expired. */
    sweep: () => repository.deleteExpired(clock.now()),
  }
}
