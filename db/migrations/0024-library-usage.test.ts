import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openEmptyPglite } from '../../src/server/testing/database/pglite.ts'
import { migrateTo, migrateUp } from '../migrate.ts'
import { type Database } from '../schema/database.ts'
import { openSqlite } from '../sqlite.ts'

const NOW = '2026-12-01T00:00:00.000Z'

const save = (db: Kysely<Database>, ...ids: string[]) =>
  db
    .insertInto('library_items')
    .values(
      ids.map((id) => ({
        id,
        user_id: 'u1',
        title: 'Bread',
        content: 'Wärme',
        type: 'hook' as const,
        original_id: null,
        content_hash: id,
        tags: '[]',
        metadata: null,
        folder: null,
        is_favorite: 0,
        created_at: NOW,
        updated_at: NOW,
        deleted_at: null,
      })),
    )
    .execute()

async function loadRows(db: Kysely<Database>, table: string) {
  const { rows } = await sql<{ items: number; bytes?: number | string }>`select * from ${sql.ref(table)}`.execute(db)
  return rows.map(({ items, bytes }) => (bytes === undefined ? { items } : { items, bytes: Number(bytes) }))
}

describe.each([
  { dialect: 'SQLite' as const, open: async () => openSqlite(':memory:').db },
  { dialect: 'PGlite' as const, open: openEmptyPglite },
])('library usage from before its tables were renamed, on $dialect', ({ dialect, open }) => {
  it('keeps the rows, updates them with every change, and reverts', async () => {
    const db = await open()
    await migrateTo(db, '0023-details')
    await sql`insert into users (id, email, email_key, display_name, provider, created_at)
      values ('u1', 'u1', 'u1', 'u1', 'email', ${NOW})`.execute(db)
    await save(db, 'a', 'b')

    await migrateTo(db, '0024-library-usage')
    expect(await loadRows(db, 'library_usage')).toEqual([{ items: 2, bytes: 22 }])
    await save(db, 'c')
    await db.updateTable('library_items').set({ content: 'Warm' }).where('id', '=', 'c').execute()
    await db.deleteFrom('library_items').where('id', '=', 'a').execute()
    expect(await loadRows(db, 'library_usage')).toEqual([{ items: 2, bytes: 20 }])
    if (dialect === 'SQLite') expect(await loadRows(db, 'library_counts')).toEqual([{ items: 2 }])

    await migrateTo(db, '0023-details')
    await save(db, 'd')
    expect(await loadRows(db, 'library_sizes')).toEqual([{ items: 3, bytes: 31 }])
    if (dialect === 'SQLite') expect(await loadRows(db, 'library_tallies')).toEqual([{ items: 3 }])
    await sql`delete from users`.execute(db)
    await migrateUp(db)
  })
})
