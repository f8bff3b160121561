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
  raw.exec(
    `create table if not exists kysely_migration (name); create table if not exists notes (text); delete from notes; insert into notes values ('${value}')`,
  )
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
    const backup = await backupSqlite(raw, join(folder, 'backups'), 'hookline')
    raw.exec(`update notes set text = 'after'`)
    raw.close()
    restoreSqlite(backup, file)
    expect(read(file)).toEqual({ text: 'before' })
    expect(read(`${file}.replaced`)).toEqual({ text: 'after' })
  })

  it('thins out the copies of upgrades to the newest three, and never those of people', async () => {
    const raw = openWith('x')
    for (const day of [1, 2, 3, 4, 5]) {
      const now = new Date(Date.UTC(2026, 0, day))
      await backupSqlite(raw, folder, 'before-migration', now)
      await backupSqlite(raw, folder, 'hookline', now)
    }
    raw.close()
    pruneBackups(folder, 3)
    const days = (kind: 'hookline' | 'before-migration') =>
      listBackups(folder, kind).map((path) => /2026-01-(\d\d)/.exec(path)?.[1])
    expect(days('before-migration')).toEqual(['03', '04', '05'])
    expect(days('hookline')).toEqual(['01', '02', '03', '04', '05'])
    expect(listBackups(folder).at(-1)).toContain('2026-01-05')
  })

  it.each([
    ['is no database', 'this is not a database'],
    ['is empty', ''],
  ])('refuses a file that %s, and changes nothing', (_name, content) => {
    openWith('mine').close()
    const damaged = join(folder, 'hookline-damaged.sqlite')
    writeFileSync(damaged, content)
    expect(() => restoreSqlite(damaged, file)).toThrow()
    expect(read(file)).toEqual({ text: 'mine' })
    expect(existsSync(`${file}.replaced`)).toBe(false)
  })

  it('takes the place of a damaged database and of a lost one', async () => {
    const raw = openWith('saved')
    const backup = await backupSqlite(raw, join(folder, 'backups'), 'hookline')
    raw.close()
    writeFileSync(file, 'damaged beyond reading')
    expect(isSqliteInUse(file)).toBe(false)
    restoreSqlite(backup, file)
    expect(read(file)).toEqual({ text: 'saved' })
    rmSync(file)
    restoreSqlite(backup, file)
    expect(read(file)).toEqual({ text: 'saved' })
  })

  it('sees that somebody uses the database', () => {
    expect(isSqliteInUse(file)).toBe(false)
    const raw = openWith('x')
    expect(isSqliteInUse(file)).toBe(true)
    raw.close()
    expect(isSqliteInUse(file)).toBe(false)
  })
})
