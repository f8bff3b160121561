import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { AppError } from '../../../../shared/errors.ts'
import { emailKey } from '../../../../shared/features/auth/auth.rules.ts'
import { toMessage } from '../mail-message.ts'
import { type Mailer } from '../mail.port.ts'

const NOT_WRITTEN = 'The mail could not be put into the outbox folder. Ask the person who runs this server to check it.'

/**
 * Mail as files: each message becomes one `.eml` in `folder`, which is created on first use and is readable for its
 * owner only. Names sort by time, and readers never see a partial message. `from` is the sender, `now` returns the
 * time, `id` returns a unique name.
 */
export function createOutboxMailer(settings: {
  folder: string
  from: string
  now: () => Date
  id: () => string
}): Mailer {
  const { folder, from, now, id } = settings
  const transport = createTransport({ streamTransport: true, buffer: true })
  // Unfolded, so that a person can read the file and copy a link from it.
  transport.use('stream', (mail, done) => {
    for (const part of mail.message?.childNodes ?? []) part.getTransferEncoding = () => '8bit'
    done()
  })
  let written = 0

  return {
    name: 'outbox folder',
    async send(mail) {
      const date = now()
      const { message } = await transport.sendMail({ ...toMessage(mail, from), date })
      written += 1
      const order = String(written).padStart(6, '0')
      const path = join(folder, `${date.toISOString().replaceAll(':', '-')}-${order}-${id()}.eml`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(`${path}.partial`, message, { mode: 0o600 })
        await rename(`${path}.partial`, path)
      } catch (error) {
        await rm(`${path}.partial`, { force: true }).catch(() => {})
        throw new AppError('BAD_GATEWAY', NOT_WRITTEN, { cause: error })
      }
    },
    async forget(address) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const message = await readFile(path, 'utf8').catch(() => '')
        if (parseRecipient(message) === emailKey(address)) await rm(path, { force: true })
      }
    },
    close: async () => {},
  }
}

/** The recipient of a message in the form for comparison; empty where it is not a message. */
function parseRecipient(message: string): string {
  const [head = ''] = message.split(/\r?\n\r?\n/u, 1)
  // A header continues in the next line if that begins with white space. Source: RFC 5322, section 2.2.3.
  const recipient = /^to:\s*(.*)$/imu.exec(head.replaceAll(/\r?\n[ \t]+/gu, ' '))
  return emailKey(recipient?.[1]?.trim() ?? '')
}
