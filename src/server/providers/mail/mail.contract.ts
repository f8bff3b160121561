import { describe, expect, it } from 'vitest'
import { type SentMail } from '../../testing/fakes/fake-mailer.ts'
import { formatHtml, formatText } from './mail-body.ts'
import { type Mail, type Mailer } from './mail.port.ts'

/** What an adapter's test provides: a new mailer and the delivered mails, oldest first. */
export interface MailerUnderTest {
  mailer: Mailer
  received(): Promise<SentMail[]>
}

const MAIL: Mail = { to: 'noor@example.com', subject: 'Confirm your address', body: ['Hello,', 'open this link.'] }

const asSent = ({ to, subject, body }: Mail): SentMail => ({
  to,
  subject,
  text: formatText(body).trimEnd(),
  html: formatHtml(subject, body).trimEnd(),
})

/** The contract tests of `Mailer`. Call it at the top level of an adapter's test file. */
export function describeMailer(name: string, makeMailer: () => Promise<MailerUnderTest>): void {
  describe(`${name} passes the contract of a mailer`, () => {
    it('delivers each message unchanged, several in parallel', async () => {
      const mails: Mail[] = [
        MAIL,
        { ...MAIL, subject: 'Grüße, Noor 🎣', body: ['Für dich: “Hüte”\n🎣 👩‍👩‍👧 ñ'] },
        { ...MAIL, subject: `${'Ein langer Betreff mit Größe 🎣 '.repeat(20)}!` },
        {
          ...MAIL,
          subject: 'A link',
          body: [
            'Tom & <Jerry>:',
            { kind: 'button', label: 'Open', url: `https://example.com/?t=${'a=b-'.repeat(300)}` },
            'Bye',
          ],
        },
        { ...MAIL, subject: 'What servers act on', body: ['.\n..\nFrom here\n.\n QUIT\nend'] },
      ]
      const { mailer, received } = await makeMailer()
      await Promise.all(mails.map((mail) => mailer.send(mail)))
      const inOrder = (some: SentMail[]) => some.toSorted((a, b) => a.subject.localeCompare(b.subject))
      expect(inOrder(await received())).toEqual(inOrder(mails.map(asSent)))
    })

    it('folds a subject with a line break into one line', async () => {
      const { mailer, received } = await makeMailer()
      await mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nNew body' })
      expect(await received()).toEqual([asSent({ ...MAIL, subject: 'Hello Bcc: eve@example.com New body' })])
    })

    it.each([
      'noor@example.com, eve@example.com',
      'noor@example.com;eve@example.com',
      'noor@example.com\r\nBcc: eve@example.com',
      'Friends: noor@example.com, eve@example.com;',
      '<noor@example.com>',
      '',
    ])('refuses %j, which is not one address', async (to) => {
      const { mailer, received } = await makeMailer()
      await expect(mailer.send({ ...MAIL, to })).rejects.toMatchObject({ name: 'AppError', code: 'BAD_GATEWAY' })
      expect(await received()).toEqual([])
    })

    it('removes the stored mails of one address, and nothing else', async () => {
      const { mailer, received } = await makeMailer()
      const other = { ...MAIL, to: 'noor@example.com.example' }
      await mailer.send(MAIL)
      await mailer.send(other)
      await mailer.forget('noor@example.com')
      expect(await received()).toContainEqual(asSent(other))
      await mailer.send(MAIL)
      expect(await received()).toContainEqual(asSent(MAIL))
    })

    it('closes, idempotently', async () => {
      const { mailer } = await makeMailer()
      await mailer.send(MAIL)
      await mailer.close()
      await mailer.close()
    })
  })
}
