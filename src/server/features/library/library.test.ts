import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let cookie: string

beforeEach(async () => {
  app = await createTestApp()
  cookie = await app.signUp()
})

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, who = cookie) =>
  app.http.inject({ method, url, headers: { cookie: who }, ...(payload && { payload }) })
const ITEM = {
  title: 'Hook: One pan',
  content: 'One pan. Five dinners.',
  type: 'hook',
  originalId: 'hook-1',
  tags: ['TikTok', 'casual'],
  metadata: { topic: 'dinner', platform: 'TikTok', tone: 'casual', generatedAt: '2026-11-20T12:00:00.000Z' },
}

describe('the library', () => {
  it('saves items, and the same result only once', async () => {
    const first = await ask('POST', '/api/library', ITEM)
    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({ ...ITEM, isFavorite: 'false', folder: null })
    expect((await ask('POST', '/api/library', { ...ITEM, title: 'Another title' })).json()).toEqual(first.json())
    await ask('POST', '/api/library', { ...ITEM, content: 'One pan. Six dinners.' })
    await ask('POST', '/api/library', { ...ITEM, originalId: undefined })
    await ask('POST', '/api/library', { ...ITEM, originalId: undefined })
    expect((await ask('GET', '/api/library')).json()).toHaveLength(4)
  })

  it('stores structured content as JSON', async () => {
    const response = await ask('POST', '/api/library', {
      ...ITEM,
      type: 'caption',
      content: { caption: 'A loaf.', hashtags: ['#bread'] },
    })
    expect(response.json()).toMatchObject({ content: '{"caption":"A loaf.","hashtags":["#bread"]}' })
  })

  it('lists one folder', async () => {
    await ask('POST', '/api/library', { ...ITEM, folder: 'October' })
    await ask('POST', '/api/library', { ...ITEM, content: 'Other' })
    expect((await ask('GET', '/api/library?folder=October')).json()).toMatchObject([{ folder: 'October' }])
    expect((await ask('GET', '/api/library?folder=november')).json()).toEqual([])
  })

  it.each([
    [{ ...ITEM, title: '' }, 'title'],
    [{ ...ITEM, title: 'x'.repeat(301) }, 'title'],
    [{ ...ITEM, content: ' ' }, 'content'],
    [{ ...ITEM, content: 'x'.repeat(100_001) }, 'content'],
    [{ ...ITEM, type: 'poem' }, 'type'],
    [{ ...ITEM, tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }, 'tags'],
    [{ ...ITEM, tags: ['x'.repeat(51)] }, 'tags.0'],
    [{ ...ITEM, folder: 'x'.repeat(101) }, 'folder'],
  ])('refuses a wrong item: %#', async (body, field) => {
    const response = await ask('POST', '/api/library', body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ field })
  })

  it('is limited to its owner, and two users may save the same', async () => {
    const { id } = (await ask('POST', '/api/library', ITEM)).json<{ id: string }>()
    const other = await app.signUp('sam@example.com')
    expect((await ask('DELETE', `/api/library/${id}`, undefined, other)).statusCode).toBe(404)
    expect((await ask('GET', '/api/library', undefined, other)).json()).toEqual([])
    expect((await ask('POST', '/api/library', ITEM, other)).json<{ id: string }>().id).not.toBe(id)
  })

  it('does not return deleted items', async () => {
    const { id } = (await ask('POST', '/api/library', ITEM)).json<{ id: string }>()
    expect((await ask('DELETE', `/api/library/${id}`)).statusCode).toBe(200)
    expect((await ask('DELETE', `/api/library/${id}`)).statusCode).toBe(404)
    expect((await ask('GET', '/api/library')).json()).toEqual([])
  })
})
