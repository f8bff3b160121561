import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { createFakeMailer, type SentMail } from '../../testing/fakes/fake-mailer.ts'
import { readMail } from '../../testing/read-mail.ts'
import { describeMailer } from './mail.contract.ts'
import { AddressRefused, type Mail } from './mail.port.ts'
import { createOutboxMailer } from './outbox/outbox-mailer.ts'
import { createSmtpMailer } from './smtp/smtp-mailer.ts'
import { startMailServer, startSilentServer } from './smtp/testing/mail-server.ts'

const FROM = 'Hookline für alle <mail@hookline.example>'
const MAIL: Mail = { to: 'noor@example.com', subject: 'Hello', body: ['One line.'] }
const NOW = new Date('2026-11-20T12:00:00.000Z')

const asRead = (raw: Buffer): SentMail => {
  const { to, subject, text, html } = readMail(raw)
  return { to, subject, text: text.trimEnd(), html: html.trimEnd() }
}

async function openSmtp() {
  const server = await startMailServer()
  return { server, mailer: createSmtpMailer({ url: server.url, from: FROM }) }
}

function openOutbox(folder = join(temporaryFolder(), 'outbox')) {
  let count = 0
  const mailer = createOutboxMailer({ folder, from: FROM, now: () => NOW, id: () => `id${(count += 1)}` })
  const read = (): Buffer[] => names(folder).map((name) => readFileSync(join(folder, name)))
  return { mailer, folder, read }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hookline-mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const names = (folder: string): string[] => {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

describeMailer('SMTP', async () => {
  const { server, mailer } = await openSmtp()
  return {
    mailer,
    received: async () => {
      for (const { recipients, raw } of server.taken) expect(recipients).toEqual([readMail(raw).to])
      return server.taken.map(({ raw }) => asRead(raw))
    },
  }
})

describeMailer('the outbox', async () => {
  const { mailer, read } = openOutbox()
  return { mailer, received: async () => read().map(asRead) }
})

describeMailer('the fake', async () => {
  const mailer = createFakeMailer()
  const trimmed = (mail: SentMail) => ({ ...mail, text: mail.text.trimEnd(), html: mail.html.trimEnd() })
  return { mailer, received: async () => mailer.sent.map(trimmed) }
})

it.each([
  [
    'SMTP',
    async (mail: Mail) => {
      const { server, mailer } = await openSmtp()
      await mailer.send(mail)
      return server.taken[0]?.raw
    },
  ],
  [
    'the outbox',
    async (mail: Mail) => {
      const { mailer, read } = openOutbox()
      await mailer.send(mail)
      return read()[0]
    },
  ],
])('a message of %s has all required fields', async (_, send) => {
  const { headers } = readMail((await send(MAIL)) ?? '')
  expect(headers.get('from')).toBe('Hookline für alle <mail@hookline.example>')
  expect(headers.get('message-id')).toMatch(/^<[^@\s]+@hookline\.example>$/u)
  expect(Date.parse(headers.get('date') ?? '')).not.toBeNaN()
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect([...headers.keys()].filter((name) => name.startsWith('list-'))).toEqual([])

  const unsubscribeUrl = `https://hookline.example/${'long/'.repeat(30)}unsubscribe/${'x'.repeat(43)}`
  const ended = readMail((await send({ ...MAIL, unsubscribeUrl: `${unsubscribeUrl}?a=>\r\nBcc: eve` })) ?? '')
  expect(ended.headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}?a=%3EBcc:%20eve>`)
  expect(ended.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect([...ended.headers.keys()]).not.toContain('bcc')
})

describe('SMTP', () => {
  it('authenticates with the credentials in its URL', async () => {
    const server = await startMailServer({ wantsSignIn: true })
    const url = server.url.replace('//', '//hook:line@')
    await createSmtpMailer({ url, from: FROM }).send(MAIL)
    expect(server.taken).toHaveLength(1)
  })

  it.each([
    ['a refused recipient', { refuse: /noor/u }, '', 'The mail server does not accept this address.'],
    ['a refused sign-in', { wantsSignIn: true }, 'hook:secret@', "did not take this server's sign-in"],
    ['a sign-in that is missing', { wantsSignIn: true }, '', 'check SMTP_URL and MAIL_FROM'],
  ])('explains %s without a secret', async (_, options, credentials, sentence) => {
    const server = await startMailServer(options)
    const url = server.url.replace('//', `//${credentials}`)
    const error = await createSmtpMailer({ url, from: FROM })
      .send(MAIL)
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'AppError', code: 'BAD_GATEWAY' })
    expect(String(error)).toContain(sentence)
    expect(String(error)).not.toContain('secret')
    expect(server.taken).toEqual([])
  })

  it('distinguishes a refused address from an unreachable server', async () => {
    const server = await startMailServer({ refuse: /noor/u })
    const readFailure = (settings: { url: string; to: string }) =>
      createSmtpMailer({ url: settings.url, from: FROM })
        .send({ ...MAIL, to: settings.to })
        .catch((thrown: unknown) => thrown)
    expect(await readFailure({ url: server.url, to: MAIL.to })).toBeInstanceOf(AddressRefused)
    expect(await readFailure({ url: server.url, to: 'not one address' })).toBeInstanceOf(AddressRefused)
    const nobody = (await startSilentServer()).replace(/\d+$/u, '1')
    expect(await readFailure({ url: nobody, to: MAIL.to })).not.toBeInstanceOf(AddressRefused)
  })

  it.each([
    [530, '5.7.0 Must issue a STARTTLS command first'],
    [530, 'Authentication required'],
    [550, '5.7.1 Relaying denied'],
    [554, '5.7.509 Access denied, sending domain does not pass DMARC verification'],
  ])('treats %i %s as a policy of the server, not a refusal of the address', async (code, text) => {
    const server = await startMailServer({ refuse: /noor/u, refusal: { code, text } })
    const error = await createSmtpMailer({ url: server.url, from: FROM })
      .send(MAIL)
      .catch((thrown: unknown) => thrown)
    expect(error).not.toBeInstanceOf(AddressRefused)
    expect(error).toMatchObject({
      code: 'BAD_GATEWAY',
      message:
        'The mail server does not let this server send. Ask the person who runs this server to check SMTP_URL and MAIL_FROM.',
    })
  })

  it.each(['550 5.1.1 No such person', '553 5.1.3 Bad address', '550 no mailbox here', '552 5.2.2 Mailbox full'])(
    'treats %s as a refusal of the address',
    async (answer) => {
      const refusal = { code: Number(answer.slice(0, 3)), text: answer.slice(4) }
      const server = await startMailServer({ refuse: /noor/u, refusal })
      const sent = createSmtpMailer({ url: server.url, from: FROM }).send(MAIL)
      await expect(sent).rejects.toBeInstanceOf(AddressRefused)
    },
  )

  it('accepts a self-signed certificate on loopback, and reports it elsewhere', async () => {
    const server = await startMailServer({ encrypts: true })
    const settings = { url: server.url, from: FROM }
    await createSmtpMailer(settings).send(MAIL)
    expect(server.taken).toHaveLength(1)
    await expect(createSmtpMailer({ ...settings, isLoopback: () => false }).send(MAIL)).rejects.toMatchObject({
      name: 'AppError',
      code: 'BAD_GATEWAY',
      message:
        'The certificate of the mail server is not valid. Ask the person who runs this server to check it, and the host in SMTP_URL.',
    })
    expect(server.taken).toHaveLength(1)
  })

  it('reports that no server listens', async () => {
    const url = await startSilentServer()
    const nobody = url.replace(/\d+$/u, '1')
    await expect(createSmtpMailer({ url: nobody, from: FROM }).send(MAIL)).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message: 'The mail server cannot be reached. Try again in a moment.',
    })
  })

  it('times out for a silent server', async () => {
    const url = await startSilentServer()
    const timeouts = { connectionMs: 30, socketMs: 30 }
    await expect(createSmtpMailer({ url, from: FROM, timeouts }).send(MAIL)).rejects.toMatchObject({
      name: 'AppError',
      code: 'GATEWAY_TIMEOUT',
    })
  })

  it('names the other form of SMTP_URL to a port that speaks the other one', async () => {
    const timeouts = { connectionMs: 200, socketMs: 5_000 }
    const encrypted = await startMailServer({ isEncrypted: true })
    await expect(createSmtpMailer({ url: encrypted.url, from: FROM, timeouts }).send(MAIL)).rejects.toMatchObject({
      code: 'GATEWAY_TIMEOUT',
      message:
        'The mail server did not greet. Ask the person who runs this server: if its port takes encrypted connections only, as 465 does, SMTP_URL must begin with smtps://.',
    })
    const plain = (await startMailServer()).url.replace('smtp:', 'smtps:')
    await expect(createSmtpMailer({ url: plain, from: FROM, timeouts }).send(MAIL)).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
      message:
        'The port of the mail server does not begin encrypted. Ask the person who runs this server to begin SMTP_URL with smtp://, or to use the port for smtps://.',
    })
    const right = encrypted.url.replace('smtp:', 'smtps:')
    await createSmtpMailer({ url: right, from: FROM }).send(MAIL)
    expect(encrypted.taken).toHaveLength(1)
  })

  it('takes an unencoded @ in user and password', async () => {
    const server = await startMailServer({ wantsSignIn: true, user: 'hook@mail.example', password: 'l@ne' })
    const url = server.url.replace('//', '//hook@mail.example:l@ne@')
    await createSmtpMailer({ url, from: FROM }).send(MAIL)
    expect(server.taken).toHaveLength(1)
  })
})

