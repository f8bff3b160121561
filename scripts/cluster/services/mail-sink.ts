import { type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it arrived. */
export interface TakenMail {
  /** The same for every attempt at one job; undefined where the server names none. */
  id: string | undefined
  to: string
  subject: string
  /** The readable part, decoded. */
  text: string
}

export interface MailSink {
  url: string
  /** Oldest first. */
  taken: readonly TakenMail[]
  stop(): Promise<void>
}

/** Starts a mail server on loopback that takes everything and delivers nothing. */
export async function startMailSink(): Promise<MailSink> {
  const taken: TakenMail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push(readMail(Buffer.concat(chunks).toString(), envelope.rcptTo[0]?.address ?? ''))
        done()
      })
    },
  })
  // A connection that breaks because its process was killed.
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    taken,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  }
}

function readMail(raw: string, to: string): TakenMail {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'imu').exec(raw)?.[1]?.trim()
  const text = raw
    .replaceAll(/=\r?\n/gu, '')
    .replaceAll(/=([\dA-F]{2})/gu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return { id: header('Message-ID'), to, subject: header('Subject') ?? '', text }
}
