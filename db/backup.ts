import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { makePrivate } from './private-files.ts'

/** `hookline`: made by hand, and never pruned. `scheduled`: made by the server's schedule. `before-migration`: by an upgrade. */
export type BackupKind = 'hookline' | 'scheduled' | 'before-migration'

const SUFFIX = '.sqlite'
const NAME = /^(?<kind>hookline|scheduled|before-migration)-(?<time>.*)\.sqlite$/u

/** The name of a backup's file. */
export function backupName(kind: BackupKind, now: Date): string {
  return `${kind}-${now.toISOString().replaceAll(/[:.]/gu, '-')}${SUFFIX}`
}

/** Kind and time of a backup by its name; undefined for another file. */
export function readBackupName(name: string): { kind: BackupKind; at: Date } | undefined {
  const { kind, time = '' } = NAME.exec(name)?.groups ?? {}
  const at = new Date(time.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z$/u, 'T$1:$2:$3.$4Z'))
  return kind === undefined || Number.isNaN(at.getTime()) ? undefined : { kind: kind as BackupKind, at }
}

/** The folder of a backup's audio files, which need not exist. */
export function audioOfBackup(path: string): string {
  return path.replace(/\.sqlite$/u, '.audio')
}

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
  const path = join(folder, backupName(kind, now))
  const partial = `${path}.partial`
  await raw.backup(partial)
  makePrivate([partial])
  renameSync(partial, path)
  return path
}

/** Paths of the backups in a folder, oldest first, of one kind or of all. */
export function listBackups(folder: string, kind?: BackupKind): string[] {
  if (!existsSync(folder)) return []
  const time = (name: string) => NAME.exec(name)?.groups?.['time'] ?? ''
  return readdirSync(folder)
    .filter((name) => name.startsWith(kind ? `${kind}-` : '') && NAME.test(name))
    .toSorted((a, b) => time(a).localeCompare(time(b)))
    .map((name) => join(folder, name))
}

/** Deletes backups of a kind, with their audio: all but the `keep` newest, and those older than `before`. */
export function pruneBackups(
  folder: string,
  kind: Exclude<BackupKind, 'hookline'>,
  { keep, before }: { keep: number; before?: Date },
): void {
  const copies = listBackups(folder, kind)
  for (const [at, path] of copies.entries()) {
    const isOld = before !== undefined && statSync(path).mtime < before
    if (at >= copies.length - keep && !isOld) continue
    rmSync(path, { force: true })
    rmSync(audioOfBackup(path), { recursive: true, force: true })
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

/** Throws where a backup is not an intact database of Hookline. Reads all of it. */
export function checkBackup(backup: string): void {
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

/**
 * Blocks the accounts of a restored database that were blocked after the copy was made, and ends their sessions. Returns
 * their addresses, and those that a copy of an older version cannot block. Blocks none where the replaced file is missing,
 * damaged or of an older version.
 */
export function blockAgain(file: string, replaced: string): { blocked: string[]; left: string[] } {
  const db = new BetterSqlite(file)
  try {
    const canBlock =
      db.prepare("select 1 from pragma_table_info('users') where name = 'blocked_at'").get() !== undefined
    const found = blockedIn(replaced).flatMap(({ id, at }) => {
      const account = db.prepare<[string], { email: string }>('select email from users where id = ?').get(id)
      if (!account) return []
      db.prepare('delete from sessions where user_id = ?').run(id)
      const block = canBlock && db.prepare('update users set blocked_at = ? where id = ? and blocked_at is null')
      return block && block.run(at, id).changes === 0 ? [] : [account.email]
    })
    return canBlock ? { blocked: found, left: [] } : { blocked: [], left: found }
  } finally {
    db.close()
  }
}

function blockedIn(file: string): { id: string; at: string }[] {
  if (!existsSync(file)) return []
  const db = new BetterSqlite(file, { readonly: true })
  try {
    return db
      .prepare<[], { id: string; at: string }>('select id, blocked_at as at from users where blocked_at is not null')
      .all()
  } catch {
    return []
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
