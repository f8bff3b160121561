import { AppError } from '../../../../shared/errors.ts'
import { AddressRefused } from '../mail.port.ts'

const OWNER = 'Ask the person who runs this server to'

const SIGN_IN = `The mail server did not take this server's sign-in. ${OWNER} check SMTP_URL.`
const SENTENCES: Record<string, string> = {
  EAUTH: SIGN_IN,
  ENOAUTH: SIGN_IN,
  ETLS: `The connection to the mail server is not secure. ${OWNER} check SMTP_URL.`,
  'MAIL FROM': `The mail server does not let this server send. ${OWNER} check SMTP_URL and MAIL_FROM.`,
  EENVELOPE: 'The mail server did not accept the message. Try again in a moment.',
  EMESSAGE: 'The mail server did not accept the message. Try again in a moment.',
}
const NO_SUCH_ADDRESS = 'The mail server does not accept this address. Check it for typing mistakes.'
const UNREACHABLE = 'The mail server cannot be reached. Try again in a moment.'
const SLOW = 'The mail server took too long to answer. Try again in a moment.'

/**
 * The refusal that a caller reads when nodemailer failed: GATEWAY_TIMEOUT when nobody answered in time, else
 * BAD_GATEWAY, `AddressRefused` where the server refuses the address for good. The server's own words, which may quote credentials, stay in `cause`.
 */
export function toAppError(error: unknown): AppError {
  const { code, command, responseCode } = factsOf(error)
  if (code === 'ETIMEDOUT') return new AppError('GATEWAY_TIMEOUT', SLOW, { cause: error })
  // A refusal of the 5xx kind is for good; one of the 4xx kind may pass.
  const isForGood = code === 'EENVELOPE' && responseCode >= 500
  if (isForGood && command === 'RCPT TO') return new AddressRefused(NO_SUCH_ADDRESS, error)
  const refused = isForGood ? SENTENCES[command] : undefined
  return new AppError('BAD_GATEWAY', refused ?? SENTENCES[code] ?? UNREACHABLE, { cause: error })
}

function factsOf(error: unknown): { code: string; command: string; responseCode: number } {
  const facts: object = error instanceof Error ? error : {}
  return {
    code: 'code' in facts ? String(facts.code) : '',
    command: 'command' in facts ? String(facts.command) : '',
    responseCode: 'responseCode' in facts ? Number(facts.responseCode) : 0,
  }
}
