import { createTransport } from 'nodemailer'
import { toMessage } from '../mail-message.ts'
import { type Mailer } from '../mail.port.ts'
import { toAppError } from './smtp-fault.ts'

/** Time limits of a mail server, in milliseconds. */
export interface SmtpTimeouts {
  /** Until it has connected and greeted. */
  connectionMs: number
  /** Silence within a session. */
  socketMs: number
}

const TIMEOUTS: SmtpTimeouts = { connectionMs: 10_000, socketMs: 30_000 }

/** Whether a mail server is on this machine, such as a local relay. */
function isOnThisMachine(host: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(host)
}

/** Whether a host has a name without dots, such as a relay on a private network. */
const hasBareName = (host: string): boolean => /^[^.:]+$/u.test(host)

/**
 * Mail by SMTP, one connection per message. `url` is `smtp://` or `smtps://` with user and password where the server
 * requires them. `from` is the sender, with a name or without. `timeouts` and `isLoopback` are for tests.
 */
export function createSmtpMailer(settings: {
  url: string
  from: string
  timeouts?: SmtpTimeouts
  isLoopback?: (host: string) => boolean
}): Mailer {
  const { url, from, timeouts = TIMEOUTS, isLoopback = isOnThisMachine } = settings
  const { hostname } = new URL(url)
  const transport = createTransport({
    url,
    connectionTimeout: timeouts.connectionMs,
    greetingTimeout: timeouts.connectionMs,
    socketTimeout: timeouts.socketMs,
    // Otherwise an attacker on the network could hide the offer of encryption, and read links and the password.
    requireTLS: url.startsWith('smtp:') && !isLoopback(hostname) && !hasBareName(hostname),
    // A relay on this machine has a self-signed certificate, and there is no network in between.
    ...(isLoopback(hostname) && { tls: { rejectUnauthorized: false } }),
  })
  return {
    name: 'SMTP',
    async send(mail) {
      const message = toMessage(mail, from)
      try {
        await transport.sendMail(message)
      } catch (error) {
        throw toAppError(error, url.startsWith('smtps:'))
      }
    },
    forget: async () => {},
    close: async () => transport.close(),
  }
}
