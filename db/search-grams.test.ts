import { type Kysely, sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { createLibraryBulkRepository } from '../src/server/features/library/items/library-bulk.repository.ts'
import { createLibraryPageRepository } from '../src/server/features/library/search/library-page.repository.ts'
import { createLibraryRepository } from '../src/server/features/library/items/library.repository.ts'
import { insertUser } from '../src/server/testing/database/insert-user.ts'
import { openTestDatabase } from '../src/server/testing/database/test-database.ts'
import { type LibraryItem } from '../src/shared/features/library/library.schema.ts'
import { migrateTo, migrateUp } from './migrate.ts'
import { type Database } from './schema/database.ts'
import { monthsWith } from './search-grams.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const item = (id: string, content: string, createdAt: string): LibraryItem => ({
  id,
  title: id,
  type: 'hook',
  content,
  tags: [],
  isFavorite: false,
  folder: null,
  originalId: null,
  metadata: null,
  createdAt,
})

let db: Kysely<Database>
beforeEach(async () => {
  db = await openTestDatabase()
  await insertUser(db, 'u1')
})
const keep = (id: string, content: string, createdAt: string) =>
  createLibraryRepository(db).insert('u1', item(id, content, createdAt), id)
const months = (part: string, createdAt = '2026-12') => Array.fromAsync(monthsWith(db, 'u1', part, createdAt))
const size = async () => {
  const { rows } = await sql<{ months: number; bytes: number }>`
    select count(*) as months, coalesce(sum(octet_length(grams)), 0) as bytes from library_grams`.execute(db)
  return rows[0]
}

it('takes the same room for a month whatever is written in it, and none when its last item is gone', async () => {
  const rare = Array.from({ length: 100_000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * at) % 19_997))).join('')
  await keep('a', rare, '2026-11-01T00:00:00.000Z')
  await keep('b', 'Bread', '2026-11-30T23:59:59.999Z')
  await keep('c', rare, '2026-10-31T23:59:59.999Z')
  expect(await size()).toEqual({ months: 2, bytes: 2 * 16_384 })
  await createLibraryRepository(db).delete('u1', 'a')
  expect(await size()).toMatchObject({ months: 2 })
  await createLibraryBulkRepository(db).apply('u1', { ids: ['b', 'c'], action: { type: 'delete' } }, NOW)
  expect(await size()).toEqual({ months: 0, bytes: 0 })
  await createLibraryBulkRepository(db).apply('u1', { ids: ['b'], action: { type: 'restore' } }, NOW)
  expect(await months('read')).toEqual(['2026-11'])
})

it('names the months of a text, the newest first, however many there are', async () => {
  const all = Array.from({ length: 100 }, (_, at) => new Date(Date.UTC(2020, at, 15)).toISOString())
  for (const [at, createdAt] of all.entries()) await keep(`i-${at}`, at % 2 ? 'Bröt🍞chen' : 'Soup', createdAt)
  const ofBread = all.filter((_, at) => at % 2).map((createdAt) => createdAt.slice(0, 7))
  for (const part of ['t🍞c', 'ö', 't🍞', 'bröt🍞chen']) {
    expect(await months(part, '2030'), part).toEqual(ofBread.toReversed())
  }
  const early = ofBread.filter((month) => month <= '2021-02')
  expect(await months('🍞', '2021-02-15')).toEqual(early.toReversed())
  expect(await months('xqz', '2030')).toEqual([])
})

it('converts earlier data, on the way up and down', async () => {
  await keep('a', 'Sourdough', '2026-03-01T00:00:00.000Z')
  for (let at = 0; at < 9; at += 1) await keep(`b-${at}`, 'Soup', '2026-11-01T00:00:00.000Z')
  await migrateTo(db, '0013-reminders')
  const grams = await sql<{ month: string }>`select month from library_grams where gram = 'rdo'`.execute(db)
  expect(grams.rows).toEqual([{ month: '2026-03' }])
  await migrateUp(db)
  const pages = createLibraryPageRepository(db, { rows: 2, bytes: 1_000 })
  expect((await pages.findPage('u1', { search: 'DOUGH' }, 5, undefined)).rows.map(({ id }) => id)).toEqual(['a'])
})
