import { beforeEach, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { AddressRefused } from '../../providers/mail/mail.port.ts'
import { createFakeRandom } from '../../testing/fakes/fake-random.ts'
import { createTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts'

const EMAIL = 'noor@example.com'
const HOUR = 60 * 60_000

let app: TestApp
let cookie: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp(EMAIL)
})

const rows = () => app.db.selectFrom('jobs').selectAll().execute()
const post = (url: string, payload: object) => app.http.inject({ method: 'POST', url, payload })

it('is queued in the transaction of its cause: another process sends it once if the first one dies', async () => {
  const others = await Promise.all(
    ['a', 'b'].map((name) => createTestApp({ db: app.db, random: createFakeRandom(name) })),
  )
  await Promise.all(others.map((other) => other.runDueJobs()))
  const sent = others.flatMap(({ mailer }) => mailer.sent)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[EMAIL, 'Confirm your email address']])
  await app.runDueJobs()
  expect([app.mailer.sent, await rows()]).toEqual([[], []])
})

it('is stored without an address, a text or a secret', async () => {
  await post('/api/auth/forgot-password', { email: EMAIL })
  await post('/api/auth/login', { email: EMAIL, password: TEST_PASSWORD })
  const waiting = JSON.stringify(await rows())
  expect(await rows()).toHaveLength(3)
  expect(waiting).not.toMatch(/noor|@|token-|lightMyRequest/iu)
  // The links are created when the mails are sent.
  expect(await app.db.selectFrom('mail_links').selectAll().execute()).toEqual([])
})

it('is queued in the same way for an unknown address, and sent to nobody', async () => {
  await app.runDueJobs()
  await post('/api/auth/forgot-password', { email: 'nobody@example.com' })
  expect(await rows()).toMatchObject([{ user_id: null, attempts: 0 }])
  await app.clock.advance(3_000)
  expect(await app.runDueJobs()).toEqual([])
  expect([app.mailer.sent.length, await rows()]).toEqual([1, []])
})

it('is deleted with the account', async () => {
  await app.http.inject({ method: 'DELETE', url: '/api/user/account', headers: { cookie } })
  expect(await rows()).toEqual([])
})

it('is retried for two days without counting against the limit of mails, and then is a dead letter', async () => {
  app.mailer.failure = new AppError('BAD_GATEWAY', 'The mail server cannot be reached.')
  for (let hours = 0; hours < 56; hours += 0.5) {
    await app.runDueJobs()
    await app.clock.advance(HOUR / 2)
  }
  const letters = await app.jobs.deadLetters()
  expect(letters).toMatchObject([{ kind: 'mail', failure: 'The mail server cannot be reached.' }])
  app.mailer.failure = undefined
  expect(await app.jobs.retryDeadLetters()).toBe(1)
  expect(await app.runDueJobs()).toEqual([])
  expect(app.mailer.sent).toHaveLength(1)
})

it('is not retried at a refused address, nor where there is nothing to confirm any more', async () => {
  app.mailer.failure = new AddressRefused('The mail server does not accept this address.')
  await app.runDueJobs()
  expect(await rows()).toEqual([])
  app.mailer.failure = undefined
  await app.signUp('ilka@example.com')
  await app.db.updateTable('users').set({ email_verified_at: '2026-11-20T12:00:00.000Z' }).execute()
  await app.runDueJobs()
  expect(app.mailer.sent).toEqual([])
})
