import { AppError } from '../../../shared/errors.ts'
import { type Clock } from '../../clock.ts'
import { type AccountMail } from './account-mail.service.ts'
import { type MailLinks } from './mail-link.service.ts'
import { type ThrottleService } from './throttle.service.ts'
import { type UserRepository } from './user.repository.ts'

/** Proving that an address is one's own. Source: decisions 3. */
export function createVerification(deps: {
  users: UserRepository
  links: MailLinks
  mail: AccountMail
  throttle: ThrottleService
  clock: Clock
}) {
  const { users, links, mail, throttle, clock } = deps
  return {
    /** Uses the mailed link. Throws BAD_REQUEST with field `token` when it is used, over or unknown. */
    async verify(token: string): Promise<void> {
      const userId = await links.take(token, 'verify')
      await users.markVerified(userId, clock.now())
      await links.dropAll(userId, 'verify')
    },

    /** Mails another link. Throws CONFLICT when the address is verified already, TOO_MANY_REQUESTS. */
    async resend(userId: string): Promise<void> {
      const account = await users.findById(userId)
      if (!account || account.emailVerifiedAt) {
        throw new AppError('CONFLICT', 'Your email address is confirmed already.')
      }
      await throttle.verify(userId)
      mail.verification(account, await links.create(userId, 'verify'))
    },
  }
}
