import { beforeEach, describe, expect, it } from 'vitest'
import { type PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let cookie: string
let other: string
let libraryItemId: string

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (method: Method, url: string, payload?: object, who = cookie) =>
  app.http.inject({ method, url, headers: { cookie: who }, ...(payload && { payload }) })

const save = async (title: string, who = cookie) =>
  (await ask('POST', '/api/library', { title, content: title, type: 'hook' }, who)).json<{ id: string }>().id
const plan = (more: object = {}, who = cookie) =>
  ask(
    'POST',
    '/api/planner',
    { libraryItemId, platform: 'TikTok', scheduledDate: '2026-12-01T18:30:00Z', ...more },
    who,
  )
const planned = async (more: object = {}) => (await plan(more)).json<PlannerEntry>()
const list = async (who = cookie) => (await ask('GET', '/api/planner', undefined, who)).json<PlannerEntry[]>()
const userId = async () => (await ask('GET', '/api/auth/session')).json<{ user: { id: string } }>().user.id
const count = async (itemId: string, who = cookie) =>
  (
    await ask('GET', `/trpc/planner.countByItem?input=${JSON.stringify({ libraryItemId: itemId })}`, undefined, who)
  ).json<{ result: { data: { count: number } } }>().result.data.count

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp('noor@example.com')
  other = await app.signUp('ilka@example.com')
  libraryItemId = await save('Hook: One pan')
})

describe('planning', () => {
  it('stores an item, a platform, an instant in UTC and a description', async () => {
    const response = await plan({
      platform: 'youtube',
      scheduledDate: '2026-12-01T18:30:00+01:00',
      description: '  With the blue pan. ',
      timeZone: 'Europe/Berlin',
    })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      id: expect.any(String),
      libraryItemId,
      title: 'Hook: One pan',
      type: 'hook',
      platform: 'YouTube',
      scheduledDate: '2026-12-01T17:30:00.000Z',
      description: 'With the blue pan.',
      status: 'planned',
      createdAt: '2026-11-20T12:00:00.000Z',
    })
    expect(await list()).toEqual([response.json()])
  })

  it('is listed by date, the earliest first', async () => {
    for (const day of ['02', '01', '03']) await plan({ scheduledDate: `2026-12-${day}T00:00:00Z` })
    expect((await list()).map(({ scheduledDate }) => scheduledDate.slice(8, 10))).toEqual(['01', '02', '03'])
  })

  it.each([
    [{ libraryItemId: undefined }, 'libraryItemId'],
    [{ libraryItemId: '' }, 'libraryItemId'],
    [{ platform: undefined }, 'platform'],
    [{ platform: 'MySpace' }, 'platform'],
    [{ scheduledDate: undefined }, 'scheduledDate'],
    [{ scheduledDate: 'tomorrow' }, 'scheduledDate'],
    [{ scheduledDate: '2026-12-01T18:30' }, 'scheduledDate'],
    [{ scheduledDate: '2026-02-30T18:30:00Z' }, 'scheduledDate'],
    [{ scheduledDate: '9999-12-31T23:59:59-12:00' }, 'scheduledDate'],
    [{ scheduledDate: '2101-01-01T00:00:00Z' }, 'scheduledDate'],
    [{ description: 'x'.repeat(1_001) }, 'description'],
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone'],
    [{ timeZone: '+05:17' }, 'timeZone'],
  ])('refuses %o', async (body, field) => {
    const response = await plan(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ field })
    expect(await list()).toEqual([])
  })

  it('accepts dates up to five minutes in the past', async () => {
    expect((await plan({ scheduledDate: '2026-11-20T11:55:00Z' })).statusCode).toBe(201)
    const response = await plan({ scheduledDate: '2026-11-20T11:54:59.999Z' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      field: 'scheduledDate',
      message: 'This time is in the past. Choose a later one.',
    })
  })
})

