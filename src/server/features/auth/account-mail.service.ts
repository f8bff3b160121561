import { deviceName } from '../../../shared/features/account/account.rules.ts'
import { AppError } from '../../../shared/errors.ts'
import { AddressRefused, type Mailer } from '../../providers/mail/mail.port.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type Enqueue, type Job, type Jobs } from '../../runtime/jobs/jobs.port.ts'
import {
  emailChangedMail,
  emailChangeMail,
  emailTakenMail,
  type MailWords,
  newDeviceMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from './auth.mail.ts'
import { type EmailChangeLinks } from './email-change/email-change-links.service.ts'
import { type MailLinks } from './mail-link.service.ts'
import { type Devices } from './sessions/device.service.ts'
import { type ThrottleService } from './throttle.service.ts'
import { type Account, type UserRepository } from './user.repository.ts'

/** The subject of a mail, with the device or the change of the address that it is about. */
export type AccountMailAbout =
  | { about: 'verification' | 'reset' | 'password-changed' }
  | { about: 'new-device'; device: string }
  | { about: 'email-change' | 'email-changed'; change: string }

interface AddressedMail {
  to: string
  words: MailWords
}

export type AccountMail = ReturnType<typeof createAccountMail>

/**
 * The mails about accounts. Each is a job, added by the transaction that causes it. Its link is created and its address
 * read when it is sent. `origin` is the public address of this server, with which links begin.
 */
export function createAccountMail(deps: {
  jobs: Pick<Jobs, 'add'>
  mailer: Pick<Mailer, 'send'>
  users: Pick<UserRepository, 'findById' | 'findByEmail'>
  links: Pick<MailLinks, 'create'>
  changeLinks: Pick<EmailChangeLinks, 'findById' | 'create'>
  devices: Pick<Devices, 'userAgentOf'>
  throttle: Pick<ThrottleService, 'verify' | 'changeAddress'>
  clock: Clock
  supportEmail: string
  origin: () => string
  /** Called with a mail that no later attempt would deliver. */
  report(error: unknown): void
}) {
  const { jobs, mailer, users, links, changeLinks, devices, throttle, clock, supportEmail, origin, report } = deps
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
        hasPassword: account.passwordHash !== null,
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

  /** The mail about a change of the address: to the new one until it is confirmed, then to the old one. */
  async function buildChange({ about, change: id = '', at = '' }: Job['data']): Promise<AddressedMail | undefined> {
    const kind = about === 'email-change' ? 'change' : 'undo'
    const change = await changeLinks.findById(id, kind)
    if (!change) return undefined
    const to = change.email
    const holder = kind === 'change' ? await users.findByEmail(to) : undefined
    if (holder?.emailVerifiedAt) return { to, words: emailTakenMail({ supportEmail }) }
    const url = `${link('verify-email', await changeLinks.create(id, kind))}&purpose=${kind}`
    const words =
      kind === 'change'
        ? emailChangeMail({ supportEmail, link: url, replaces: holder !== undefined })
        : emailChangedMail({ supportEmail, link: url, when: when(at) })
    return { to, words }
  }

  /** The mail of a job; undefined where there is nothing left to report. */
  async function build(account: Account, data: Job['data']): Promise<AddressedMail | undefined> {
    if (data['change'] !== undefined) return buildChange(data)
    const words = await buildWords(account, data)
    return words && { to: account.email, words }
  }

  /**
   * Counts a mail to an address. Returns the function that undoes this where the mail was not sent; undefined where the
   * address had too many.
   */
  async function countMail(to: string, about: string | undefined): Promise<(() => Promise<void>) | undefined> {
    if (about !== 'verification' && about !== 'email-change') return async () => {}
    try {
      return await (about === 'verification' ? throttle.verify(to) : throttle.changeAddress(to))
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
      const mail = account && (await build(account, data))
      const forgive = mail && (await countMail(mail.to, data['about']))
      if (!forgive) return
      try {
        if (await renew()) await mailer.send({ id, to: mail.to, ...mail.words })
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
