import { beforeEach, expect, it } from 'vitest'
import { type LibraryItem } from '../../../shared/features/library/library.schema.ts'
import { describeDialects } from '../../testing/dialects.ts'
import { insertUser } from '../../testing/insert-user.ts'
import { createLibraryRepository, type LibraryRepository } from './library.repository.ts'

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

describeDialects('library', (database) => {
  let library: LibraryRepository

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

  it('lists newest first, one folder where it is named, and nobody else’s', async () => {
    await library.insert('u1', item('a', { folder: 'October' }), '1')
    await library.insert('u1', item('b', { createdAt: '2026-11-21T12:00:00.000Z' }), '2')
    await library.insert('u2', item('c'), '3')
    expect((await library.findAll('u1')).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(await library.findAll('u1', 'October')).toEqual([item('a', { folder: 'October' })])
    expect(await library.delete('u2', 'a')).toBe(false)
    expect(await library.delete('u1', 'a')).toBe(true)
    expect(await library.findAll('u1', 'October')).toEqual([])
  })
})
