import { deviceName } from '../../../shared/features/account/account.rules.ts'
import { AppError } from '../../../shared/errors.ts'
import { AddressRefused, type Mailer } from '../../providers/mail/mail.port.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type Enqueue, type Job, type Jobs } from '../../runtime/jobs/jobs.port.ts'
import { type MailWords, newDeviceMail, passwordChangedMail, resetMail, verificationMail } from './auth.mail.ts'
import { type MailLinks } from './mail-link.service.ts'
import { type Devices } from './sessions/device.service.ts'
import { type ThrottleService } from './throttle.service.ts'
import { type Account, type UserRepository } from './user.repository.ts'

/** The subject of a mail, with the device for a mail about a new device. */
export type AccountMailAbout =
  | { about: 'verification' | 'reset' | 'password-changed' }
  | { about: 'new-device'; device: string }

export type AccountMail = ReturnType<typeof createAccountMail>

/**
 * The mails about accounts. Each is a job, added by the transaction that causes it. Its link is created and its address
 * read when it is sent. `origin` is the public address of this server, with which links begin.
 */
export function createAccountMail(deps: {
  jobs: Pick<Jobs, 'add'>
  mailer: Pick<Mailer, 'send'>
  users: Pick<UserRepository, 'findById'>
  links: Pick<MailLinks, 'create'>
  devices: Pick<Devices, 'userAgentOf'>
  throttle: Pick<ThrottleService, 'verify'>
  clock: Clock
  supportEmail: string
  origin: () => string
  /** Called with a mail that no later attempt would deliver. */
  report(error: unknown): void
}) {
  const { jobs, mailer, users, links, devices, throttle, clock, supportEmail, origin, report } = deps
  const link = (page: string, token: string) => `${origin()}/${page}?token=${token}`
  const when = (at: string) => `${at.slice(0, 16).replace('T', ' at ')} UTC`

  async function buildVerification({ id }: Account): Promise<MailWords> {
    return verificationMail({ supportEmail, link: link('verify-email', await links.create(id, 'verify')) })
  }

  /** The text of a job's mail; undefined where there is nothing left to report. */
  async function buildWords(
    account: Account,
    { about, device = '', at = '' }: Job['data'],
  ): Promise<MailWords | undefined> {
    const isProven = account.emailVerifiedAt !== null
    if (about === 'verification') return isProven ? undefined : buildVerification(account)
    if (about === 'reset')
      return resetMail({
        supportEmail,
        isProven,
        link: link('reset-password', await links.create(account.id, 'reset')),
      })
    // An unverified address may be a stranger's, who must not get mail because of another person's account.
    if (!isProven) return undefined
    if (about === 'password-changed') return passwordChangedMail({ supportEmail, when: when(at) })
    const userAgent = about === 'new-device' ? await devices.userAgentOf(account.id, device) : undefined
    return userAgent === undefined
      ? undefined
      : newDeviceMail({ supportEmail, device: deviceName(userAgent), when: when(at) })
  }

  /**
   * Counts a mail to an address. Returns the function that undoes this where the mail was not sent; undefined where the
   * address had too many.
   */
  async function countMail(account: Account, about: string | undefined): Promise<(() => Promise<void>) | undefined> {
    if (about !== 'verification') return async () => {}
    try {
      return await throttle.verify(account.email)
    } catch (error) {
      if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return undefined
      throw error
    }
  }

  return {
    /** Adds the mail to a user, in the transaction that causes it. */
    enqueue:
      (userId: string, mail: AccountMailAbout): Enqueue =>
      (trx) =>
        jobs.add({ kind: 'mail', userId, data: { ...mail, at: clock.now().toISOString() } }, trx),

    /**
     * Mails a link to a new password after `milliseconds`. Without an account the job takes the same time and mails nothing.
     */
    enqueueReset: (userId: string | null, milliseconds: number): Promise<void> =>
      jobs.add({
        kind: 'mail',
        userId,
        data: { about: 'reset' } satisfies AccountMailAbout,
        at: new Date(clock.now().getTime() + milliseconds),
      }),

    /** Sends the mail of a job. Throws the mailer's errors where a later attempt may deliver it. */
    async deliver({ id, userId, data, renew }: Job): Promise<void> {
      const account = userId === null ? undefined : await users.findById(userId)
      const words = account && (await buildWords(account, data))
      const forgive = words && (await countMail(account, data['about']))
      if (!forgive) return
      try {
        if (await renew()) await mailer.send({ id, to: account.email, ...words })
      } catch (error) {
        if (error instanceof AddressRefused) return report(error)
        await forgive()
        throw error
      }
    },

    /** Mails the link that verifies an address, for a caller who waits for the delivery. Throws the mailer's errors. */
    verificationNow: async (account: Account): Promise<void> =>
      mailer.send({ to: account.email, ...(await buildVerification(account)) }),
  }
}
