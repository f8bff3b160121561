import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backupSqlite, isSqliteInUse, listBackups, pruneBackups, restoreSqlite } from './backup.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hookline-backup-'))
  file = join(folder, 'hookline.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

function openWith(value: string) {
  const raw = new BetterSqlite(file)
  raw.pragma('journal_mode = WAL')
  raw.exec(`create table if not exists notes (text); delete from notes; insert into notes values ('${value}')`)
  return raw
}
const read = (path: string) => {
  const raw = new BetterSqlite(path)
  const row = raw.prepare('select text from notes').get()
  raw.close()
  return row
}

describe('backup and restore', () => {
  it('copies a database that is in use and brings the copy back', async () => {
    const raw = openWith('before')
    const backup = await backupSqlite(raw, join(folder, 'backups'))
    raw.exec(`update notes set text = 'after'`)
    raw.close()
    restoreSqlite(backup, file)
    expect(read(file)).toEqual({ text: 'before' })
    expect(read(`${file}.replaced`)).toEqual({ text: 'after' })
  })

  it('keeps the newest three', async () => {
    const raw = openWith('x')
    for (const day of [1, 2, 3, 4, 5]) await backupSqlite(raw, folder, new Date(Date.UTC(2026, 0, day)))
    raw.close()
    pruneBackups(folder, 3)
    expect(listBackups(folder).map((path) => path.slice(-31, -21))).toEqual(['2026-01-03', '2026-01-04', '2026-01-05'])
  })

  it('refuses a file that is no database, and changes nothing', () => {
    openWith('mine').close()
    const damaged = join(folder, 'hookline-damaged.sqlite')
    writeFileSync(damaged, 'this is not a database')
    expect(() => restoreSqlite(damaged, file)).toThrow()
    expect(read(file)).toEqual({ text: 'mine' })
    expect(existsSync(`${file}.replaced`)).toBe(false)
  })

  it('sees that somebody uses the database', () => {
    expect(isSqliteInUse(file)).toBe(false)
    const raw = openWith('x')
    expect(isSqliteInUse(file)).toBe(true)
    raw.close()
    expect(isSqliteInUse(file)).toBe(false)
  })
})
