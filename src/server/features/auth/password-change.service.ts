import { AppError } from '../../../shared/errors.ts'
import { type ChangePasswordRequest } from '../../../shared/features/account/account.schema.ts'
import { type ResetPasswordRequest } from '../../../shared/features/auth/auth.schema.ts'
import { type Clock } from '../../clock.ts'
import { type IdentityProvider } from '../../providers/identity/identity.port.ts'
import { type AccountMail } from './account-mail.service.ts'
import { type Devices } from './device.service.ts'
import { type MailLinks } from './mail-link.service.ts'
import { type Passwords, refuseWeakPassword } from './password.service.ts'
import { type SessionService } from './session.service.ts'
import { type ThrottleService } from './throttle.service.ts'
import { type Account, type UserRepository } from './user.repository.ts'

/** Work that goes on after the answer is out. */
export type InBackground = (work: () => Promise<void>) => void

/** New passwords: by the current one, or by a mailed link. Source: decisions 3. */
export function createPasswordChanges(deps: {
  users: UserRepository
  passwords: Passwords
  identity: IdentityProvider | undefined
  sessions: SessionService
  devices: Devices
  links: MailLinks
  mail: AccountMail
  throttle: ThrottleService
  inBackground: InBackground
  clock: Clock
}) {
  const { users, passwords, identity, sessions, devices, links, mail, throttle, inBackground, clock } = deps

  async function changeOwn(account: Account, { currentPassword, newPassword }: ChangePasswordRequest): Promise<void> {
    const hash = account.passwordHash
    if (!hash) throw new AppError('CONFLICT', 'This account has no password here. Use "Forgot password?" to set one.')
    if (!(await passwords.verify(currentPassword, hash))) {
      const message = 'Your current password is not right. Check it and try again.'
      throw new AppError('BAD_REQUEST', message, { field: 'currentPassword' })
    }
    await refuseWeakPassword(newPassword, account.email, 'newPassword')
    await users.updatePasswordHash(account.id, await passwords.hash(newPassword))
  }

  async function changeFederated(provider: IdentityProvider, account: Account, request: ChangePasswordRequest) {
    const uid = account.externalId
    if (!uid || account.provider === 'google') {
      throw new AppError('CONFLICT', 'Your password is managed by the account that you sign in with. Change it there.')
    }
    await refuseWeakPassword(request.newPassword, account.email, 'newPassword')
    await provider.changePassword({ uid, email: account.email, ...request })
  }

  return {
    /**
     * Changes the password of a signed-in user, ends every other session and says so by mail. Throws BAD_REQUEST with the
     * field that is wrong, CONFLICT where the account has no password of its own, TOO_MANY_REQUESTS after too many guesses.
     */
    async change(userId: string, request: ChangePasswordRequest, caller: { address: string; token: string }) {
      const account = await users.findById(userId)
      if (!account) throw new AppError('UNAUTHORIZED', 'Authentication required. Please sign in and try again.')
      const forgive = await throttle.signIn(account.email, caller.address)
      if (identity) await changeFederated(identity, account, request)
      else await changeOwn(account, request)
      await forgive()
      await links.dropAll(account.id, 'reset')
      await sessions.endOthers(account.id, caller.token)
      mail.passwordChanged(account)
    },

    /**
     * Mails a link to a new password. The answer is the same, and as fast, whether there is such an account or not. Throws
     * NOT_IMPLEMENTED where the identity provider does this, TOO_MANY_REQUESTS.
     */
    async forgot(email: string, address: string): Promise<void> {
      if (identity) throw new AppError('NOT_IMPLEMENTED', 'Passwords are reset by Firebase on this server.')
      await throttle.reset(email, address)
      inBackground(async () => {
        const account = await users.findByEmail(email)
        if (account) mail.reset(account, await links.create(account.id, 'reset'))
      })
    },

    /**
     * Sets a new password by a mailed link, which proves the address too; ends every session. Throws BAD_REQUEST with
     * field `token` or `newPassword`; a password that is refused leaves the link as it is.
     */
    async reset({ token, newPassword }: ResetPasswordRequest): Promise<void> {
      const account = await users.findById(await links.peek(token, 'reset'))
      if (account) await refuseWeakPassword(newPassword, account.email, 'newPassword')
      const userId = await links.take(token, 'reset')
      await users.updatePasswordHash(userId, await passwords.hash(newPassword))
      await users.markVerified(userId, clock.now())
      await links.dropAll(userId, 'reset')
      await sessions.endAllOf(userId)
      await devices.forgetAll(userId)
      if (account) mail.passwordChanged(account)
    },
  }
}
