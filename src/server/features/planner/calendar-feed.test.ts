import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let cookie: string

const PATH = '/api/planner/feed'
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = PATH, payload?: object, who = cookie) =>
  app.http.inject({ method, url, headers: { cookie: who }, ...(payload && { payload }) })
const renew = async (who = cookie) =>
  new URL((await call('POST', PATH, undefined, who)).json<{ url: string }>().url).pathname
const read = (path: string, headers: Record<string, string> = {}) => app.http.inject({ url: path, headers })

async function plan(title: string, who = cookie) {
  const item = await call('POST', '/api/library', { title, content: title, type: 'hook' }, who)
  const entry = {
    libraryItemId: item.json<{ id: string }>().id,
    platform: 'TikTok',
    scheduledDate: '2026-12-01T18:30:00Z',
  }
  return (await call('POST', '/api/planner', entry, who)).json<{ id: string }>().id
}

beforeEach(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://hookline.example' } })
  cookie = await app.signUp()
})

it('does not exist until it is created, and has a creation time', async () => {
  expect((await call('GET')).json()).toEqual({ since: null })
  const made = await call('POST')
  expect(made.statusCode).toBe(201)
  expect(made.json()).toEqual({
    url: expect.stringMatching(/^https:\/\/hookline\.example\/api\/planner\/feed\/[\w-]+\.ics$/u),
  })
  expect((await call('GET')).json()).toEqual({ since: '2026-11-20T12:00:00.000Z' })
})

it("shows its user's plan to anyone with the address, without a cookie", async () => {
  const path = await renew()
  const id = await plan('Hook: One pan')
  await plan('Hook: Somebody else', await app.signUp('ilka@example.com'))
  const response = await read(path)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  })
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(response.body).toContain(`UID:${id}@hookline`)
  expect(response.body).toContain('SUMMARY:TikTok: Hook: One pan')
  expect(response.body).not.toContain('Somebody else')
})

it('answers 304 while the plan is unchanged', async () => {
  const path = await renew()
  const id = await plan('Hook: One pan')
  const first = await read(path)
  await app.clock.advance(60_000)
  const again = await read(path, { 'if-none-match': `W/${String(first.headers.etag)}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await app.http.inject({
    method: 'PUT',
    url: `/api/planner/${id}`,
    payload: { status: 'completed' },
    headers: { cookie },
  })
  expect((await read(path, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200)
})

it('is the same text until an entry changes, and HEAD has its length', async () => {
  const path = await renew()
  await plan("Hook: Zoë's pan")
  const first = await read(path)
  await app.clock.advance(60_000)
  expect((await read(path)).body).toBe(first.body)
  const head = await app.http.inject({ method: 'HEAD', url: path })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(first.body)))
})

it('has another ETag after each change of an item or entry in it', async () => {
  const path = await renew()
  const id = await plan('Hook: One pan')
  const [entry] = (await call('GET', '/api/planner')).json<{ libraryItemId: string }[]>()
  const item = entry?.libraryItemId ?? ''
  const changes: (() => Promise<unknown>)[] = [
    () => call('PUT', `/api/library/${item}`, { title: 'Hook: Two pans' }),
    () => call('POST', '/api/library/bulk', { ids: [item], action: { type: 'delete' } }),
    () => call('POST', '/api/library/bulk', { ids: [item], action: { type: 'restore' } }),
    () => call('PUT', `/api/planner/${id}`, { description: 'Blue pan.' }),
    () => plan('Hook: Three pans'),
  ]
  let etag = String((await app.http.inject({ method: 'HEAD', url: path })).headers.etag)
  for (const change of changes) {
    await app.clock.advance(1_000)
    expect((await read(path, { 'if-none-match': etag })).statusCode).toBe(304)
    await change()
    const changed = await read(path, { 'if-none-match': etag })
    expect([changed.statusCode, changed.headers.etag]).toEqual([200, expect.not.stringMatching(etag)])
    etag = String(changed.headers.etag)
  }
})

it('is read a page at a time and sent in parts, so that a long one does not block the event loop', async () => {
  const id = await plan('Hook: One pan')
  const row = await app.db.selectFrom('planner_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const copies = Array.from({ length: 599 }, (_, index) => ({ ...row, id: `copy-${index}` }))
  await app.db.insertInto('planner_entries').values(copies).execute()
  const token = /([\w-]+)\.ics$/u.exec(await renew())?.[1] ?? ''
  const feed = await app.services.calendarFeeds.read(token)
  const parts = feed ? await Array.fromAsync(feed.text()) : []
  const events = parts.map((part) => part.match(/BEGIN:VEVENT/gu)?.length ?? 0)
  expect([Math.max(...events), events.reduce((sum, count) => sum + count, 0)]).toEqual([50, 600])
})

it('answers 429 for an address that is read all the time, and for no other', async () => {
  const path = await renew()
  const theirs = await renew(await app.signUp('ilka@example.com'))
  for (let count = 0; count < 30; count += 1) expect((await read(path)).statusCode).toBe(200)
  const refused = await read(path)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
  expect((await read(theirs)).statusCode).toBe(200)
  await app.clock.advance(15 * 60_000)
  expect((await read(path)).statusCode).toBe(200)
})

it('ends when it is renewed or revoked or its user is deleted; every invalid address gets the same answer', async () => {
  const first = await renew()
  const second = await renew()
  const other = await app.signUp('ilka@example.com')
  const theirs = await renew(other)
  const dead = async (path: string) => {
    const { statusCode, body } = await read(path)
    return [statusCode, body.replace(/"requestId":"[^"]*"/u, '')]
  }
  const unknown = await dead(`${PATH}/unknown-token.ics`)
  expect(unknown[0]).toBe(404)
  expect(await dead(first)).toEqual(unknown)
  expect((await read(second)).statusCode).toBe(200)
  expect(await dead(second.replace('.ics', ''))).toEqual(unknown)
  expect(await dead(`${PATH}/${'x'.repeat(4_000)}.ics`)).toEqual(unknown)

  expect((await call('DELETE')).json()).toEqual({ since: null })
  expect((await call('DELETE')).statusCode).toBe(200)
  expect(await dead(second)).toEqual(unknown)
  expect((await call('GET')).json()).toEqual({ since: null })
  expect((await read(theirs)).statusCode).toBe(200)
  await call('DELETE', '/api/user/account', undefined, other)
  expect(await dead(theirs)).toEqual(unknown)
})

it('is stored as a hash, and neither address nor hash is in the export', async () => {
  const path = await renew()
  const token = /([\w-]+)\.ics$/u.exec(path)?.[1] ?? ''
  const row = await app.db.selectFrom('calendar_feeds').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(token)
  const exported = await call('GET', '/api/user/export')
  expect(exported.json()).toMatchObject({ calendarFeed: { since: '2026-11-20T12:00:00.000Z' } })
  expect(exported.body).not.toContain(row.token_hash)
})
