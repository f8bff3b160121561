import fc from 'fast-check'
import { type Kysely } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { type Database } from '../../../../../db/schema/database.ts'
import { LIBRARY_TYPES } from '../../../../shared/features/library/library.constants.ts'
import { foldForSearch, readableContent } from '../../../../shared/features/library/library.rules.ts'
import { type LibraryItem, LibraryItemOnWire } from '../../../../shared/features/library/library.schema.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { createLibraryCountsRepository } from './library-counts.repository.ts'
import { createLibraryIndexer } from './library-fts.repository.ts'
import { createLibraryPageRepository } from './library-page.repository.ts'
import { toItem } from '../items/library-row.repository.ts'
import { type ItemFilter, type Position, searchedIn, searchParts } from './library-scan.repository.ts'
import { createItemsJsonRepository } from '../items/items-json.repository.ts'
import { createLibraryRepository } from '../items/library.repository.ts'

/** Small, so that a list of a hundred items has many windows. */
const WINDOW = { rows: 7, bytes: 300 }
const ALPHABET = 'aAbeEzQ%_*?[]^\\"\'.# 🍕👩‍🍳ßÄäÖσΣςéİı文字\u0301\n'
const anyText = fc.string({
  unit: fc.constantFrom(...new Intl.Segmenter().segment(ALPHABET)).map(({ segment }) => segment),
  minLength: 1,
  maxLength: 12,
})

const anyItem = fc.record({
  title: anyText,
  content: fc.oneof(
    anyText,
    fc.tuple(anyText, anyText).map(([caption, tag]) => JSON.stringify({ caption, hashtags: [tag] })),
  ),
  type: fc.constantFrom(...LIBRARY_TYPES),
  tags: fc.array(anyText, { maxLength: 3 }),
  isFavorite: fc.boolean(),
  folder: fc.option(fc.constantFrom('October', '%', 'Zoë')),
  metadata: fc.option(fc.dictionary(anyText, fc.oneof(anyText, fc.integer()))),
  // Few different times, so that many items share one.
  createdAt: fc
    .integer({ min: 0, max: 20 })
    .map((day) => new Date(Date.UTC(2026, 3 + (day % 4) * 2, 1 + day)).toISOString()),
})

/** Random items, newest first. */
function someItems(count: number): LibraryItem[] {
  return fc
    .sample(anyItem, { numRuns: count, seed: 7 })
    .map((item, index) => ({ ...item, id: `i-${index}`, originalId: null }))
    .toSorted((a, b) => (a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1))
}

const matches = (item: LibraryItem, { search, type, folder, favorites }: ItemFilter): boolean =>
  (!search ||
    [item.title, readableContent(item.content), ...item.tags].some((text) =>
      foldForSearch(text).includes(foldForSearch(search)),
    )) &&
  (type === undefined || item.type === type) &&
  (folder === undefined || item.folder === folder) &&
  (!favorites || item.isFavorite)

