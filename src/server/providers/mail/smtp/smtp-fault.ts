import { AppError } from '../../../../shared/errors.ts'
import { AddressRefused } from '../mail.port.ts'

const OWNER = 'Ask the person who runs this server to'

const SIGN_IN = `The mail server did not take this server's sign-in. ${OWNER} check SMTP_URL.`
const POLICY = `The mail server does not let this server send. ${OWNER} check SMTP_URL and MAIL_FROM.`
const CERTIFICATE = `The certificate of the mail server is not valid. ${OWNER} check it, and the host in SMTP_URL.`
const SENTENCES: Record<string, string> = {
  EAUTH: SIGN_IN,
  ENOAUTH: SIGN_IN,
  ETLS: `The connection to the mail server is not secure. ${OWNER} check SMTP_URL.`,
  'MAIL FROM': POLICY,
  EENVELOPE: 'The mail server did not accept the message. Try again in a moment.',
  EMESSAGE: 'The mail server did not accept the message. Try again in a moment.',
}
/** Node's codes for a certificate that is self-signed, expired, or of another host. */
const CERTIFICATE_CODES = /CERT|LEAF_SIGNATURE|HOSTNAME_MISMATCH|INVALID_CA/u
/** A policy of the server, not a fault of the address: relaying, sign-in, encryption. Source: RFC 3463, section 3.8. */
const POLICY_STATUS = /^\d{3}[ -]5\.7\./u
const NO_SUCH_ADDRESS = 'The mail server does not accept this address. Check it for typing mistakes.'
const UNREACHABLE = 'The mail server cannot be reached. Try again in a moment.'
const NOT_ENCRYPTED = `The port of the mail server does not begin encrypted. ${OWNER} begin SMTP_URL with smtp://, or to use the port for smtps://.`
const NO_GREETING =
  'The mail server did not greet. Ask the person who runs this server: if its port takes encrypted connections only, as 465 does, SMTP_URL must begin with smtps://.'
const SLOW = 'The mail server took too long to answer. Try again in a moment.'

/**
 * The caller's error for a failure of nodemailer: GATEWAY_TIMEOUT where no answer came in time, otherwise BAD_GATEWAY,
 * `AddressRefused` where the server refuses the address permanently. The server's message, which may quote credentials,
 * is in `cause`. `isEncrypted`: whether the connection begins encrypted.
 */
export function toAppError(error: unknown, isEncrypted: boolean): AppError {
  const { code, originalCode, command, response, responseCode, message } = readFacts(error)
  if (code === 'ETIMEDOUT') {
    // A port for encrypted connections waits for the client to begin.
    const isSilent = !isEncrypted && message === 'Greeting never received'
    return new AppError('GATEWAY_TIMEOUT', isSilent ? NO_GREETING : SLOW, { cause: error })
  }
  if (originalCode === 'ERR_SSL_WRONG_VERSION_NUMBER' && isEncrypted)
    return new AppError('BAD_GATEWAY', NOT_ENCRYPTED, { cause: error })
  if (CERTIFICATE_CODES.test(originalCode)) return new AppError('BAD_GATEWAY', CERTIFICATE, { cause: error })
  const isPolicy = code !== 'EAUTH' && (responseCode === 530 || POLICY_STATUS.test(response))
  if (isPolicy) return new AppError('BAD_GATEWAY', POLICY, { cause: error })
  // 5xx refusals are permanent, 4xx refusals may be temporary.
  const isForGood = code === 'EENVELOPE' && responseCode >= 500
  if (isForGood && command === 'RCPT TO') return new AddressRefused(NO_SUCH_ADDRESS, error)
  const refused = isForGood ? SENTENCES[command] : undefined
  return new AppError('BAD_GATEWAY', refused ?? SENTENCES[code] ?? UNREACHABLE, { cause: error })
}

/** The fields of a nodemailer error. `originalCode` is Node's own where nodemailer has replaced it. */
function readFacts(error: unknown) {
  const fact = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  const text = (name: string): string => {
    const value = fact(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    code: text('code'),
    originalCode: text('originalCode'),
    command: text('command'),
    response: text('response'),
    message: text('message'),
    responseCode: Number(fact('responseCode') ?? 0),
  }
}
