import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { purgeFullTextIndex } from '../../../../../db/full-text-index.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { foldForSearch } from '../../../../shared/features/library/library.rules.ts'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { describeDialects } from '../../../testing/database/dialects.ts'
import { insertUser } from '../../../testing/database/insert-user.ts'
import { openTestDatabase } from '../../../testing/database/test-database.ts'
import { createLibraryBulkRepository } from '../items/library-bulk.repository.ts'
import { createLibraryIndexer, findCandidates } from './library-fts.repository.ts'
import { createLibraryPageRepository } from './library-page.repository.ts'
import { createLibraryRemoval } from '../items/library-removal.repository.ts'
import { createLibraryRepository } from '../items/library.repository.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const NEWEST = { createdAt: 'z', id: '' }
/** Small, so that ten items are read in several parts. */
const WINDOW = { rows: 3, bytes: 200 }

const item = (id: string, content: string, more: Partial<LibraryItem> = {}): LibraryItem => ({
  id,
  title: 'Title',
  type: 'hook',
  content,
  tags: [],
  isFavorite: false,
  folder: null,
  originalId: null,
  metadata: null,
  createdAt: NOW.toISOString(),
  ...more,
})

async function indexAll(db: Kysely<Database>): Promise<void> {
  const indexer = createLibraryIndexer(db)
  while (await indexer.indexSome());
}

async function search(db: Kysely<Database>, userId: string, text: string): Promise<string[]> {
  const { rows } = await createLibraryPageRepository(db, WINDOW).findPage(userId, { search: text }, 100, undefined)
  return rows.map(({ id }) => id)
}

/** Any text without NUL, which no input has; often of few characters, so that parts of it repeat. */
const anyText = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
    fc.string({
      unit: fc.constantFrom(...Array.from('aAbB "\'*%_\\Σςß🍕\u0301\uFFFE文')),
      minLength: 1,
      maxLength: 20,
    }),
  )
  .map((text) => text.replaceAll('\0', '0'))
const anyPlace = fc.nat(30)
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('save' as const), text: anyText }) },
  fc.record({ what: fc.constantFrom('edit', 'tag', 'untag'), text: anyText, at: anyPlace }),
  fc.record({ what: fc.constantFrom('trash', 'restore', 'delete'), text: fc.constant(''), at: anyPlace }),
  { weight: 2, arbitrary: fc.record({ what: fc.constant('index' as const), text: fc.constant('') }) },
)
/** Start and length of a part of a text to search for; or another text. */
const anyQuery = fc.oneof(
  fc.record({ of: anyPlace, from: fc.nat(15), length: fc.integer({ min: 1, max: 8 }) }),
  anyText,
)

describeDialects('the search', (database, dialect) => {
  it('finds the same as a scan of the folded texts, after any writes and indexing', async () => {
    let users = 0
    await insertUser(database(), 'other')
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 4, maxLength: 20 }),
        fc.array(anyQuery),
        async (steps, queries) => {
          const user = `u-${(users += 1)}`
          await insertUser(database(), user)
          const library = createLibraryRepository(database())
          const bulk = createLibraryBulkRepository(database())
          const kept = new Map<string, { parts: { content: string; tags: string[] }; inTrash: boolean }>()
          for (const [at, step] of steps.entries()) {
            const id = 'at' in step ? ([...kept.keys()][step.at % kept.size] ?? '') : `${user}-${at}`
            const before = kept.get(id)
            const live = before && !before.inTrash ? before.parts : undefined
            const apply = (action: Parameters<typeof bulk.apply>[1]['action']) =>
              bulk.apply(user, { ids: [id], action }, NOW)
            if (step.what === 'index') await indexAll(database())
            else if (step.what === 'save') {
              const createdAt = new Date(NOW.getTime() + (at % 5) * 1_000).toISOString()
              await library.insert(user, item(id, step.text, { createdAt }), id)
              await library.insert('other', item(`other-${id}`, step.text, { createdAt }), id)
              kept.set(id, { parts: { content: step.text, tags: [] }, inTrash: false })
            } else if (step.what === 'edit') {
              await library.update(user, id, { content: step.text, contentHash: id }, NOW)
              if (live) live.content = step.text
            } else if (step.what === 'tag') {
              await apply({ type: 'tag', tag: step.text })
              if (live && !live.tags.includes(step.text)) live.tags.push(step.text)
            } else if (step.what === 'untag') {
              const tag = live?.tags[0] ?? step.text
              await apply({ type: 'untag', tag })
              if (live) live.tags = live.tags.filter((name) => name !== tag)
            } else if (step.what === 'delete') {
              if (await library.delete(user, id, NOW)) kept.delete(id)
            } else {
              await apply({ type: step.what === 'trash' ? 'delete' : 'restore' })
              if (before) before.inTrash = step.what === 'trash'
            }
          }
          const live = [...kept].filter(([, { inTrash }]) => !inTrash)
          const texts = live.flatMap(([, { parts }]) => [parts.content, ...parts.tags])
          for (const query of queries) {
            const text =
              typeof query === 'string'
                ? query
                : Array.from(texts[query.of % Math.max(texts.length, 1)] ?? 'x')
                    .slice(query.from, query.from + query.length)
                    .join('')
            const part = foldForSearch(text.toUpperCase())
            if (part === '') continue
            const found = live.filter(([, { parts }]) =>
              ['Title', parts.content, ...parts.tags].some((one) => foldForSearch(one).includes(part)),
            )
            expect((await search(database(), user, text.toUpperCase())).toSorted(), text).toEqual(
              found.map(([id]) => id).toSorted(),
            )
          }
        },
      ),
      // On PostgreSQL the index cannot be out of date.
      { numRuns: dialect === 'SQLite' ? 80 : 10 },
    )
  })
})

