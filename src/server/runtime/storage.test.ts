import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { listBackups } from '../../../db/backup.ts'
import { migrateTo } from '../../../db/migrate.ts'
import { openSqlite } from '../../../db/sqlite.ts'
import { openStorage, sqliteFile } from './storage.ts'
import { withFolder } from '../testing/child-server.ts'

/** A data folder of an earlier version: a user, and only the first migration. */
async function leaveOldDatabase(dataDir: string): Promise<void> {
  const { db } = openSqlite(sqliteFile(dataDir))
  await migrateTo(db, '0001-accounts')
  await sql`insert into users values ('u1', 'a@b.example', 'a@b.example', null, 'A', 'email', null, '2026')`.execute(db)
  await db.destroy()
}

const sqlite = { kind: 'sqlite' } as const

describe('storage', () => {
  it('copies an existing database before migrating it, and keeps its data', () =>
    withFolder(async (dataDir) => {
      await leaveOldDatabase(dataDir)
      const storage = await openStorage({ database: sqlite, dataDir })
      expect(await storage.db.selectFrom('users').select('id').execute()).toEqual([{ id: 'u1' }])
      expect(await storage.db.selectFrom('generations').selectAll().execute()).toEqual([])
      await storage.close()
      const backups = listBackups(join(dataDir, 'backups'))
      expect(backups).toHaveLength(1)
      const copy = openSqlite(backups[0] ?? '').db
      expect((await copy.introspection.getTables()).map((table) => table.name)).not.toContain('generations')
      await copy.destroy()
    }))

  it('removes remains of deleted data from an older file', () =>
    withFolder(async (dataDir) => {
      const file = sqliteFile(dataDir)
      await leaveOldDatabase(dataDir)
      const raw = new BetterSqlite(file)
      const insert = raw.prepare("insert into users values (?, ?, ?, null, 'A', 'email', null, '2026')")
      for (let at = 0; at < 500; at += 1) insert.run(`u-${at}`, `leaving-${at}@b.example`, `key-${at}`)
      raw.exec("delete from users where id like 'u-%'")
      raw.close()
      const traces = () => readFileSync(file, 'latin1').split('leaving-').length - 1
      expect(traces()).toBeGreaterThan(100)
      const storage = await openStorage({ database: sqlite, dataDir })
      expect(traces()).toBe(0)
      expect(await storage.db.selectFrom('users').select('id').execute()).toEqual([{ id: 'u1' }])
      await storage.close()
    }))

  it('keeps the newest three copies', () =>
    withFolder(async (dataDir) => {
      const folder = join(dataDir, 'backups')
      mkdirSync(folder)
      for (const day of [1, 2, 3, 4])
        writeFileSync(join(folder, `before-migration-2026-01-0${day}T00-00-00-000Z.sqlite`), '')
      await leaveOldDatabase(dataDir)
      await (await openStorage({ database: sqlite, dataDir })).close()
      expect(listBackups(folder)).toHaveLength(3)
    }))

  it('makes no copy of a new database, nor when there is nothing to migrate', () =>
    withFolder(async (dataDir) => {
      await (await openStorage({ database: sqlite, dataDir })).close()
      await (await openStorage({ database: sqlite, dataDir })).close()
      expect(listBackups(join(dataDir, 'backups'))).toEqual([])
    }))

  it('explains what to do with a file that is not a database', () =>
    withFolder(async (dataDir) => {
      writeFileSync(sqliteFile(dataDir), 'this is not a database, whatever its name says')
      await expect(openStorage({ database: sqlite, dataDir })).rejects.toThrow(/damaged .*npm run restore/)
    }))
})
