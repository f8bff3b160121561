import { beforeEach, describe, expect, it } from 'vitest'
import { type LibraryCounts, type LibraryPage } from '../../../shared/features/library/library.schema.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
interface Item {
  id: string
  title: string
}

let app: TestApp
let cookie: string
let other: string

const ask = (method: Method, url: string, payload?: object, who = cookie) =>
  app.http.inject({ method, url, headers: { cookie: who }, ...(payload && { payload }) })

async function keep(title: string, more: object = {}, who = cookie): Promise<string> {
  await app.clock.advance(1_000)
  return (await ask('POST', '/api/library', { title, content: title, type: 'hook', ...more }, who)).json<Item>().id
}

const loadTitles = async (url: string, who = cookie) =>
  (await ask('GET', url, undefined, who)).json<Item[]>().map(({ title }) => title)

async function typed<Output>(path: string, input: object = {}): Promise<Output> {
  const response = await ask('GET', `/trpc/library.${path}?input=${encodeURIComponent(JSON.stringify(input))}`)
  return response.json<{ result: { data: Output } }>().result.data
}

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp()
  other = await app.signUp('sam@example.com')
})

describe('the list of the library', () => {
  it('is complete without a limit, and paged by limit and cursor', async () => {
    for (const title of ['1', '2', '3', '4', '5']) await keep(title, { folder: title > '3' ? 'October' : undefined })
    const whole = await ask('GET', '/api/library')
    expect(whole.headers['x-next-cursor']).toBeUndefined()
    expect(whole.headers['content-type']).toContain('application/json')
    expect(whole.json<Item[]>().map(({ title }) => title)).toEqual(['5', '4', '3', '2', '1'])
    expect(whole.json()).toMatchObject([
      { isFavorite: 'false', folder: 'October', tags: [], metadata: null },
      {},
      {},
      {},
      {},
    ])

    const first = await ask('GET', '/api/library?limit=2')
    expect(first.json()).toEqual(whole.json<Item[]>().slice(0, 2))
    const cursor = String(first.headers['x-next-cursor'])
    expect(await loadTitles(`/api/library?limit=2&cursor=${cursor}`)).toEqual(['3', '2'])
    const last = await ask('GET', `/api/library?cursor=${cursor}`)
    expect(last.json()).toHaveLength(3)
    expect(last.headers['x-next-cursor']).toBeUndefined()
    expect(await loadTitles('/api/library?folder=October&limit=1')).toEqual(['5'])
    expect(await loadTitles('/api/library?folder=')).toEqual([])
  })

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=many', 'limit'],
    ['cursor=made-up', 'cursor'],
  ])('refuses ?%s', async (query, field) => {
    const response = await ask('GET', `/api/library?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ field })
  })

  it('refuses the cursor of another user', async () => {
    for (const title of ['1', '2']) await keep(title)
    const cursor = String((await ask('GET', '/api/library?limit=1')).headers['x-next-cursor'])
    expect((await ask('GET', `/api/library?cursor=${cursor}`, undefined, other)).statusCode).toBe(400)
    expect((await ask('GET', `/api/library?cursor=${cursor}`)).statusCode).toBe(200)
  })

  it('streams a long list completely and in order', async () => {
    const { id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'noor@example.com')
      .executeTakeFirstOrThrow()
    for (let index = 0; index < 601; index += 1) {
      await app.services.library.save(id, { title: `${index}`, content: `${index}`, type: 'hook', tags: [] })
    }
    await app.clock.advance(1)
    await keep('newest')
    expect(await typed<Item[]>('list')).toHaveLength(50)
    const list = (await ask('GET', '/api/library')).json<Item[]>()
    expect(new Set(list.map((item) => item.id)).size).toBe(602)
    expect(list[0]).toMatchObject({ title: 'newest' })
  })
})

describe('pages and counts of the typed API', () => {
  it('search, filter and count', async () => {
    await keep('50 % off', { tags: ['Deal'] })
    await keep('500 off')
    await keep('Brötchen', { type: 'script', folder: 'October' })
    await ask('POST', `/api/library/${await keep('Ein Laib', { type: 'caption' })}/favorite`)
    await keep('theirs', {}, other)
    const search = async (input: object) => (await typed<LibraryPage>('page', input)).items.map(({ title }) => title)
    expect(await search({ search: '50 %' })).toEqual(['50 % off'])
    expect(await search({ search: ' BRÖTCHEN ' })).toEqual(['Brötchen'])
    expect(await search({ search: 'deal' })).toEqual(['50 % off'])
    expect(await search({ search: 'off', type: 'script' })).toEqual([])
    expect(await search({ favorites: true })).toEqual(['Ein Laib'])
    const first = await typed<LibraryPage>('page', { limit: 3 })
    expect(first.items).toHaveLength(3)
    expect(await search({ limit: 3, cursor: first.nextCursor })).toEqual(['50 % off'])
    const counts = await typed<LibraryCounts>('counts', { search: 'off', type: 'script' })
    expect(counts).toEqual({
      total: 4,
      favorites: 1,
      planned: 0,
      voice: 0,
      types: { hook: 2, script: 0, caption: 0, tts: 0 },
      folders: [{ name: 'October', count: 1 }],
    })
  })
})

describe('the export of the library', () => {
  it('contains the items that match the filter, in each format', async () => {
    await keep('=1+1', { tags: ['Neu'] })
    await keep('Other')
    const csv = await ask('GET', '/api/library/export?format=csv&search=neu')
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="hookline-library-2026-11-20.csv"',
    })
    expect(csv.body).toContain(`"'=1+1","hook","'=1+1","Neu","2026-11-20T12:00:01.000Z"\r\n`)
    expect(csv.body).not.toContain('Other')
    expect((await ask('GET', '/api/library/export?format=json')).json()).toHaveLength(2)
    expect((await ask('GET', '/api/library/export?format=TXT')).body).toContain('Type: hook')
    expect((await ask('GET', '/api/library/export?format=json', undefined, other)).json()).toEqual([])
  })

  it('has the favorite flag as a string in JSON, like every REST call', async () => {
    const id = await keep('Bread')
    await ask('POST', `/api/library/${id}/favorite`)
    await keep('Other')
    const flags = { isFavorite: 'false', title: 'Other' }
    expect((await ask('GET', '/api/library/export?format=json')).json()).toMatchObject([flags, { isFavorite: 'true' }])
    const chosen = await ask('POST', '/api/library/export', { ids: [id], format: 'json' })
    expect(chosen.json()).toMatchObject([{ isFavorite: 'true' }])
    const everything = (await ask('GET', '/api/user/export')).json<{ library: object[] }>()
    expect(everything.library).toMatchObject([flags, { isFavorite: 'true' }])
  })

  it('has dates in the requested time zone', async () => {
    await app.clock.advance(13 * 60 * 60_000)
    const id = await keep('Bread')
    const asked = '/api/library/export?format=txt&timeZone=America/Los_Angeles'
    const file = await ask('GET', asked)
    expect(file.body).toContain('Created: 2026-11-20')
    expect(file.headers['content-disposition']).toContain('hookline-library-2026-11-20.txt')
    const utc = await ask('POST', '/api/library/export', { ids: [id], format: 'txt' })
    expect(utc.body).toContain('Created: 2026-11-21')
    const wrong = await ask('GET', '/api/library/export?format=txt&timeZone=Mars/Base')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ field: 'timeZone' })
  })

  it('is refused without a format or a session', async () => {
    expect((await ask('GET', '/api/library/export')).json()).toMatchObject({ field: 'format' })
    for (const path of ['/api/library', '/api/library/export?format=csv']) {
      const response = await ask('GET', path, undefined, '')
      expect(response.statusCode).toBe(401)
      expect(response.json()).toMatchObject({ message: 'Authentication required. Please sign in and try again.' })
    }
  })
})

describe('an item', () => {
  it('is read, changed and made a favorite', async () => {
    const content = { caption: 'A loaf.', hashtags: ['#bread'] }
    const id = await keep('Bread', { type: 'caption', content })
    const changed = await ask('PUT', `/api/library/${id}`, { title: 'New', content: 'Two loaves.\n\n#bread #new' })
    expect(changed.json()).toMatchObject({
      title: 'New',
      content: '{"caption":"Two loaves.","hashtags":["#bread","#new"]}',
    })
    expect((await ask('POST', `/api/library/${id}/favorite`)).json()).toMatchObject({ isFavorite: 'true' })
    expect(await loadTitles('/api/library/favorites')).toEqual(['New'])
    expect((await ask('POST', `/api/library/${id}/favorite`)).json()).toMatchObject({ isFavorite: 'false' })
    expect((await ask('GET', `/api/library/${id}`)).json()).toMatchObject({ title: 'New', isFavorite: 'false' })
    expect((await ask('PUT', `/api/library/${id}`, { content: ' ' })).json()).toMatchObject({ field: 'content' })
  })

  it('cannot become the same as another version of its original', async () => {
    await keep('One', { originalId: 'o' })
    const id = await keep('Two', { originalId: 'o' })
    const response = await ask('PUT', `/api/library/${id}`, { content: 'One' })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ field: 'content' })
    expect((await ask('PUT', `/api/library/${id}`, { content: 'Two' })).statusCode).toBe(200)
  })

  it('is limited to its owner in every call', async () => {
    const id = await keep('Mine')
    const calls: [Method, string, object?][] = [
      ['GET', `/api/library/${id}`],
      ['PUT', `/api/library/${id}`, { title: 'Theirs' }],
      ['POST', `/api/library/${id}/favorite`],
      ['DELETE', `/api/library/${id}`],
    ]
    for (const [method, url, body] of calls) expect((await ask(method, url, body, other)).statusCode).toBe(404)
    for (const action of [
      { type: 'favorite', value: true },
      { type: 'tag', tag: 'x' },
      { type: 'folder', folder: 'x' },
      { type: 'delete' },
      { type: 'restore' },
    ]) {
      const response = await ask('POST', '/api/library/bulk', { ids: [id], action }, other)
      expect(response.json()).toEqual({ changed: 0, left: 0 })
    }
    expect((await ask('GET', '/api/library')).json()).toMatchObject([
      { id, title: 'Mine', isFavorite: 'false', folder: null, tags: [] },
    ])
  })
})

describe('the trash', () => {
  const plan = (libraryItemId: string) =>
    ask('POST', '/api/planner', { libraryItemId, platform: 'TikTok', scheduledDate: '2026-12-24T18:00:00Z' })
  const bulk = (ids: string[], type: 'delete' | 'restore') =>
    ask('POST', '/api/library/bulk', { ids, action: { type } })

  it('hides an item and its plan entries everywhere until it is restored', async () => {
    const id = await keep('Bread')
    await plan(id)
    expect((await bulk([id], 'delete')).json()).toEqual({ changed: 1, left: 0 })
    for (const path of ['/api/library', '/api/library/favorites', '/api/library/export?format=json', '/api/planner']) {
      expect((await ask('GET', path)).json(), path).toEqual([])
    }
    expect((await typed<LibraryPage>('page', { search: 'bread' })).items).toEqual([])
    expect(await typed<LibraryCounts>('counts')).toMatchObject({ total: 0, planned: 0 })
    for (const [method, url] of [
      ['GET', `/api/library/${id}`],
      ['POST', `/api/library/${id}/favorite`],
      ['DELETE', `/api/library/${id}`],
    ] as const) {
      expect((await ask(method, url)).statusCode).toBe(404)
    }
    expect((await plan(id)).statusCode).toBe(404)
    expect((await bulk([id], 'restore')).json()).toEqual({ changed: 1, left: 0 })
    expect(await loadTitles('/api/library')).toEqual(['Bread'])
    expect((await ask('GET', '/api/planner')).json()).toHaveLength(1)
    expect(await typed<LibraryCounts>('counts')).toMatchObject({ total: 1, planned: 1 })
  })

  it('is emptied after 30 days', async () => {
    const id = await keep('Bread')
    await plan(id)
    const user = await app.db.selectFrom('library_items').select('user_id as id').executeTakeFirstOrThrow()
    const { bulk: apply, sweep } = app.services.library
    const month = 30 * 24 * 60 * 60_000
    await apply(user.id, { ids: [id], action: { type: 'delete' } })
    await app.clock.advance(month)
    await sweep()
    expect(await apply(user.id, { ids: [id], action: { type: 'restore' } })).toEqual({ changed: 1, left: 0 })
    await apply(user.id, { ids: [id], action: { type: 'delete' } })
    await app.clock.advance(month + 1)
    await sweep()
    for (const table of ['library_items', 'library_search', 'planner_entries'] as const) {
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })
})
