import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  backupSqlite,
  blockAgain,
  deleteRemovedAccounts,
  isSqliteInUse,
  listBackups,
  pruneBackups,
  restoreSqlite,
} from './backup.ts'

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
  it('copies a database that is in use, and restores the copy', async () => {
    const raw = openWith('before')
    const backup = await backupSqlite(raw, join(folder, 'backups'), 'hookline')
    raw.exec(`update notes set text = 'after'`)
    raw.close()
    restoreSqlite(backup, file)
    expect(read(file)).toEqual({ text: 'before' })
    expect(read(`${file}.replaced`)).toEqual({ text: 'after' })
  })

  it('deletes old copies made by upgrades, except the newest three, and never copies made by hand', async () => {
    const raw = openWith('x')
    for (const day of [1, 2, 3, 4, 5]) {
      const now = new Date(Date.UTC(2026, 0, day))
      await backupSqlite(raw, folder, 'before-migration', now)
      await backupSqlite(raw, folder, 'hookline', now)
    }
    raw.close()
    const days = (kind: 'hookline' | 'before-migration') =>
      listBackups(folder, kind).map((path) => /2026-01-(\d\d)/.exec(path)?.[1])
    const [before, oldTime] = [new Date(Date.UTC(2026, 0, 4)), new Date(Date.UTC(2026, 0, 3))]
    for (const path of listBackups(folder)) if (path.includes('2026-01-03')) utimesSync(path, oldTime, oldTime)
    pruneBackups(folder, 'before-migration', { keep: 3, before: new Date(0) })
    expect(days('before-migration')).toEqual(['03', '04', '05'])
    pruneBackups(folder, 'before-migration', { keep: 3, before })
    expect(days('before-migration')).toEqual(['04', '05'])
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

  it('restores over a damaged database and over a missing one', async () => {
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

  it('makes copies readable by their owner alone, whatever their mode was before', async () => {
    const raw = openWith('x')
    const backup = await backupSqlite(raw, folder, 'hookline')
    raw.close()
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    chmodSync(backup, 0o644)
    restoreSqlite(backup, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('deletes again the accounts that were deleted after the copy, and no others', async () => {
    const raw = openWith('x')
    raw.exec(`
      create table users (id text primary key, email text);
      create table posts (user_id text references users (id) on delete cascade);
      create table departed_users (digest text);
      insert into users values ('gone', 'gone@example.com'), ('broken-off', 'b@example.com'), ('here', 'h@example.com');
      insert into posts values ('gone'), ('here')`)
    const backup = await backupSqlite(raw, join(folder, 'backups'), 'hookline')
    const depart = raw.prepare('insert into departed_users values (?)')
    for (const id of ['gone', 'broken-off']) depart.run(createHash('sha256').update(id).digest('hex'))
    raw.exec(`delete from users where id = 'gone'`)
    raw.close()
    restoreSqlite(backup, file)
    expect(deleteRemovedAccounts(file, `${file}.replaced`)).toEqual(['gone@example.com'])
    const restored = new BetterSqlite(file)
    expect(restored.prepare('select id from users order by id').pluck().all()).toEqual(['broken-off', 'here'])
    expect(restored.prepare('select user_id from posts').pluck().all()).toEqual(['here'])
    restored.close()
    writeFileSync(`${file}.replaced`, 'damaged')
    expect(deleteRemovedAccounts(file, `${file}.replaced`)).toEqual([])
    expect(deleteRemovedAccounts(file, join(folder, 'none'))).toEqual([])
  })

  it.each([
    ['blocks again', ', blocked_at text', ['noor@example.com'], []],
    ['names, in a copy of an older version,', '', [], ['noor@example.com']],
  ])('%s the accounts that were blocked after the copy, whose sessions end', async (_, column, blocked, left) => {
    const raw = openWith('x')
    raw.exec(`
      create table users (id text primary key, email text${column});
      create table sessions (user_id text);
      insert into users (id, email) values ('noor', 'noor@example.com'), ('here', 'h@example.com');
      insert into sessions values ('noor'), ('here')`)
    const backup = await backupSqlite(raw, join(folder, 'backups'), 'hookline')
    if (column === '') raw.exec('alter table users add column blocked_at text')
    raw.exec(`update users set blocked_at = '2026-11-20T12:00:00.000Z' where id = 'noor'`)
    raw.close()
    restoreSqlite(backup, file)
    expect(blockAgain(file, `${file}.replaced`)).toEqual({ blocked, left })
    const restored = new BetterSqlite(file)
    expect(restored.prepare('select user_id from sessions').pluck().all()).toEqual(['here'])
    restored.close()
    writeFileSync(`${file}.replaced`, 'damaged')
    expect(blockAgain(file, `${file}.replaced`)).toEqual({ blocked: [], left: [] })
    expect(blockAgain(file, join(folder, 'none'))).toEqual({ blocked: [], left: [] })
  })

  it('detects that another process uses the database', () => {
    expect(isSqliteInUse(file)).toBe(false)
    const raw = openWith('x')
    expect(isSqliteInUse(file)).toBe(true)
    raw.close()
    expect(isSqliteInUse(file)).toBe(false)
  })
})
