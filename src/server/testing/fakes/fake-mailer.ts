import { type AppError } from '../../../shared/errors.ts'
import { toMessage } from '../../providers/mail/mail-message.ts'
import { type Mailer } from '../../providers/mail/mail.port.ts'

/** A mail as its reader gets it. */
export interface SentMail {
  to: string
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string
}

/** A mailer that only records mails. */
export interface FakeMailer extends Mailer {
  /** Sent mails, oldest first, as their readers see them. */
  readonly sent: SentMail[]
  /** Addresses passed to `forget`. */
  readonly forgotten: string[]
  /** The error of sending; undefined for none. */
  failure: AppError | undefined
  /** The newest mail to this address. Throws where there is none. */
  lastTo(address: string): SentMail
}

export function createFakeMailer(): FakeMailer {
  const sent: SentMail[] = []
  return {
    name: 'Fake mail',
    sent,
    failure: undefined,
    async send(mail) {
      const { to, subject, text, html } = toMessage(mail, 'Hookline <hookline@localhost>')
      if (this.failure) throw this.failure
      const { unsubscribeUrl } = mail
      sent.push({ to: to.address, subject, text, html, ...(unsubscribeUrl && { unsubscribeUrl }) })
    },
    lastTo(address) {
      const mail = sent.findLast(({ to }) => to === address)
      if (!mail) throw new Error(`No mail to ${address}`)
      return mail
    },
    forgotten: [],
    async forget(address) {
      this.forgotten.push(address)
    },
    close: async () => {},
  }
}
