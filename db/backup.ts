import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'

const PREFIX = 'hookline-'
const SUFFIX = '.sqlite'

/**
 * Copies a live SQLite database, consistent even while it is written. `folder` is made if needed.
 * Returns the path of the copy, which is whole or not there at all.
 */
export async function backupSqlite(raw: BetterSqlite.Database, folder: string, now = new Date()): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${PREFIX}${now.toISOString().replaceAll(/[:.]/gu, '-')}${SUFFIX}`)
  const partial = `${path}.partial`
  await raw.backup(partial)
  renameSync(partial, path)
  return path
}

/** The backups in a folder, oldest first. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX))
    .sort()
    .map((name) => join(folder, name))
}

/** Deletes all but the `keep` newest backups of a folder. */
export function pruneBackups(folder: string, keep: number): void {
  for (const path of listBackups(folder).slice(0, -keep)) rmSync(path)
}

/** Whether another process has the database open: WAL grants an exclusive lock to a lone connection only. */
export function isSqliteInUse(file: string): boolean {
  if (!existsSync(file)) return false
  const probe = new BetterSqlite(file, { timeout: 0 })
  try {
    probe.pragma('locking_mode = EXCLUSIVE')
    probe.exec('begin immediate; rollback')
    return false
  } catch {
    return true
  } finally {
    probe.close()
  }
}

/**
 * Puts a backup in the place of a database that no server uses. The replaced file stays beside it as `*.replaced`.
 * Throws when the backup is not a sound SQLite database, and then changes nothing.
 */
export function restoreSqlite(backup: string, file: string): void {
  const check = new BetterSqlite(backup, { readonly: true, fileMustExist: true })
  try {
    if (check.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error(`${backup} is damaged`)
  } finally {
    check.close()
  }
  const incoming = `${file}.incoming`
  copyFileSync(backup, incoming)
  for (const side of ['', '-wal']) {
    rmSync(`${file}.replaced${side}`, { force: true })
    if (existsSync(`${file}${side}`)) renameSync(`${file}${side}`, `${file}.replaced${side}`)
  }
  rmSync(`${file}-shm`, { force: true })
  renameSync(incoming, file)
}
