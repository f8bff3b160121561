import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { listBackups } from '../../db/backup.ts'
import { migrateTo } from '../../db/migrate.ts'
import { openSqlite } from '../../db/sqlite.ts'
import { openStorage, sqliteFile } from './storage.ts'
import { withFolder } from './testing/child-server.ts'

/** A data folder as an earlier version left it: only the first migration is in it, and a user. */
async function leaveOldDatabase(dataDir: string): Promise<void> {
  const { db } = openSqlite(sqliteFile(dataDir))
  await migrateTo(db, '0001-accounts')
  await sql`insert into users values ('u1', 'a@b.example', 'a@b.example', null, 'A', 'email', null, '2026')`.execute(db)
  await db.destroy()
}

const sqlite = { kind: 'sqlite' } as const

describe('storage', () => {
  it('copies an existing database before it migrates it, and keeps what was in it', () =>
    withFolder(async (dataDir) => {
      await leaveOldDatabase(dataDir)
      const storage = await openStorage({ database: sqlite, dataDir })
      expect(await storage.db.selectFrom('users').select('id').execute()).toEqual([{ id: 'u1' }])
      expect(await storage.db.selectFrom('hook_generations').selectAll().execute()).toEqual([])
      await storage.close()
      const backups = listBackups(join(dataDir, 'backups'))
      expect(backups).toHaveLength(1)
      const copy = openSqlite(backups[0] ?? '').db
      expect((await copy.introspection.getTables()).map((table) => table.name)).not.toContain('hook_generations')
      await copy.destroy()
    }))

  it('keeps the last three copies', () =>
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

  it('says what to do with a file that is no database', () =>
    withFolder(async (dataDir) => {
      writeFileSync(sqliteFile(dataDir), 'this is not a database, whatever its name says')
      await expect(openStorage({ database: sqlite, dataDir })).rejects.toThrow(/cannot be opened .*npm run restore/)
    }))
})
