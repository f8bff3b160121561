import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import { backupSqlite, listBackups, pruneBackups } from '../../../db/backup.ts'
import { DatabaseNewerThanCode, migrateUp, pendingMigrations } from '../../../db/migrate.ts'
import { makePrivate } from '../../../db/private-files.ts'
import { type Notifications } from '../../../db/notifications.ts'
import { type Database } from '../../../db/schema/database.ts'
import { openSqlite } from '../../../db/sqlite.ts'
import { AppError } from '../../shared/errors.ts'
import { type Config } from '../config/config.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { createStorageHealth } from './storage-health.ts'

/** The server cannot start. The message is one line with what to do. */
export class StartError extends Error {}

/** The opened database and the function that closes it. */
export interface Storage {
  db: Kysely<Database>
  /** Notifications among the processes of one database; undefined on SQLite. */
  notifications: Notifications | undefined
  /** Why the database is unusable now, in words for the host; undefined while it is usable. Never throws. */
  problem(): Promise<string | undefined>
  /** Removes old copies made by upgrades. */
  sweep(): Promise<void>
  /** Runs `work` where no other process uses the data folder, before any other starts to. Never on PostgreSQL. Call it once. */
  whenAlone(work: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

/**
 * Number of backups from before migrations, and milliseconds until they are deleted: they contain accounts that were
 * deleted since.
 */
const KEPT_BACKUPS = 3
const KEPT_BACKUP_MS = 30 * 24 * 60 * 60_000

/** The path of the SQLite file in a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'hookline.sqlite')
}

/** The folder of backups of an SQLite file. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** Creates the data folder if needed and checks that it is writable. Throws `StartError`. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir))
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written. Give this user write access to it, or set another DATA_DIR.`,
    )
  }
}

/** Creates a folder and its parents. Node's own `recursive` never returns where nothing can be created, as under /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // A process that starts at the same time may have created it.
    if (!existsSync(path)) throw error
  }
}

/**
 * Opens the configured database and runs all migrations or none. An existing SQLite file is copied to `DATA_DIR/backups` before
 * a migration. Throws `StartError` where the database cannot be reached, written or read, or is newer than this version.
 */
export async function openStorage(config: Pick<Config, 'database' | 'dataDir'>): Promise<Storage> {
  try {
    return config.database.kind === 'sqlite'
      ? await openSqliteStorage(config.dataDir)
      : await openPostgresStorage(config.database)
  } catch (error) {
    throw toStartError(error)
  }
}

async function openSqliteStorage(dataDir: string): Promise<Storage> {
  const file = sqliteFile(dataDir)
  const backups = backupFolder(dataDir)
  const existed = existsSync(file)
  makePrivate([file, `${file}-wal`, `${file}-shm`, `${file}.replaced`, `${file}.replaced-wal`, ...listBackups(backups)])
  for (const path of [file, `${file}-wal`, `${file}-shm`]) requireWritable(path)
  const health = createStorageHealth(
    () => db,
    () => !isSameFile(file, opened),
  )
  const sweep = async (): Promise<void> =>
    pruneBackups(backups, 'before-migration', { keep: KEPT_BACKUPS, before: new Date(Date.now() - KEPT_BACKUP_MS) })
  const { db, raw } = openSqlite(file, { onFault: health.onFault })
  const opened = statSync(file)
  try {
    const pending = await pendingMigrations(db)
    if (pending.length > 0 && existed) await backupSqlite(raw, backups, 'before-migration')
    await sweep()
    if (pending.length > 0) await migrateUp(db)
    if (existed && pending.includes(OVERWRITING_SINCE)) overwriteFreePages(raw)
    // The write-ahead log of a server that was killed may still contain deleted data.
    raw.pragma('wal_checkpoint(TRUNCATE)')
  } catch (error) {
    await db.destroy()
    throw error
  }
  let unlock: (() => void) | undefined
  return {
    db,
    notifications: undefined,
    problem: health.problem,
    sweep,
    whenAlone: async (work) => {
      unlock = await lockDataFolder(dataDir, work)
    },
    close: async () => {
      raw.pragma('wal_checkpoint(TRUNCATE)')
      await db.destroy()
      unlock?.()
    },
  }
}

/** SQLite reports a file of another program like a damaged one. */
function requireWritable(path: string): void {
  if (!existsSync(path)) return
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch {
    throw new StartError(`The database ${path} cannot be written. Give this user write access to it.`)
  }
}

/** Versions before this migration do not overwrite deleted data. */
const OVERWRITING_SINCE = '0017-server-state'

/**
 * Rewrites the file without deleted data, which needs as much free space as the file. Without that space the file does
 * not change.
 */
function overwriteFreePages(raw: BetterSqlite.Database): void {
  try {
    raw.exec('vacuum')
  } catch (error) {
    if (!(error instanceof BetterSqlite.SqliteError && /^SQLITE_(FULL|IOERR)/u.test(error.code))) throw error
  }
}

function isSameFile(file: string, { dev, ino }: { dev: number; ino: number }): boolean {
  const now = statSync(file, { throwIfNoEntry: false })
  return now?.dev === dev && now.ino === ino
}

async function openPostgresStorage({ url, pool }: { url: string; pool: number }): Promise<Storage> {
  // Loaded only where it is used, to save memory.
  const [{ openPostgres }, { createPostgresNotifications }] = await Promise.all([
    import('../../../db/postgres.ts'),
    import('../../../db/postgres-notifications.ts'),
  ])
  const preparing = openPostgres(url, { statementMs: 0 })
  try {
    await reach(preparing, url)
    if ((await pendingMigrations(preparing)).length > 0) await migrateUp(preparing)
  } finally {
    await preparing.destroy()
  }
  const health = createStorageHealth(
    () => db,
    () => false,
  )
  const db = openPostgres(url, { pool, onFault: health.onFault })
  const nothing = async (): Promise<void> => {}
  const notifications = createPostgresNotifications(url)
  const close = async (): Promise<void> => {
    await notifications.close()
    await db.destroy()
  }
  return { db, notifications, problem: health.problem, sweep: nothing, whenAlone: nothing, close }
}

async function reach(db: Kysely<Database>, url: string): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw new StartError(
      `PostgreSQL at ${new URL(url).host} cannot be reached (${findMessage(error)}). Start it, or correct DATABASE_URL.`,
    )
  }
}

