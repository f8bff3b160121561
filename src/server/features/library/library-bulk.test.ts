import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type LibraryCounts,
  type LibraryMatches,
  type LibraryPage,
} from '../../../shared/features/library/library.schema.ts'
import { type ArchiveUser, openArchiveUser } from '../../testing/archive-user.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let noor: ArchiveUser
let sam: ArchiveUser

async function typed<Output>(path: string, input: object): Promise<Output> {
  const url = `/trpc/library.${path}?input=${encodeURIComponent(JSON.stringify(input))}`
  return (await noor.get<{ result: { data: Output } }>(url)).result.data
}

beforeEach(async () => {
  app = await createTestApp()
  noor = await openArchiveUser(app, 'noor@example.com')
  sam = await openArchiveUser(app, 'sam@example.com')
})

describe('a bulk action', () => {
  const bulk = (ids: string[], action: object) => noor.ask('POST', '/api/library/bulk', { ids, action })

  it('reports how many items it changed when it breaks off, and is completed by a retry', async () => {
    const ids: string[] = []
    for (let index = 0; index < 120; index += 1) {
      const item = { title: `${index}`, content: `${index}`, tags: [] }
      ids.push((await app.services.library.save(noor.userId, { ...item, type: 'hook' })).id)
    }
    const broken = `create trigger broken before update on library_items when new.id = '${ids[70]}'`
    await sql.raw(`${broken} begin select raise(abort, 'disk I/O error'); end`).execute(app.db)
    expect((await bulk(ids, { type: 'delete' })).json()).toEqual({ changed: 50, left: 70 })
    expect((await noor.get<LibraryCounts>('/api/library/counts')).total).toBe(70)
    expect((await bulk(ids, { type: 'restore' })).json()).toEqual({ changed: 50, left: 0 })
    expect((await bulk(ids.slice(70), { type: 'delete' })).statusCode).toBe(500)
    await sql`drop trigger broken`.execute(app.db)
    expect((await bulk([...ids, 'unknown'], { type: 'delete' })).json()).toEqual({ changed: 120, left: 0 })
  })

  it('removes a tag, also from the search text', async () => {
    const ids = [await noor.keep('Bread', { tags: ['Neu'] }), await noor.keep('Rolls', { tags: ['Alt'] })]
    expect((await bulk(ids, { type: 'untag', tag: 'Neu' })).json()).toEqual({ changed: 1, left: 0 })
    expect((await typed<LibraryPage>('page', { search: 'neu' })).items).toEqual([])
    expect((await typed<LibraryPage>('page', { search: 'alt' })).items).toMatchObject([{ tags: ['Alt'] }])
  })

  it('lists all ids that match a filter, page by page', async () => {
    const ids: string[] = []
    for (let index = 0; index < 1_005; index += 1) {
      const item = { title: `Item ${index}`, content: `${index}`, tags: ['Neu'], folder: 'October' }
      ids.push((await app.services.library.save(noor.userId, { ...item, type: 'hook' })).id)
    }
    await noor.keep('Other')
    await sam.keep('theirs', { folder: 'October' })
    for (const filter of [{ folder: 'October' }, { search: 'item', type: 'hook' }]) {
      const first = await typed<LibraryMatches>('matches', filter)
      expect(first.items).toHaveLength(1_000)
      const rest = await typed<LibraryMatches>('matches', { ...filter, cursor: first.nextCursor })
      expect(rest.nextCursor).toBeNull()
      const all = [...first.items, ...rest.items]
      expect(new Set(all.map(({ id }) => id))).toEqual(new Set(ids))
      expect(all[0]).toEqual({ id: expect.any(String), tags: ['Neu'], isFavorite: false, folder: 'October' })
    }
  })
})
