import { type KyselyPlugin } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { type BulkRequest, type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { createLibraryBulkRepository } from './library-bulk.repository.ts'
import { createLibraryPageRepository } from '../search/library-page.repository.ts'
import { type ItemFilter } from '../search/library-scan.repository.ts'
import { createLibraryRepository, type LibraryRepository } from './library.repository.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')

const item = (id: string, more: Partial<LibraryItem> = {}): LibraryItem => ({
  id,
  title: `Hook: ${id}`,
  type: 'hook',
  content: 'Zoë’s 5 % 🍕',
  tags: ['TikTok', 'casual'],
  isFavorite: false,
  folder: null,
  originalId: 'h1',
  metadata: { topic: 'pizza' },
  createdAt: '2026-11-20T12:00:00.000Z',
  ...more,
})

/** Hides rows of other ids, as with a row that a parallel request is inserting. */
function blindToOthers(): KyselyPlugin {
  const blind = new WeakSet<object>()
  return {
    transformQuery({ node, queryId }) {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"<>"')) blind.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => (blind.has(queryId) ? { ...result, rows: [] } : result),
  }
}

describeDialects('library', (database) => {
  let library: LibraryRepository

  const found = async (search: string, more: ItemFilter = {}) =>
    (await createLibraryPageRepository(database()).findPage('u1', { search, ...more }, 50, undefined)).rows.map(
      ({ id }) => id,
    )

  beforeEach(async () => {
    library = createLibraryRepository(database())
    for (const user of ['u1', 'u2']) await insertUser(database(), user)
  })

  it('keeps the same content of the same original once per user, also at once', async () => {
    const kept = await Promise.all(['a', 'b', 'c'].map((id) => library.insert('u1', item(id), 'hash')))
    expect(kept.filter(Boolean)).toHaveLength(1)
    expect(await library.findSame('u1', 'hook', 'h1', 'hash')).toMatchObject({
      content: 'Zoë’s 5 % 🍕',
      tags: ['TikTok', 'casual'],
    })
    expect(await library.insert('u2', item('d'), 'hash')).toBe(true)
    expect(await library.insert('u1', item('e'), 'other hash')).toBe(true)
  })

  it('keeps every item that has no original', async () => {
    expect(await library.insert('u1', item('a', { originalId: null }), 'hash')).toBe(true)
    expect(await library.insert('u1', item('b', { originalId: null }), 'hash')).toBe(true)
  })

  it("deletes only the owner's items", async () => {
    await library.insert('u1', item('a', { folder: 'October' }), '1')
    expect(await library.delete('u2', 'a', NOW)).toBe(false)
    expect(await library.find('u1', 'a')).toEqual(item('a', { folder: 'October' }))
    expect(await library.delete('u1', 'a', NOW)).toBe(true)
    expect(await library.find('u1', 'a')).toBeUndefined()
  })

  it('restores an item from the trash when it is saved again', async () => {
    const bulk = createLibraryBulkRepository(database())
    await library.insert('u1', item('a'), 'hash')
    expect(await bulk.apply('u1', { ids: ['a'], action: { type: 'delete' } }, NOW)).toBe(1)
    expect(await found('pan')).toEqual([])
    expect(await library.insert('u1', item('b'), 'hash')).toBe(false)
    expect(await library.find('u1', 'a')).toEqual(item('a'))
    expect(await found('a')).toEqual(['a'])
  })

  it('saves many at once, skipping existing ones', async () => {
    await library.insert('u1', item('a'), 'hash')
    const many = ['b', 'c'].map((id) => ({ item: item(id), contentHash: id === 'b' ? 'hash' : 'c' }))
    expect(await library.insertAll('u1', many)).toBe(1)
    expect(await found('hook')).toEqual(['c', 'a'])
  })

  it('changes only the given fields, and updates the search text', async () => {
    await library.insert('u1', item('a'), 'hash')
    const changed = await library.update('u1', 'a', { title: 'Soup', content: 'ÄPFEL', contentHash: 'h2' }, NOW)
    expect(changed).toEqual(item('a', { title: 'Soup', content: 'ÄPFEL' }))
    expect([await found('äpfel'), await found('pizza'), await found('🍕')]).toEqual([['a'], [], []])
    await library.update('u1', 'a', { tags: ['Neu'], folder: 'October' }, NOW)
    expect(await found('neu', { folder: 'October' })).toEqual(['a'])
    expect(await library.update('u2', 'a', { title: 'Mine' }, NOW)).toBeUndefined()
    expect(await library.update('u1', 'a', { folder: null }, NOW)).toMatchObject({ folder: null, title: 'Soup' })
  })

  it('never has the same content of the same original twice, except in the trash', async () => {
    const bulk = createLibraryBulkRepository(database())
    await library.insert('u1', item('a'), 'one')
    await library.insert('u1', item('b'), 'two')
    expect(await library.update('u1', 'b', { content: 'one', contentHash: 'one' }, NOW)).toBe('same')
    expect(await library.find('u1', 'b')).toEqual(item('b'))
    await bulk.apply('u1', { ids: ['a'], action: { type: 'delete' } }, NOW)
    expect(await library.update('u1', 'b', { content: 'one', contentHash: 'one' }, NOW)).toMatchObject({ id: 'b' })
    expect(await bulk.apply('u1', { ids: ['a'], action: { type: 'restore' } }, NOW)).toBe(0)
  })

  it('reports a conflict when a parallel edit creates the same content', async () => {
    for (const id of ['a', 'b', 'c']) await library.insert('u1', item(id), id)
    const both = ['a', 'b'].map((id) => library.update('u1', id, { content: 'one', contentHash: 'one' }, NOW))
    expect((await Promise.all(both)).filter((answer) => answer === 'same')).toHaveLength(1)
    const late = createLibraryRepository(database().withPlugin(blindToOthers()))
    expect(await late.update('u1', 'c', { content: 'one', contentHash: 'one' }, NOW)).toBe('same')
    expect(await library.find('u1', 'c')).toEqual(item('c'))
  })

  it('toggles a favorite once for each call, also in parallel', async () => {
    await library.insert('u1', item('a'), 'hash')
    await Promise.all([1, 2, 3].map(() => library.toggleFavorite('u1', 'a')))
    expect(await library.find('u1', 'a')).toMatchObject({ isFavorite: true })
    expect(await found('hook', { favorites: true })).toEqual(['a'])
    expect(await library.toggleFavorite('u2', 'a')).toBeUndefined()
  })

  it('applies an action to several items of one user, and counts the changes', async () => {
    const bulk = createLibraryBulkRepository(database())
    for (const id of ['a', 'b', 'c']) await library.insert('u1', item(id, { tags: id === 'c' ? ['Neu'] : [] }), id)
    await library.insert('u2', item('x'), 'x')
    const apply = (action: BulkRequest['action'], ids = ['a', 'b', 'c', 'x', 'unknown']) =>
      bulk.apply('u1', { ids, action }, NOW)
    expect(await apply({ type: 'favorite', value: true })).toBe(3)
    expect(await apply({ type: 'favorite', value: true })).toBe(0)
    expect(await found('hook', { favorites: true })).toEqual(['c', 'b', 'a'])
    expect(await apply({ type: 'tag', tag: 'Neu' })).toBe(2)
    expect(await found('neu')).toEqual(['c', 'b', 'a'])
    expect(await apply({ type: 'folder', folder: 'October' })).toBe(3)
    expect(await apply({ type: 'folder', folder: 'October' })).toBe(0)
    expect(await found('hook', { folder: 'October' })).toEqual(['c', 'b', 'a'])
    expect(await apply({ type: 'delete' }, ['a', 'b', 'x'])).toBe(2)
    expect(await apply({ type: 'favorite', value: false })).toBe(1)
    expect(await found('hook')).toEqual(['c'])
    expect(await library.delete('u1', 'a', NOW)).toBe(false)
    expect(await apply({ type: 'restore' })).toBe(2)
    expect(await library.find('u1', 'a')).toMatchObject({ isFavorite: true, folder: 'October', tags: ['Neu'] })
    expect(await found('neu', { folder: 'October', favorites: true })).toEqual(['b', 'a'])
    expect(await library.find('u2', 'x')).toEqual(item('x'))
  })

  it('limits the number of tags', async () => {
    const bulk = createLibraryBulkRepository(database())
    const full = Array.from({ length: 20 }, (_, index) => `tag ${index}`)
    await library.insert('u1', item('a', { tags: full }), 'a')
    expect(await bulk.apply('u1', { ids: ['a'], action: { type: 'tag', tag: 'one more' } }, NOW)).toBe(0)
    expect(await library.find('u1', 'a')).toMatchObject({ tags: full })
  })

  it('deletes old items of the trash, and nothing else', async () => {
    const bulk = createLibraryBulkRepository(database())
    for (const id of ['a', 'b', 'c']) await library.insert('u1', item(id), id)
    await bulk.apply('u1', { ids: ['a'], action: { type: 'delete' } }, NOW)
    await bulk.apply('u1', { ids: ['b'], action: { type: 'delete' } }, new Date(NOW.getTime() + 1))
    expect(await bulk.purge(NOW, NOW)).toBe(0)
    expect(await bulk.purge(new Date(NOW.getTime() + 1), NOW)).toBe(1)
    expect(await bulk.apply('u1', { ids: ['a', 'b'], action: { type: 'restore' } }, NOW)).toBe(1)
    expect(await found('hook')).toEqual(['c', 'b'])
  })
})
