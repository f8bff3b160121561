import { AppError } from '../../../shared/errors.ts'

/** A link under its label: as a button for what the mail is about. */
export interface MailLink {
  kind: 'button' | 'link'
  label: string
  url: string
}

/** A paragraph, whose lines are kept as they are, or a link. */
export type MailBlock = string | MailLink

/** One message to one person. It is sent as plain text and, in the same words, as HTML. */
export interface Mail {
  to: string
  subject: string
  body: readonly MailBlock[]
  /** Where a POST ends mails of this kind without a sign-in: mail programs offer it as a button. Source: RFC 8058. */
  unsubscribeUrl?: string
  /** The same for each attempt to send it, so that a mailbox that it reaches twice can show it once. */
  id?: string
}

/** The address is none that mail can reach, whenever it is tried; the mail server itself is well. */
export class AddressRefused extends AppError {
  constructor(message: string, cause?: unknown) {
    super('BAD_GATEWAY', message, { cause })
  }
}

/** Brings mail out. `from` is the adapter's own setting. */
export interface Mailer {
  /** What the start-up table calls it. */
  readonly name: string
  /**
   * Sends one message. Throws `AppError` BAD_GATEWAY when it is refused (`AddressRefused` where that is for its address),
   * GATEWAY_TIMEOUT when no answer comes in time.
   */
  send(mail: Mail): Promise<void>
  /** Removes stored mails to an address; delivered ones belong to their reader. */
  forget(address: string): Promise<void>
  /** Ends connections that are kept open. */
  close(): Promise<void>
}
