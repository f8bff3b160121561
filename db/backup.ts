import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'

/** Copies that people make, and copies that an upgrade makes; only the latter are thinned out. */
export type BackupKind = 'hookline' | 'before-migration'

const SUFFIX = '.sqlite'

/**
 * Copies a live SQLite database, consistent even while it is written. `folder` is made if needed.
 * Returns the path of the copy, which is whole or not there at all.
 */
export async function backupSqlite(
  raw: BetterSqlite.Database,
  folder: string,
  kind: BackupKind,
  now = new Date(),
): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${kind}-${now.toISOString().replaceAll(/[:.]/gu, '-')}${SUFFIX}`)
  const partial = `${path}.partial`
  await raw.backup(partial)
  renameSync(partial, path)
  return path
}

/** The backups in a folder, oldest first; of one kind, or of both. */
export function listBackups(folder: string, kind?: BackupKind): string[] {
  if (!existsSync(folder)) return []
  const time = (name: string) => name.replace(/^(hookline|before-migration)-/u, '')
  return readdirSync(folder)
    .filter((name) => name.startsWith(kind ? `${kind}-` : '') && /^(hookline|before-migration)-.*\.sqlite$/u.test(name))
    .toSorted((a, b) => time(a).localeCompare(time(b)))
    .map((name) => join(folder, name))
}

/** Deletes all but the `keep` newest copies that upgrades made; those of people stay. */
export function pruneBackups(folder: string, keep: number): void {
  for (const path of listBackups(folder, 'before-migration').slice(0, -keep)) rmSync(path)
}

/** Whether another process has the database open: WAL grants an exclusive lock to a lone connection only. */
export function isSqliteInUse(file: string): boolean {
  if (!existsSync(file)) return false
  const probe = new BetterSqlite(file, { timeout: 0 })
  try {
    probe.pragma('locking_mode = EXCLUSIVE')
    probe.exec('begin immediate; rollback')
    return false
  } catch (error) {
    // A file that is no sound database is nobody's: it is what a restore is for.
    return error instanceof BetterSqlite.SqliteError && /^SQLITE_(BUSY|LOCKED)/u.test(error.code)
  } finally {
    probe.close()
  }
}

/**
 * Puts a backup in the place of a database that no server uses. The replaced file stays beside it as `*.replaced`.
 * Throws when the backup is not a sound database of Hookline's, and then changes nothing.
 */
export function restoreSqlite(backup: string, file: string): void {
  checkBackup(backup)
  const incoming = `${file}.incoming`
  copyFileSync(backup, incoming)
  for (const side of ['', '-wal']) {
    rmSync(`${file}.replaced${side}`, { force: true })
    if (existsSync(`${file}${side}`)) renameSync(`${file}${side}`, `${file}.replaced${side}`)
  }
  rmSync(`${file}-shm`, { force: true })
  renameSync(incoming, file)
}

function checkBackup(backup: string): void {
  const check = new BetterSqlite(backup, { readonly: true, fileMustExist: true })
  try {
    if (check.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('it is damaged')
    const table = check.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get()
    if (!table) throw new Error('it is no database of Hookline')
  } finally {
    check.close()
  }
}
