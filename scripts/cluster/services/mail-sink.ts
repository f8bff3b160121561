import { type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A received mail. */
export interface TakenMail {
  /** Equal for all attempts of one job; undefined without such a header. */
  id: string | undefined
  to: string
  subject: string
  /** The decoded readable part. */
  text: string
}

export interface MailSink {
  url: string
  /** Oldest first. */
  taken: readonly TakenMail[]
  stop(): Promise<void>
}

/** Starts a mail server on loopback that accepts everything and delivers nothing. */
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
  // The connection of a killed process breaks.
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
