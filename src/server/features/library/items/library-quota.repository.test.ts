import { beforeEach, expect, it } from 'vitest'
import { LIBRARY_QUOTA } from '../../../../shared/features/library/library.constants.ts'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { countBytes } from '../../../../shared/features/library/library-quota.rules.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { createLibraryBulkRepository } from './library-bulk.repository.ts'
import { createLibraryQuotaRepository } from './library-quota.repository.ts'
import { createLibraryRepository, type LibraryRepository } from './library.repository.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const FULL = expect.objectContaining({ code: 'FORBIDDEN', field: 'content' })

const item = (id: string, more: Partial<LibraryItem> = {}): LibraryItem => ({
  id,
  title: `Hook: ${id}`,
  type: 'hook',
  content: 'Zoë’s 5 % 🍕',
  tags: ['TikTok'],
  isFavorite: false,
  folder: null,
  originalId: null,
  metadata: { topic: 'Käse' },
  createdAt: '2026-11-20T12:00:00.000Z',
  ...more,
})

describeDialects('the quota of a library', (database) => {
  let library: LibraryRepository
  const findSize = (userId: string) => createLibraryQuotaRepository(database()).find(userId)
  const put = (id: string, more: Partial<LibraryItem> = {}) => library.insert('u1', item(id, more), id)
  const setSize = (size: object) =>
    database().updateTable('library_usage').set(size).where('user_id', '=', 'u1').execute()

  beforeEach(async () => {
    library = createLibraryRepository(database())
    for (const user of ['u1', 'u2']) await insertUser(database(), user)
  })

  it('is counted to the byte, under parallel writes and with the trash', async () => {
    expect(await findSize('u1')).toEqual({ items: 0, bytes: 0 })
    const many = Array.from({ length: 40 }, (_, at) => ({ item: item(`m${at}`, { metadata: null }), contentHash: 'm' }))
    await Promise.all([
      put('a'),
      put('b'),
      put('c'),
      library.insertAll('u1', many),
      library.insert('u2', item('z'), 'z'),
    ])
    await Promise.all([
      library.update('u1', 'a', { title: 'Käse', content: '🍕'.repeat(50), contentHash: 'n' }, NOW),
      library.update('u1', 'm1', { tags: [], folder: 'x' }, NOW),
      library.delete('u1', 'b', NOW),
      createLibraryBulkRepository(database()).apply('u1', { ids: ['c', 'm2'], action: { type: 'delete' } }, NOW),
    ])
    const kept = await database().selectFrom('library_items').selectAll().where('user_id', '=', 'u1').execute()
    const texts = kept.map(({ title, content, metadata }) => [title, content, metadata ?? ''].join(''))
    const bytes = Buffer.byteLength(texts.join(''))
    expect(await findSize('u1')).toEqual({ items: 42, bytes })
    expect(await findSize('u2')).toEqual({ items: 1, bytes: countBytes(item('z')) })
    await createLibraryBulkRepository(database()).purge(new Date('2027-01-01'), new Date('2027-01-01'))
    expect(await findSize('u1')).toMatchObject({ items: 40 })
    await database().deleteFrom('users').where('id', '=', 'u1').execute()
    expect(await findSize('u1')).toEqual({ items: 0, bytes: 0 })
    expect(await findSize('u2')).toMatchObject({ items: 1 })
  })

  it('is not exceeded by parallel writes', async () => {
    await put('a')
    const size = countBytes(item('x0', { content: 'x'.repeat(1_000) }))
    await setSize({ bytes: LIBRARY_QUOTA.bytes - 3 * size })
    const added = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) => put(`x${at}`, { content: 'x'.repeat(1_000) })),
    )
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await findSize('u1')).toMatchObject({ items: 4, bytes: LIBRARY_QUOTA.bytes })
    await expect(put('y')).rejects.toEqual(FULL)
    await expect(library.insertAll('u1', [{ item: item('y'), contentHash: 'y' }])).rejects.toEqual(FULL)
    const stored = `x${added.findIndex(({ status }) => status === 'fulfilled')}`
    const longer = { content: 'x'.repeat(1_001), contentHash: 'l' }
    await expect(library.update('u1', stored, longer, NOW).then(() => 'kept')).rejects.toEqual(FULL)
    expect(await library.update('u1', stored, { content: 'short', contentHash: 's' }, NOW)).toMatchObject({
      id: stored,
    })
    const rows = await database().selectFrom('library_search').select('item_id').where('user_id', '=', 'u1').execute()
    expect(rows).toHaveLength(4)
  })

  it('limits the number of items too, and accepts duplicates of existing ones', async () => {
    await library.insert('u1', item('a', { originalId: 'h1' }), 'hash')
    await setSize({ items: LIBRARY_QUOTA.items })
    await expect(put('b')).rejects.toEqual(FULL)
    expect(await library.insert('u1', item('c', { originalId: 'h1' }), 'hash')).toBe(false)
  })
})
