import { AppError } from '../../../../shared/errors.ts'
import { nameFromEmail } from '../../../../shared/features/auth/auth.rules.ts'
import { type ChangePasswordRequest } from '../../../../shared/features/account/account.schema.ts'
import { type ResetPasswordRequest } from '../../../../shared/features/auth/auth.schema.ts'
import { type Random } from '../../../runtime/random.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { type IdentityProvider } from '../../../providers/identity/identity.port.ts'
import { type AccountMail } from '../account-mail.service.ts'
import { type AddressHolders } from '../address-holders.service.ts'
import { type MailLinks, refuseLink } from '../mail-link.service.ts'
import { acceptNewPassword } from './password-strength.service.ts'
import { type Passwords } from './password.service.ts'
import { type ProviderSession } from '../sessions/session.repository.ts'
import { type SessionService } from '../sessions/session.service.ts'
import { type ThrottleService } from '../throttle.service.ts'
import { type Account, type UserRepository } from '../user.repository.ts'

/** Delay of the work after "Forgot password?", in milliseconds. */
const FORGOT_DELAY_MS = { least: 500, spread: 2_500 } as const

/** Changes a password, by the current one or by a mailed link. Source: docs/product-rules.md#identity. */
export function createPasswordChanges(deps: {
  users: UserRepository
  holders: Pick<AddressHolders, 'replace'>
  passwords: Passwords
  identity: IdentityProvider | undefined
  sessions: SessionService
  links: MailLinks
  mail: AccountMail
  throttle: ThrottleService
  clock: Clock
  random: Random
}) {
  const { users, holders, passwords, identity, sessions, links, mail, throttle, clock, random } = deps
  const tell = (userId: string) => mail.enqueue(userId, { about: 'password-changed' })

  async function changeOwn(
    account: Account,
    { currentPassword, newPassword }: ChangePasswordRequest,
  ): Promise<undefined> {
    const hash = account.passwordHash
    if (!hash) throw new AppError('CONFLICT', 'This account has no password here. Use "Forgot password?" to set one.')
    if (!(await passwords.verify(currentPassword, hash))) {
      const message = 'Your current password is not right. Check it and try again.'
      // 401 would mean that the session has ended, and would open the sign-in dialog.
      throw new AppError('BAD_REQUEST', message, { field: 'currentPassword' })
    }
    if (newPassword === currentPassword) {
      throw new AppError('BAD_REQUEST', 'This is your password already. Choose another one.', { field: 'newPassword' })
    }
    const passwordHash = await passwords.hash(newPassword)
    const also = tell(account.id)
    if (await users.replacePassword(account.id, { passwordHash, ifHash: hash, also })) return undefined
    throw new AppError('CONFLICT', 'Your password was changed elsewhere just now. Sign in with the new one.')
  }

  async function changeFederated(
    provider: IdentityProvider,
    account: Account,
    request: ChangePasswordRequest,
  ): Promise<ProviderSession> {
    const uid = account.externalId
    if (!uid || account.provider === 'google') {
      throw new AppError('CONFLICT', 'Your password is managed by the account that you sign in with. Change it there.')
    }
    const validSince = await provider.changePassword({ uid, email: account.email, ...request })
    await sessions.endAllOf(account.id, tell(account.id))
    return { validSince }
  }

  /** The link goes with the account that it was for. */
  async function replaceUnproven(account: Account, passwordHash: string): Promise<boolean> {
    const [id, now, { email }] = [random.id(), clock.now(), account]
    const own = { provider: 'email', externalId: null, passwordHash } as const
    const next = { id, email, displayName: nameFromEmail(email), ...own, emailVerifiedAt: now, createdAt: now }
    return holders.replace(account, next, tell(id))
  }

  return {
    /**
     * Changes the password of a signed-in user, ends every session, and reports it by mail. Returns the token of a new
     * session for the caller. Open reset links stay, because access to the mailbox outranks the password. Throws
     * BAD_REQUEST with the wrong field, CONFLICT where the account has no password, TOO_MANY_REQUESTS.
     */
    async change(
      userId: string,
      request: ChangePasswordRequest,
      caller: { address: string; userAgent: string },
    ): Promise<string> {
      const account = await users.findById(userId)
      if (!account) throw new AppError('UNAUTHORIZED', 'Authentication required. Please sign in and try again.')
      await throttle.passwordChange(account.id)
      await acceptNewPassword(request.newPassword, account, { field: 'newPassword', warn: request.warnWeakPassword })
      const forgive = await throttle.signIn(account.email, caller.address)
      const began = identity ? await changeFederated(identity, account, request) : await changeOwn(account, request)
      await forgive()
      const changed = await users.findById(userId)
      if (!changed) throw new AppError('UNAUTHORIZED', 'Authentication required. Please sign in and try again.')
      return sessions.start(changed, caller.userAgent, began)
    },

    /**
     * Mails a link to a new password. The answer and its duration are the same whether or not the account exists: a job
     * is added in both cases. Throws NOT_IMPLEMENTED with an identity provider, TOO_MANY_REQUESTS.
     */
    async forgot(email: string, address: string): Promise<void> {
      if (identity) throw new AppError('NOT_IMPLEMENTED', 'Passwords are reset by Firebase on this server.')
      await throttle.reset(email, address)
      const account = await users.findByEmail(email)
      // Delayed by a random time: the work for an existing account must not measurably slow down another answer.
      const delay = FORGOT_DELAY_MS.least + (random.seed() % FORGOT_DELAY_MS.spread)
      await mail.enqueueReset(account?.id ?? null, delay)
    },

    /**
     * Sets a new password by a mailed link, which also verifies the address. Ends every session. An account whose address was
     * not verified before may be a stranger's: an empty one takes its place. Throws BAD_REQUEST with field `token` or
     * `newPassword`, and like the replacement of an account. A refused password does not consume the link.
     */
    async reset({ token, newPassword, warnWeakPassword }: ResetPasswordRequest): Promise<void> {
      const account = await users.findById(await links.peek(token, 'reset'))
      if (account) await acceptNewPassword(newPassword, account, { field: 'newPassword', warn: warnWeakPassword })
      const passwordHash = await passwords.hash(newPassword)
      if (!account || !(await replaceUnproven(account, passwordHash))) {
        const userId = await links.take(token, 'reset')
        // What has ended the credentials since the link was read ended the link as well, such as an address that was taken back.
        const ifVersion = account?.credentialsVersion
        const change = { passwordHash, ifVersion, provenAt: clock.now(), also: tell(userId) }
        if (!(await users.replacePassword(userId, change))) refuseLink()
      }
      if (account) await throttle.forgetSignIns(account.email)
    },
  }
}