describe('a long plan', () => {
  /** Adds so many copies of a planned entry. */
  async function fillUp(entries: number): Promise<void> {
    const { id } = await planned()
    const row = await app.db.selectFrom('planner_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    for (let from = 1; from < entries; from += 500) {
      const copies = Array.from({ length: Math.min(500, entries - from) }, (_, index) => ({
        ...row,
        id: `copy-${String(from + index).padStart(5, '0')}`,
      }))
      await app.db.insertInto('planner_entries').values(copies).execute()
    }
  }

  it('is full with 10,000 entries, trash included, and refuses an import before it changes anything', async () => {
    await fillUp(9_998)
    await app.services.planner.checkRoom(await userId(), 2)
    await expect(app.services.planner.checkRoom(await userId(), 3)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message:
        'Your plan can have 10,000 entries, those of deleted items too. 3 more need room, and there is room for 2. Delete some that are over and try again.',
    })
    await plan()
    await ask('POST', '/api/library/bulk', { ids: [libraryItemId], action: { type: 'delete' } })
    libraryItemId = await save('Hook: Two pans')
    const atOnce = await Promise.all([plan(), plan(), plan()])
    expect(atOnce.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 403, 403])
    expect((await plan()).json()).toMatchObject({
      message:
        'Your plan can have 10,000 entries, those of deleted items too. Delete some that are over and try again.',
    })
    expect(await list()).toHaveLength(1)
    expect((await plan({ libraryItemId: await save('Hook: Mine', other) }, other)).statusCode).toBe(201)
  })

  it('is streamed completely over REST, and paged in the typed API', async () => {
    await fillUp(1_201)
    const all = await list()
    expect(new Set(all.map(({ id }) => id)).size).toBe(1_201)
    const page = async (name: string, input: object = {}) =>
      (await ask('GET', `/trpc/planner.${name}?input=${JSON.stringify(input)}`)).json<{
        result: { data: PlannerEntry[] }
      }>().result.data
    const pages = [await page('list')]
    for (let last = pages[0]?.at(-1); last && pages.at(-1)?.length === 500; last = pages.at(-1)?.at(-1)) {
      pages.push(await page('page', { after: { scheduledDate: last.scheduledDate, id: last.id } }))
    }
    expect(pages.map(({ length }) => length)).toEqual([500, 500, 201])
    expect(pages.flat()).toEqual(all)
    const text = await app.services.planner.listText(await userId())
    const parts = typeof text === 'string' || Buffer.isBuffer(text) ? [String(text)] : await Array.fromAsync(text)
    expect(Math.max(...parts.map((part) => part.match(/"id"/gu)?.length ?? 0))).toBe(250)
    expect((await ask('GET', '/api/user/export')).body.match(/"remindedOn"/gu)).toHaveLength(1_201)
  })
})

describe('changing an entry', () => {
  const change = (id: string, body: object, who = cookie) => ask('PUT', `/api/planner/${id}`, body, who)

  it('changes the given fields, to any status at any time', async () => {
    const entry = await planned({ description: 'Blue pan.' })
    for (const status of ['completed', 'in-progress', 'planned', 'completed']) {
      expect((await change(entry.id, { status })).json()).toEqual({ ...entry, status })
    }
    const moved = { scheduledDate: '2026-12-02T18:30:00.000Z', platform: 'Instagram', description: 'Red pan.' }
    expect((await change(entry.id, moved)).json()).toEqual({ ...entry, status: 'completed', ...moved })
    expect((await change(entry.id, { description: ' ' })).json()).toMatchObject({ description: null })
  })

  it('keeps the date of a past entry, or moves it into the future', async () => {
    const entry = await planned()
    await app.clock.advance(20 * 24 * 60 * 60_000)
    const { scheduledDate } = entry
    expect((await change(entry.id, { status: 'completed', scheduledDate })).statusCode).toBe(200)
    expect((await change(entry.id, { description: 'Done.' })).statusCode).toBe(200)
    const back = await change(entry.id, { scheduledDate: '2026-12-02T18:30:00Z' })
    expect([back.statusCode, back.json<{ field: string }>().field]).toEqual([400, 'scheduledDate'])
    expect((await change(entry.id, { scheduledDate: '2026-12-20T18:30:00Z' })).statusCode).toBe(200)
  })

  it.each([
    [{}, undefined],
    [{ timeZone: 'UTC' }, undefined],
    [{ status: 'done' }, 'status'],
    [{ scheduledDate: null }, 'scheduledDate'],
    [{ platform: '' }, 'platform'],
  ])('refuses %o', async (body, field) => {
    const entry = await planned()
    const response = await change(entry.id, body)
    expect(response.statusCode).toBe(400)
    expect(response.json<{ field?: string }>().field).toBe(field)
    expect(await list()).toEqual([entry])
  })
})

describe('removing an entry', () => {
  it('removes an entry once', async () => {
    const { id } = await planned()
    expect((await ask('DELETE', `/api/planner/${id}`)).json()).toEqual({ message: 'The entry is deleted.' })
    expect((await ask('DELETE', `/api/planner/${id}`)).statusCode).toBe(404)
    expect(await list()).toEqual([])
  })

  it('happens with the item, whose entries can be counted before', async () => {
    const stays = await planned({ libraryItemId: await save('Hook: Two pans') })
    for (let i = 0; i < 2; i += 1) await plan()
    expect(await count(libraryItemId)).toBe(2)
    await ask('DELETE', `/api/library/${libraryItemId}`)
    expect(await list()).toEqual([stays])
    expect(await count(libraryItemId)).toBe(0)
  })
})

it('is limited to its owner: ids of other users are not found', async () => {
  const entry = await planned()
  const theirs = await save('Hook: Mine', other)
  expect((await plan({ libraryItemId }, other)).statusCode).toBe(404)
  expect((await plan({ libraryItemId: theirs })).json()).toMatchObject({ message: 'There is no such item.' })
  const path = `/api/planner/${entry.id}`
  expect((await ask('PUT', path, { status: 'completed' }, other)).statusCode).toBe(404)
  expect((await ask('PUT', path, { scheduledDate: '2020-01-01T00:00:00Z' }, other)).statusCode).toBe(404)
  expect((await ask('DELETE', path, undefined, other)).statusCode).toBe(404)
  expect(await list(other)).toEqual([])
  expect(await count(libraryItemId, other)).toBe(0)
  expect(await list()).toEqual([entry])
})
