import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { makePrivate } from './private-files.ts'

/** `hookline`: made by hand. `before-migration`: made by an upgrade; only these are pruned. */
export type BackupKind = 'hookline' | 'before-migration'

const SUFFIX = '.sqlite'

/**
 * Copies a live SQLite database, consistently even while it is written. Creates `folder` if needed. Returns the path of
 * the copy, which is complete or absent.
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

/** Paths of the backups in a folder, oldest first, of one kind or of all. */
export function listBackups(folder: string, kind?: BackupKind): string[] {
  if (!existsSync(folder)) return []
  const time = (name: string) => name.replace(/^(hookline|before-migration)-/u, '')
  return readdirSync(folder)
    .filter((name) => name.startsWith(kind ? `${kind}-` : '') && /^(hookline|before-migration)-.*\.sqlite$/u.test(name))
    .toSorted((a, b) => time(a).localeCompare(time(b)))
    .map((name) => join(folder, name))
}

/** Deletes backups made by upgrades: all but the `keep` newest, and those older than `before`. Manual backups stay. */
export function pruneBackups(folder: string, { keep, before }: { keep: number; before: Date }): void {
  const copies = listBackups(folder, 'before-migration')
  for (const [at, path] of copies.entries()) {
    if (at < copies.length - keep || statSync(path).mtime < before) rmSync(path)
  }
}

/** Whether another process has the database open: under WAL only a lone connection gets an exclusive lock. */
export function isSqliteInUse(file: string): boolean {
  if (!existsSync(file)) return false
  const probe = new BetterSqlite(file, { timeout: 0 })
  try {
    probe.pragma('locking_mode = EXCLUSIVE')
    probe.exec('begin immediate; rollback')
    return false
  } catch (error) {
    // A damaged file cannot be locked, and it may be replaced.
    return error instanceof BetterSqlite.SqliteError && /^SQLITE_(BUSY|LOCKED)/u.test(error.code)
  } finally {
    probe.close()
  }
}

/**
 * Replaces a database that no server uses by a backup. The replaced file stays beside it as `*.replaced`. Throws, and
 * changes nothing, when the backup is not an intact database of Hookline.
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
 * Deletes the accounts of a restored database that were deleted after the copy was made, as the replaced database lists
 * them. Deletes none where that file is missing or damaged. Returns the deleted accounts' addresses.
 */
export function deleteRemovedAccounts(file: string, replaced: string): string[] {
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

/** Tells which accounts were deleted, from the digests that a database stores for 30 days. */
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