describeDialects('pages of the library', (database, dialect) => {
  const items = someItems(120)
  const keep = (userId: string, list: LibraryItem[], db: Kysely<Database> = database()) =>
    createLibraryRepository(db).insertAll(
      userId,
      list.map((item) => ({ item, contentHash: item.id })),
    )

  beforeEach(async () => {
    for (const user of ['u1', 'u2']) await insertUser(database(), user)
    // Part of the list is indexed for the search, part is not yet.
    await keep('u1', items.slice(0, 90))
    while (await createLibraryIndexer(database()).indexSome());
    await keep('u1', items.slice(90))
    await keep(
      'u2',
      items.slice(0, 40).map((item) => ({ ...item, id: `other-${item.id}` })),
    )
  })

  async function findIds(filter: ItemFilter, limit: number, between = async () => {}): Promise<string[]> {
    const pages = createLibraryPageRepository(database(), WINDOW)
    const ids: string[] = []
    let after: Position | undefined
    do {
      const { rows, next } = await pages.findPage('u1', filter, limit, after)
      expect(rows.length).toBeLessThanOrEqual(limit)
      ids.push(...rows.map(({ id }) => id))
      after = next
      await between()
    } while (after)
    return ids
  }

  it('contain what a naive search finds, in order, for any text in any script', async () => {
    const counts = createLibraryCountsRepository(database(), WINDOW)
    const searched = fc.record(
      {
        search: fc.oneof(
          anyText.filter((text) => text.trim() !== ''),
          fc.constantFrom(...items.flatMap(({ title, tags }) => [title, ...tags])).map((text) => text.slice(0, 3)),
        ),
        type: fc.constantFrom(...LIBRARY_TYPES),
        folder: fc.constantFrom('October', '%', 'none'),
        favorites: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(searched, fc.integer({ min: 1, max: 30 }), async (filter, limit) => {
        const found = items.filter((item) => matches(item, filter))
        expect(await findIds(filter, limit)).toEqual(found.map(({ id }) => id))
        const { type: _, ...anyType } = filter
        const types = Object.fromEntries(
          LIBRARY_TYPES.map((type) => [type, items.filter((item) => matches(item, { ...anyType, type })).length]),
        )
        expect(await counts.byTypeFiltered('u1', anyType)).toEqual(types)
      }),
      { numRuns: 60 },
    )
  })

  it('have no gaps and duplicates while items are saved and deleted', async () => {
    for (const filter of [{}, { search: 'a' }, { favorites: true }]) {
      const before = items.filter((item) => matches(item, filter)).map(({ id }) => id)
      let round = 0
      const ids = await findIds(filter, 5, async () => {
        round += 1
        const createdAt = new Date(Date.UTC(2026, 10, 20, 0, round)).toISOString()
        const fresh = { ...someItems(1)[0]!, id: `new-${JSON.stringify(filter)}-${round}`, title: 'aaa', createdAt }
        await keep('u1', [fresh])
      })
      expect(ids).toEqual(before)
      await database().deleteFrom('library_items').where('id', 'like', 'new-%').execute()
    }
  })

  it('equal the output of the zod schema', async () => {
    const texts = createItemsJsonRepository(database())
    for (const folder of [undefined, '%', 'none']) {
      const sent: unknown[] = []
      let after: Position | undefined
      do {
        const { text, next } = await texts.findText('u1', folder, 9, after)
        sent.push(...(JSON.parse(String(text)) as unknown[]))
        after = next
      } while (after)
      const expected = items.filter((item) => folder === undefined || item.folder === folder)
      expect(sent).toEqual(expected.map((item) => LibraryItemOnWire.parse(item)))
    }
  })

  it('have the stored items for every filter', async () => {
    const pages = createLibraryPageRepository(database())
    const filters = [{}, { folder: '%' }, { type: 'hook' as const }, { favorites: true }, { favorites: false }]
    for (const filter of [...filters, { folder: '%', favorites: true }, { search: 'a' }]) {
      const found: LibraryItem[] = []
      let after: Position | undefined
      do {
        const page = await pages.findPage('u1', filter, 9, after)
        found.push(...page.rows.map(toItem))
        after = page.next
      } while (after)
      expect(found).toEqual(items.filter((item) => matches(item, filter)))
    }
  })

  it('read a bounded number of bytes in one statement', async () => {
    const long = Array.from({ length: 40 }, (_, at) => ({
      ...items[at]!,
      id: `long-${at}`,
      title: 'Long',
      content: 'a'.repeat((at % 5) * 400),
    }))
    await keep('u2', long)
    const size = { rows: 9, bytes: 1_500 }
    const read: string[] = []
    for await (const part of searchParts(database(), 'u2', { search: 'a' }, undefined, size)) {
      const rows = await searchedIn(database(), 'u2', part, {}).select(['item_id', 'text']).execute()
      read.push(...rows.map((row) => row.item_id))
      if (dialect !== 'SQLite') continue
      expect(rows.length).toBeLessThanOrEqual(size.rows)
      const bytes = rows.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
      if (rows.length > 1) expect(bytes).toBeLessThanOrEqual(size.bytes)
    }
    const all = await database().selectFrom('library_items').select('id').where('user_id', '=', 'u2').execute()
    expect(read.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  })

  it('are shorter where items are long, and reach all of them', async () => {
    const many = Array.from({ length: 50 }, (_, at) => ({
      ...items[at]!,
      id: `long-${at}`,
      folder: 'Long',
      title: 'Long',
      content: `${at} ${'文'.repeat(90_000)}`,
    }))
    for (let at = 0; at < many.length; at += 10) await keep('u1', many.slice(at, at + 10))
    const newest = many.toSorted((a, b) => (`${a.createdAt} ${a.id}` < `${b.createdAt} ${b.id}` ? 1 : -1))
    const ids = newest.map(({ id }) => id)
    for (const filter of [{ folder: 'Long' }, { search: '文文', folder: 'Long' }]) {
      expect(await findIds(filter, 50)).toEqual(ids)
      const { rows } = await createLibraryPageRepository(database()).findPage('u1', filter, 50, undefined)
      expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    }
    const texts = createItemsJsonRepository(database())
    const sent: string[] = []
    let after: Position | undefined
    do {
      const { text, next } = await texts.findText('u1', 'Long', 50, after)
      expect(Buffer.byteLength(text)).toBeLessThan(810_000)
      sent.push(...(JSON.parse(String(text)) as { id: string }[]).map(({ id }) => id))
      after = next
    } while (after)
    expect(sent).toEqual(ids)
    const chosen = createLibraryPageRepository(database()).findThese('u1', [...ids, 'unknown', ids[0]!])
    expect((await Array.fromAsync(chosen)).flat().map(({ id }) => id)).toEqual(ids)
  })

  it('include items dated in the year 9999', async () => {
    await keep('u1', [{ ...items[0]!, id: 'last', title: 'Zebra', createdAt: '9999-12-31T23:59:59.999Z' }])
    expect(await findIds({ search: 'zebra' }, 5)).toEqual(['last'])
  })

  it('return the stored items unchanged', async () => {
    const { rows } = await createLibraryPageRepository(database()).findPage('u1', {}, 200, undefined)
    expect(rows.map(toItem)).toEqual(items)
  })
})
