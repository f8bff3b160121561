import { expect, it } from 'vitest'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { createLibraryRemoval } from './library-removal.repository.ts'
import { createLibraryRepository } from './library.repository.ts'

const item = (id: string): LibraryItem => ({
  id,
  title: id,
  type: 'hook',
  content: `content of ${id}`,
  tags: [],
  isFavorite: false,
  folder: null,
  originalId: null,
  metadata: null,
  createdAt: '2026-11-22T12:00:00.000Z',
})

describeDialects('the removal of a library', (database) => {
  it('deletes all items of one user in steps that yield to the event loop', async () => {
    const db = database()
    const library = createLibraryRepository(db)
    for (const user of ['leaving', 'staying']) await insertUser(db, user)
    const all = Array.from({ length: 2_100 }, (_, at) => ({ item: item(`l-${at}`), contentHash: `${at}` }))
    await library.insertAll('leaving', all)
    await library.insertAll('staying', [{ item: item('s-1'), contentHash: 's' }])
    await db.updateTable('library_items').set({ deleted_at: '2026-11-22' }).where('id', '=', 'l-7').execute()
    const left = new Set<number>()
    const removal = { isOver: false }
    const removed = createLibraryRemoval(db)('leaving').finally(() => (removal.isOver = true))
    while (!removal.isOver) {
      const rows = await db.selectFrom('library_items').select('id').where('user_id', '=', 'leaving').execute()
      left.add(rows.length)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await removed
    expect([...left].some((count) => count > 0 && count < 2_100)).toBe(true)
    expect(await db.selectFrom('library_items').select('id').execute()).toEqual([{ id: 's-1' }])
    await createLibraryRemoval(db)('leaving')
  })
})
