import { setImmediate } from 'node:timers/promises'
import { type Kysely } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { type Database } from '../../../../../db/schema/database.ts'
import { buildSearchText } from '../../../../shared/features/library/library.rules.ts'
import { type BulkRequest, type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { openTestDatabase } from '../../../testing/database/test-database.ts'
import { createLibraryBulkRepository } from './library-bulk.repository.ts'
import { createLibraryRepository } from './library.repository.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const LONG = 95_000

/** Text whose trigrams are all different, of Chinese characters. */
const rare = (seed: number): string =>
  Array.from({ length: LONG }, (_, at) => String.fromCharCode(0x4e00 + ((at * at + seed * 7919) % 19_997))).join('')

const ITEMS: LibraryItem[] = Array.from({ length: 6 }, (_, index) => ({
  id: `i-${index}`,
  title: `Item ${index}`,
  type: 'hook',
  content: rare(index),
  tags: index === 0 ? ['first'] : [],
  isFavorite: false,
  folder: null,
  originalId: null,
  metadata: null,
  createdAt: new Date(Date.UTC(2026, index % 2, 3)).toISOString(),
}))
const ids = ITEMS.map(({ id }) => id)

let db: Kysely<Database>
beforeEach(async () => {
  db = await openTestDatabase()
  await insertUser(db, 'u1')
  for (const item of ITEMS) await createLibraryRepository(db).insert('u1', item, item.id)
})

/** Number of turns of the event loop during `work`. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  const over = new AbortController()
  let turns = 0
  const others = (async () => {
    for (; !over.signal.aborted; turns += 1) await setImmediate()
  })()
  await work()
  over.abort()
  await others
  return turns
}

it('yields to the event loop between any two long items, for every action', async () => {
  const bulk = createLibraryBulkRepository(db)
  const actions: BulkRequest['action'][] = [
    { type: 'favorite', value: true },
    { type: 'tag', tag: 'Neu' },
    { type: 'untag', tag: 'Neu' },
    { type: 'folder', folder: 'October' },
    { type: 'delete' },
    { type: 'restore' },
    { type: 'delete' },
  ]
  for (const action of actions) {
    const turns = await turnsDuring(() => bulk.apply('u1', { ids, action }, NOW))
    expect(turns, action.type).toBeGreaterThanOrEqual(ITEMS.length)
  }
  expect(await bulk.purge(new Date(NOW.getTime() + 1), NOW)).toBe(1)
})

it('leaves the same search texts as saving each item again', async () => {
  const bulk = createLibraryBulkRepository(db)
  const apply = (some: string[], action: BulkRequest['action']) => bulk.apply('u1', { ids: some, action }, NOW)
  await apply(ids, { type: 'tag', tag: 'ÄPFEL Σ' })
  await apply(ids, { type: 'tag', tag: 'passing' })
  await apply(ids.slice(3), { type: 'delete' })
  await apply(ids, { type: 'restore' })
  await apply(ids, { type: 'untag', tag: 'passing' })
  const rows = await db.selectFrom('library_search').select(['item_id', 'text']).orderBy('item_id').execute()
  expect(rows).toEqual(
    ITEMS.map((item) => ({ item_id: item.id, text: buildSearchText({ ...item, tags: [...item.tags, 'ÄPFEL Σ'] }) })),
  )
})
