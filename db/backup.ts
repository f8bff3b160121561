import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { makePrivate } from './private-files.ts'

/** Backups that people make and backups that an upgrade makes. Only the latter are pruned. */
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
  makePrivate([partial])
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

/** Deletes backups of upgrades: all but the `keep` newest, and those from before an instant. Manual backups stay. */
export function pruneBackups(folder: string, { keep, before }: { keep: number; before: Date }): void {
  const copies = listBackups(folder, 'before-migration')
  for (const [at, path] of copies.entries()) {
    if (at < copies.length - keep || statSync(path).mtime < before) rmSync(path)
  }
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
    // A damaged file cannot be locked, and a restore may replace it.
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
  makePrivate([incoming])
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

/**
 * Deletes the accounts of a restored database again that were deleted after the copy was made, as the replaced database
 * names them; that one may be missing or damaged, then none is deleted. Returns their addresses.
 */
export function deleteAgain(file: string, replaced: string): string[] {
  const deleted = deletedIn(replaced)
  const db = new BetterSqlite(file)
  try {
    db.pragma('foreign_keys = ON')
    db.pragma('secure_delete = ON')
    const users = db.prepare<[], { id: string; email: string }>('select id, email from users').all()
    const again = users.filter(({ id }) => deleted(id))
    for (const { id } of again) db.prepare('delete from users where id = ?').run(id)
    return again.map(({ email }) => email)
  } finally {
    db.close()
  }
}

/** Which accounts were deleted in a database, from the digests that it keeps for a while. */
function deletedIn(file: string): (userId: string) => boolean {
  if (!existsSync(file)) return () => false
  const db = new BetterSqlite(file, { readonly: true })
  try {
    const digests = new Set(db.prepare('select digest from departed_users').pluck().all())
    // An account whose deletion failed is still in the database.
    const here = new Set(db.prepare('select id from users').pluck().all())
    return (id) => !here.has(id) && digests.has(createHash('sha256').update(id).digest('hex'))
  } catch {
    return () => false
  } finally {
    db.close()
  }
}
