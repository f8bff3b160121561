import { AppError } from '../../../shared/errors.ts'
import { type Clock } from '../../runtime/clock.ts'
import { AddressRefused } from '../../providers/mail/mail.port.ts'
import { type AccountMail } from './account-mail.service.ts'
import { type MailLinks, refuseOtherAccount } from './mail-link.service.ts'
import { type ThrottleService } from './throttle.service.ts'
import { type UserRepository } from './user.repository.ts'

/** Verifies that an address belongs to its account, by a mailed link. Source: docs/product-rules.md#identity. */
export function createVerification(deps: {
  users: UserRepository
  links: MailLinks
  mail: AccountMail
  throttle: ThrottleService
  clock: Clock
}) {
  const { users, links, mail, throttle, clock } = deps

  return {
    /**
     * Consumes the mailed link, for its own account alone: a stranger whose address somebody else registered must not
     * verify it for them by a click. Throws BAD_REQUEST with field `token` where the link is used, expired or unknown,
     * FORBIDDEN where it is another account's, which leaves it valid, CONFLICT while the account is being deleted.
     */
    async verify(token: string, userId: string): Promise<void> {
      if ((await links.peek(token, 'verify')) !== userId) refuseOtherAccount()
      await links.take(token, 'verify')
      if (!(await users.markVerified(userId, clock.now()))) {
        throw new AppError('CONFLICT', 'This account is being deleted.')
      }
      await links.dropAll(userId, 'verify')
    },

    /**
     * Mails another link, and waits until the mail server has accepted it. Throws CONFLICT where the address is already
     * verified or the mail server refuses it, TOO_MANY_REQUESTS, BAD_GATEWAY, GATEWAY_TIMEOUT.
     */
    async resend(userId: string): Promise<void> {
      const account = await users.findById(userId)
      if (!account || account.emailVerifiedAt) {
        throw new AppError('CONFLICT', 'Your email address is confirmed already.')
      }
      const forgive = await throttle.verify(account.email)
      try {
        await mail.verificationNow(account)
      } catch (error) {
        if (!(error instanceof AddressRefused)) {
          await forgive()
          throw error
        }
        const message = `The mail server does not accept ${account.email}. Sign up again if it has a typing mistake.`
        throw new AppError('CONFLICT', message, { cause: error })
      }
    },
  }
}
