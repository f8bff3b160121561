import { type Clock } from '../../runtime/clock.ts'
import { type Mail, type Mailer } from '../../providers/mail/mail.port.ts'
import { deviceName } from '../../../shared/features/account/account.rules.ts'
import { newDeviceMail, passwordChangedMail, resetMail, verificationMail } from './auth.mail.ts'

/** Sends mail in the background; never throws and never waits for a mail server. */
export interface Post {
  send(mail: Mail): void
}

type Reader = { email: string }

export type AccountMail = ReturnType<typeof createAccountMail>

/** The mails about accounts. `origin` is the address people use this server under; links begin with it. */
export function createAccountMail(deps: {
  post: Post
  mailer: Pick<Mailer, 'send'>
  clock: Clock
  supportEmail: string
  origin: () => string
}) {
  const { post, mailer, clock, supportEmail, origin } = deps
  const link = (page: string, token: string) => `${origin()}/${page}?token=${token}`
  const when = () => `${clock.now().toISOString().slice(0, 16).replace('T', ' at ')} UTC`

  const verification = (to: Reader, token: string): Mail => ({
    to: to.email,
    ...verificationMail({ supportEmail, link: link('verify-email', token) }),
  })

  return {
    verification: (to: Reader, token: string) => post.send(verification(to, token)),
    /** The same mail, for somebody who waits to hear whether it went out. Throws what the mailer throws. */
    verificationNow: (to: Reader, token: string): Promise<void> => mailer.send(verification(to, token)),
    reset: (to: Reader, token: string) =>
      post.send({ to: to.email, ...resetMail({ supportEmail, link: link('reset-password', token) }) }),
    passwordChanged: (to: Reader) =>
      post.send({ to: to.email, ...passwordChangedMail({ supportEmail, when: when() }) }),
    newDevice: (to: Reader, userAgent: string) =>
      post.send({ to: to.email, ...newDeviceMail({ supportEmail, device: deviceName(userAgent), when: when() }) }),
  }
}
