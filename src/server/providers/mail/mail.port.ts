/** One message to one person. The text is plain; lines are kept as they are. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** Where a POST ends mails of this kind without a sign-in: mail programs offer it as a button. Source: RFC 8058. */
  unsubscribeUrl?: string
}

/** Brings mail out. `from` is the adapter's own setting. */
export interface Mailer {
  /** What the start-up table calls it. */
  readonly name: string
  /** Sends one message. Throws `AppError` BAD_GATEWAY when it is refused, GATEWAY_TIMEOUT when nobody answers in time. */
  send(mail: Mail): Promise<void>
  /** Ends connections that are kept open. */
  close(): Promise<void>
}