describe('the outbox', () => {
  it('removes the mails to an address in any case, and no others', async () => {
    const { mailer, folder, read } = openOutbox()
    await mailer.forget('noor@example.com')
    const long = `${'a-long-name-'.repeat(5)}@${'a-long-domain-'.repeat(4)}example.com`
    const others = ['ilka@example.com', 'noor@example.com.example', 'n.noor@example.com']
    for (const to of ['noor@example.com', 'Noor@Example.COM', long, ...others]) {
      await mailer.send({ ...MAIL, to, body: ['To: noor@example.com'] })
    }
    writeFileSync(join(folder, 'not-a-mail.txt'), 'noor@example.com')
    await mailer.forget('NOOR@example.com')
    await mailer.forget(long)
    expect(names(folder)).toHaveLength(others.length + 1)
    rmSync(join(folder, 'not-a-mail.txt'))
    expect(read().map((raw) => asRead(raw).to)).toEqual(others)
  })

  it('makes folder and files readable by their owner only, sorted, complete and in plain text', async () => {
    const { mailer, folder, read } = openOutbox()
    const link = `http://127.0.0.1:3000/reset-password?token=${'x'.repeat(43)}&for=jörg`
    for (let count = 1; count <= 12; count += 1) await mailer.send({ ...MAIL, subject: `Mail ${count}`, body: [link] })
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(names(folder)[0]).toBe('2026-11-20T12-00-00.000Z-000001-id1.eml')
    expect(names(folder).every((name) => (statSync(join(folder, name)).mode & 0o777) === 0o600)).toBe(true)
    expect(read().map((raw) => readMail(raw).subject)).toEqual(Array.from({ length: 12 }, (_, i) => `Mail ${i + 1}`))
    expect(read()[0]?.toString()).toContain(link)
    expect(readMail(read()[0] ?? '').headers.get('date')).toBe('Fri, 20 Nov 2026 12:00:00 +0000')
  })

  it('reports a folder that cannot be written', async () => {
    const file = join(temporaryFolder(), 'in-the-way')
    writeFileSync(file, '')
    await expect(openOutbox(file).mailer.send(MAIL)).rejects.toMatchObject({ name: 'AppError', code: 'BAD_GATEWAY' })
  })
})

it('the fake fails on request, and finds the newest mail', async () => {
  const mailer = createFakeMailer()
  mailer.failure = new AppError('GATEWAY_TIMEOUT', 'slow')
  await expect(mailer.send(MAIL)).rejects.toBe(mailer.failure)
  mailer.failure = undefined
  await mailer.send(MAIL)
  await mailer.send({ ...MAIL, subject: 'Newer' })
  expect(mailer.lastTo(MAIL.to).subject).toBe('Newer')
})