describe('the trigram index', () => {
  let db: Kysely<Database>
  beforeEach(async () => {
    db = await openTestDatabase()
    for (const user of ['u1', 'u2']) await insertUser(db, user)
  })
  const keep = (user: string, id: string, content: string) =>
    createLibraryRepository(db).insert(user, item(id, content), id)
  const candidates = async (part: string, most?: number) =>
    (await findCandidates(db, 'u1', part, NEWEST, most))?.map(({ id }) => id)
  /** Trigrams stored by FTS5, including those of deleted texts until they are purged. */
  const trigrams = async () => {
    await sql`create virtual table if not exists temp.vocabulary using fts5vocab(main, library_search_fts, 'row')`.execute(
      db,
    )
    return (await sql<{ term: string }>`select term from temp.vocabulary`.execute(db)).rows.map(({ term }) => term)
  }

  it("returns the owner's items that have all trigrams, and no others", async () => {
    await keep('u1', 'a', 'Sourdough bread')
    await keep('u1', 'b', 'Rye bread')
    await keep('u2', 'c', 'Sourdough bread')
    expect(await candidates('sourdough')).toEqual(['b', 'a'])
    await indexAll(db)
    expect(await candidates('sourdough')).toEqual(['a'])
    expect(await candidates('bread')).toEqual(['b', 'a'])
    expect(await candidates('nowhere')).toEqual([])
    await keep('u1', 'd', 'Not indexed yet')
    expect(await candidates('nowhere')).toEqual(['d'])
  })

  it('returns null for short texts, and where too many items have the trigrams', async () => {
    for (const id of ['a', 'b', 'c']) await keep('u1', id, 'Sourdough bread')
    await indexAll(db)
    expect(await candidates('so')).toBeUndefined()
    expect(await candidates('🍕🍕')).toBeUndefined()
    expect(await candidates('sour', 2)).toBeUndefined()
    expect(await candidates('sour', 3)).toHaveLength(3)
  })

  it('omits texts of more than 20,000 characters, which are compared directly', async () => {
    await keep('u1', 'long', `${'x '.repeat(15_000)} sourdough`)
    await keep('u1', 'short', 'Rye')
    await indexAll(db)
    expect(await candidates('rye')).toEqual(['short', 'long'])
    expect(await search(db, 'u1', 'sourdough')).toEqual(['long'])
    expect(await trigrams()).not.toContain('sou')
  })

  it('stays correct while items are changed and indexed', async () => {
    await keep('u1', 'a', 'Rye bread')
    await indexAll(db)
    const asking = candidates('sourdough')
    const changing = createLibraryRepository(db)
      .update('u1', 'a', { content: 'Sourdough bread', contentHash: 'n' }, NOW)
      .then(() => indexAll(db))
    await changing
    expect(await asking).toEqual(['a'])
  })

  it('keeps no trigram of a deleted account', async () => {
    await keep('u1', 'a', 'Sourdough')
    await keep('u2', 'b', 'Rye')
    await indexAll(db)
    expect(await trigrams()).toEqual(expect.arrayContaining(['sou', 'rye']))
    await createLibraryRemoval(db)('u1')
    await db.deleteFrom('users').where('id', '=', 'u1').execute()
    await purgeFullTextIndex(db)
    expect(await trigrams()).not.toContain('sou')
    expect(await trigrams()).toContain('rye')
    expect(await sql`select user_id from library_search_owners`.execute(db)).toMatchObject({
      rows: [{ user_id: 'u2' }],
    })
  })
})