const RESTORE = 'Restore a backup with: npm run restore'

/** A one-line message of the start about an unusable database. Other errors are unchanged. */
export function toStartError(error: unknown): unknown {
  if (error instanceof DatabaseNewerThanCode) {
    return new StartError(
      `The database is newer than this version of Hookline (it knows ${error.message}). Start the newer version, or restore a backup.`,
    )
  }
  const code = findDriverCode(error)
  if (code === undefined) {
    return error instanceof AppError ? new StartError(`${error.message} (${findMessage(error)})`) : error
  }
  const message = findMessage(error)
  if (/^SQLITE_(CORRUPT|NOTADB)/u.test(code)) return new StartError(`The database is damaged (${message}). ${RESTORE}`)
  if (/^SQLITE_(READONLY|PERM|CANTOPEN)/u.test(code)) {
    return new StartError(`The database cannot be written (${message}). Give this user write access to DATA_DIR.`)
  }
  if (code === 'SQLITE_FULL' || code === '53100') return new StartError(`The disk is full (${message}). Make room.`)
  return new StartError(`The database cannot be used (${message}). ${RESTORE}`)
}

/**
 * The code of the database driver's error in the causes of an error; undefined where there is none. PostgreSQL's errors
 * have a severity.
 */
function findDriverCode(error: unknown): string | undefined {
  if (error instanceof AppError) return findDriverCode(error.cause)
  if (error instanceof BetterSqlite.SqliteError) return error.code
  return error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : undefined
}

function findMessage(error: unknown): string {
  if (error instanceof AppError && error.cause !== undefined) return findMessage(error.cause)
  if (error instanceof AggregateError) return error.errors.map(findMessage).join(', ')
  return error instanceof Error ? error.message : String(error)
}
