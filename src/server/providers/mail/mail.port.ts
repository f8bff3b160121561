import { AppError } from '../../../shared/errors.ts'

/** One message to one person. The text is plain; lines are kept as they are. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** Where a POST ends mails of this kind without a sign-in: mail programs offer it as a button. Source: RFC 8058. */
  unsubscribeUrl?: string
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
   * GATEWAY_TIMEOUT when nobody answers in time.
   */
  send(mail: Mail): Promise<void>
  /** Removes what is kept here of mails to an address; what was brought out is its reader's. */
  forget(address: string): Promise<void>
  /** Ends connections that are kept open. */
  close(): Promise<void>
}
