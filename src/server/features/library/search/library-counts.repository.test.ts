import { beforeEach, expect, it } from 'vitest'
import { migrateTo, migrateUp } from '../../../../../db/migrate.ts'
import { LIBRARY_SEARCH_COUNT, LIBRARY_TYPES } from '../../../../shared/features/library/library.constants.ts'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { createLibraryBulkRepository } from '../items/library-bulk.repository.ts'
import { createLibraryCountsRepository } from './library-counts.repository.ts'
import { toItem } from '../items/library-row.repository.ts'
import { createLibraryRepository } from '../items/library.repository.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')

/** A dozen items of every type, some of them favorites, some in folders. */
const ITEMS: LibraryItem[] = Array.from({ length: 12 }, (_, index) => ({
  id: `i-${index}`,
  title: `Item ${index}`,
  type: LIBRARY_TYPES[index % 4] ?? 'hook',
  content: `Content ${index}`,
  tags: [],
  isFavorite: index % 3 === 0,
  folder: [null, 'Zoë', 'October'][index % 5] ?? null,
  originalId: `o-${index}`,
  metadata: null,
  createdAt: NOW.toISOString(),
}))

describeDialects('counters of the library', (database) => {
  const keep = (userId: string, items: LibraryItem[]) =>
    createLibraryRepository(database()).insertAll(
      userId,
      items.map((item) => ({ item, contentHash: item.content })),
    )

  beforeEach(async () => {
    for (const user of ['u1', 'u2']) await insertUser(database(), user)
    await keep('u1', ITEMS)
    await keep(
      'u2',
      ITEMS.slice(0, 5).map((item) => ({ ...item, id: `other-${item.id}` })),
    )
  })

  /** The counters, and the counts computed from the rows. */
  async function both(userId: string) {
    const counts = createLibraryCountsRepository(database())
    const rows = database().selectFrom('library_items').selectAll().where('user_id', '=', userId)
    const items = (await rows.where('deleted_at', 'is', null).execute()).map(toItem)
    const ofTypes = (list: LibraryItem[]) =>
      Object.fromEntries(LIBRARY_TYPES.map((type) => [type, list.filter((item) => item.type === type).length]))
    const favorites = items.filter((item) => item.isFavorite)
    const folders = [...new Set(items.flatMap(({ folder }) => folder ?? []))].toSorted()
    return {
      counted: {
        types: await counts.byType(userId),
        favorites: await counts.favorites(userId),
        folders: await counts.folders(userId),
        ofFavorites: await counts.byTypeFiltered(userId, { favorites: true }),
        ofFolder: await counts.byTypeFiltered(userId, { folder: 'Zoë' }),
        ofNoName: await counts.byTypeFiltered(userId, { folder: '' }),
      },
      expected: {
        types: ofTypes(items),
        favorites: favorites.length,
        folders: folders.map((name) => ({ name, count: items.filter(({ folder }) => folder === name).length })),
        ofFavorites: ofTypes(favorites),
        ofFolder: ofTypes(items.filter(({ folder }) => folder === 'Zoë')),
        ofNoName: ofTypes([]),
      },
    }
  }

  it('match the items after every change', async () => {
    const [items, bulk] = [createLibraryRepository(database()), createLibraryBulkRepository(database())]
    const ids = (...numbers: number[]) => numbers.map((number) => `i-${number}`)
    const apply = (numbers: number[], action: Parameters<typeof bulk.apply>[1]['action']) =>
      bulk.apply('u1', { ids: ids(...numbers), action }, NOW)
    const steps = [
      () => Promise.resolve(),
      // The same content of the same original is not saved again.
      () => keep('u1', [{ ...ITEMS[0]!, id: 'again' }]),
      () => items.toggleFavorite('u1', 'i-0'),
      () => items.update('u1', 'i-1', { folder: 'New' }, NOW),
      () => items.update('u1', 'i-1', { title: 'Another' }, NOW),
      () => apply([0, 1, 2, 3], { type: 'favorite', value: true }),
      () => apply([2, 3, 4], { type: 'folder', folder: 'Zoë' }),
      () => apply([4, 5], { type: 'folder', folder: null }),
      () => apply([0, 3, 6, 7], { type: 'delete' }),
      // Items in the trash are not counted, and are counted again when restored.
      () => apply([3, 6], { type: 'restore' }),
      () => items.insert('u1', { ...ITEMS[7]!, id: 'back' }, ITEMS[7]!.content),
      () => items.delete('u1', 'i-8', NOW),
      () => bulk.purge(new Date(NOW.getTime() + 1), NOW),
      () => database().deleteFrom('users').where('id', '=', 'u2').execute(),
    ]
    for (const step of steps) {
      await step()
      for (const user of ['u1', 'u2']) {
        const { counted, expected } = await both(user)
        expect(counted, String(step)).toEqual(expected)
      }
    }
  })

  it('stop at 1,000 of a type beside a search', async () => {
    const many = Array.from({ length: 1_001 }, (_, index) => ({
      ...ITEMS[0]!,
      id: `m-${index}`,
      originalId: `m-${index}`,
    }))
    await keep('u1', many.slice(0, 1_000))
    await keep('u1', many.slice(1_000))
    const counts = createLibraryCountsRepository(database())
    const { type, title } = ITEMS[0]!
    const expected = { ...(await counts.byTypeFiltered('u1', {})), [type]: LIBRARY_SEARCH_COUNT }
    expect(await counts.byTypeFiltered('u1', { search: 'item' })).toEqual(expected)
    const only = { hook: 0, script: 0, caption: 0, tts: 0, [type]: LIBRARY_SEARCH_COUNT }
    expect(await counts.byTypeFiltered('u1', { search: title, favorites: true })).toMatchObject({
      [type]: LIBRARY_SEARCH_COUNT,
    })
    expect(await counts.byTypeFiltered('u1', { search: 'content 0' })).toEqual(only)
  })

  it('include items from before the counters existed', async () => {
    await createLibraryBulkRepository(database()).apply('u1', { ids: ['i-2'], action: { type: 'delete' } }, NOW)
    await migrateTo(database(), '0011-library')
    await migrateUp(database())
    const { counted, expected } = await both('u1')
    expect(counted).toEqual(expected)
  })
})
