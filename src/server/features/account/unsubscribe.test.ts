import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let cookie: string
let path: string

const DAY = 24 * 60 * 60_000
const wantsMail = async (of = cookie) =>
  (await app.http.inject({ url: '/api/user/profile', headers: { cookie: of } })).json<{ emailUpdates: string }>()
    .emailUpdates
const switchOn = (of = cookie) =>
  app.http.inject({
    method: 'PUT',
    url: '/api/user/preferences',
    payload: { emailUpdates: true, notifications: true },
    headers: { cookie: of },
  })
/** The request of a mail program, which is not signed in. Source: RFC 8058. */
const oneClick = (url = path) =>
  app.http.inject({
    method: 'POST',
    url,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

beforeEach(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'http://hookline.example' } })
  cookie = await app.signUp('noor@example.com')
  await switchOn()
  const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const { url } = await app.services.unsubscribe.linkFor(id)
  expect(url).toMatch(/^http:\/\/hookline\.example\/unsubscribe\/[\w-]+$/u)
  path = new URL(url).pathname
})

it('asks for a confirmation, because mail scanners follow links', async () => {
  const page = await app.http.inject({ url: path })
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' })
  expect(page.body).toContain('<h1>Stop these mails?</h1>')
  expect(page.body).toContain('<form method="post"><button>Stop these mails</button></form>')
  expect(page.body).not.toContain('<script')
  expect(await wantsMail()).toBe('true')
})

it('unsubscribes by the button of the page or of the mail program, for that user alone, idempotently', async () => {
  const other = await app.signUp('ilka@example.com')
  await switchOn(other)
  const ended = await oneClick()
  expect([ended.statusCode, ended.headers['set-cookie'], ended.headers.location]).toEqual([200, undefined, undefined])
  expect(ended.body).toContain('<h1>These mails are stopped</h1>')
  expect(await wantsMail()).toBe('false')
  expect(await wantsMail(other)).toBe('true')
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
  const payload = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  expect((await app.http.inject({ method: 'POST', url: path, payload, headers: multipart })).statusCode).toBe(200)
  expect((await app.http.inject({ url: '/api/user/profile', headers: { cookie } })).json()).toMatchObject({
    notifications: 'true',
  })
})

it('works for three months, also after a password change, and then names the setting', async () => {
  const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await app.services.hostAccounts.ensure('noor@example.com', 'quite another secret')
  await app.services.links.create(id, 'reset')
  await app.clock.advance(89 * DAY)
  await app.services.links.sweep()
  expect((await oneClick()).statusCode).toBe(200)
  await app.clock.advance(DAY)
  for (const over of [await oneClick(), await app.http.inject({ url: path })]) {
    expect(over.statusCode).toBe(404)
    expect(over.body).toContain('<h1>This link no longer works</h1>')
  }
  await app.services.links.sweep()
  expect(await app.db.selectFrom('mail_links').selectAll().execute()).toEqual([])
})

it('does not accept a link of another kind, and is not accepted for one', async () => {
  const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const reset = await app.services.links.create(id, 'reset')
  expect((await oneClick(`/unsubscribe/${reset}`)).statusCode).toBe(404)
  expect((await oneClick('/unsubscribe/unknown')).statusCode).toBe(404)
  const token = path.split('/').at(-1)
  const payload = { token, newPassword: 'quite another secret' }
  expect((await app.http.inject({ method: 'POST', url: '/api/auth/reset-password', payload })).statusCode).toBe(400)
  expect(await wantsMail()).toBe('true')
})
