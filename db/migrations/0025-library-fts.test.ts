import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { expect, it } from 'vitest'
import { createLibraryIndexer } from '../../src/server/features/library/search/library-fts.repository.ts'
import { createLibraryPageRepository } from '../../src/server/features/library/search/library-page.repository.ts'
import { createLibraryRepository } from '../../src/server/features/library/items/library.repository.ts'
import { insertUser } from '../../src/server/testing/database/insert-user.ts'
import { openEmptyPglite } from '../../src/server/testing/database/pglite.ts'
import { openTestDatabase } from '../../src/server/testing/database/test-database.ts'
import { migrateTo, migrateUp } from '../migrate.ts'
import { type Database } from '../schema/database.ts'

const keep = (db: Kysely<Database>, id: string, content: string) =>
  createLibraryRepository(db).insert(
    'u1',
    {
      id,
      title: id,
      type: 'hook',
      content,
      tags: [],
      isFavorite: false,
      folder: null,
      originalId: null,
      metadata: null,
      createdAt: '2026-03-01T00:00:00.000Z',
    },
    id,
  )

async function search(db: Kysely<Database>, text: string): Promise<string[]> {
  const { rows } = await createLibraryPageRepository(db).findPage('u1', { search: text }, 5, undefined)
  return rows.map(({ id }) => id)
}

it('finds items from before the upgrade, during and after their indexing', async () => {
  const db = await openTestDatabase()
  await insertUser(db, 'u1')
  await keep(db, 'a', 'Sourdough')
  await keep(db, 'b', 'Rye')
  await migrateTo(db, '0013-reminders')
  const grams = await sql<{ month: string }>`select month from library_grams where gram = 'rdo'`.execute(db)
  expect(grams.rows).toEqual([{ month: '2026-03' }])
  await migrateUp(db)
  expect(await search(db, 'DOUGH')).toEqual(['a'])
  while (await createLibraryIndexer(db).indexSome());
  expect(await search(db, 'DOUGH')).toEqual(['a'])
})

const withoutExtensions = async () =>
  new Kysely<Database>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) })

it.each([
  ['with its extensions', openEmptyPglite, ['library_search_trigrams']],
  ['without them', withoutExtensions, []],
])('searches on PostgreSQL %s', async (_, open, indexes) => {
  const db = await open()
  await migrateUp(db)
  const made = await sql<{ indexname: string }>`
    select indexname from pg_indexes where indexname = 'library_search_trigrams'`.execute(db)
  expect(made.rows.map(({ indexname }) => indexname)).toEqual(indexes)
  await insertUser(db, 'u1')
  await keep(db, 'a', '50%_\\ of Sourdough')
  await keep(db, 'b', '50xyz of Rye')
  expect(await search(db, 'DOUGH')).toEqual(['a'])
  expect(await search(db, '0%_\\')).toEqual(['a'])
})
