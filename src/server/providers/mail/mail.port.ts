import { AppError } from '../../../shared/errors.ts'

/** A link with its label, shown as a button for the subject of the mail. */
export interface MailLink {
  kind: 'button' | 'link'
  label: string
  url: string
}

/** A paragraph, whose line breaks stay, or a link. */
export type MailBlock = string | MailLink

/** One message to one person, sent as plain text and as HTML with the same words. */
export interface Mail {
  to: string
  subject: string
  body: readonly MailBlock[]
  /** A POST to it ends mails of this kind without a sign-in; mail programs offer it as a button. Source: RFC 8058. */
  unsubscribeUrl?: string
  /** The same for each attempt to send it, so that a mailbox that gets it twice can show it once. */
  id?: string
}

/** The address can never receive mail. The mail server itself works. */
export class AddressRefused extends AppError {
  constructor(message: string, cause?: unknown) {
    super('BAD_GATEWAY', message, { cause })
  }
}

/** Sends mail. `from` is the adapter's own setting. */
export interface Mailer {
  /** Its name in the start-up table. */
  readonly name: string
  /**
   * Sends one message. Throws `AppError` BAD_GATEWAY where it is refused (`AddressRefused` where the address is the
   * reason), GATEWAY_TIMEOUT where no answer comes in time.
   */
  send(mail: Mail): Promise<void>
  /** Removes stored mails to an address. Delivered mails cannot be removed. */
  forget(address: string): Promise<void>
  /** Closes open connections. */
  close(): Promise<void>
}
