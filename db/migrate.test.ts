import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openPglite } from '../src/server/testing/database/pglite.ts'
import { withoutSync } from './dialect.ts'
import { findDatabaseBytes } from './database-size.ts'
import { DatabaseNewerThanCode, migrateTo, migrateUp, pendingMigrations } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'
import { openSqlite } from './sqlite.ts'

describe.each([
  { dialect: 'SQLite', open: async () => openSqlite(':memory:').db },
  { dialect: 'PGlite', open: openPglite },
])('migrations on $dialect', ({ open }) => {
  it('run up, down to an empty database and up again', async () => {
    const db = await open()
    await migrateUp(db)
    expect(await pendingMigrations(db)).toEqual([])
    await migrateTo(db, undefined)
    expect(await db.introspection.getTables()).toEqual([])
    expect(await pendingMigrations(db)).toEqual(Object.keys(migrations))
    await migrateUp(db)
    expect((await db.introspection.getTables()).map((table) => table.name)).toContain('generations')
  })

  it('make a database whose size is known', async () => {
    const db = await open()
    await migrateUp(db)
    expect(await findDatabaseBytes(db)).toBeGreaterThan(100_000)
  })

  it('report a database that is newer than the code', async () => {
    const db = await open()
    await migrateUp(db)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', 'now')`.execute(db)
    await expect(pendingMigrations(db)).rejects.toThrow(DatabaseNewerThanCode)
    await sql`delete from kysely_migration where name = '9999-future'`.execute(db)
  })
})

describe('SQLite settings', () => {
  it('keep every commit and every reference', () => {
    const { raw } = openSqlite(':memory:')
    expect(raw.pragma('synchronous', { simple: true })).toBe(2)
    expect(raw.pragma('foreign_keys', { simple: true })).toBe(1)
    expect(raw.pragma('busy_timeout', { simple: true })).toBe(5_000)
  })

  it('wait for the disk but in transactions that need not, each time', async () => {
    const { db, raw } = openSqlite(':memory:')
    const read = () => raw.pragma('synchronous', { simple: true })
    for (const _round of [1, 2, 3]) {
      expect(await withoutSync(db, async () => read())).toBe(1)
      expect(read()).toBe(2)
    }
  })

  it('roll back a migration that fails', async () => {
    const { db } = openSqlite(':memory:')
    await sql`create table hook_generations (id text)`.execute(db)
    await expect(migrateUp(db)).rejects.toThrow('hook_generations')
    expect((await db.introspection.getTables()).map((table) => table.name)).toEqual(['hook_generations'])
  })
})
