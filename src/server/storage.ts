import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import { backupSqlite, pruneBackups } from '../../db/backup.ts'
import { DatabaseNewerThanCode, migrateUp, pendingMigrations } from '../../db/migrate.ts'
import { type Database } from '../../db/schema/database.ts'
import { openSqlite } from '../../db/sqlite.ts'
import { type Config } from './config.ts'

/** The server cannot start; the message is one line that says what to do. */
export class StartError extends Error {}

/** The opened database and the orderly way to close it. */
export interface Storage {
  db: Kysely<Database>
  close(): Promise<void>
}

/** Backups of an SQLite file that are kept from before migrations. */
const KEPT_BACKUPS = 3

/** Where the SQLite file of a data folder lies. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'hookline.sqlite')
}

/** Makes sure that the data folder exists and can be written. Throws `StartError`. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written. Give this user write access to it, or set another DATA_DIR.`,
    )
  }
}

/**
 * Opens the configured database and brings it up to date, all migrations or none; an existing SQLite file is copied to
 * `DATA_DIR/backups` first. Throws `StartError` when it cannot be reached or is newer than this version.
 */
export async function openStorage(config: Pick<Config, 'database' | 'dataDir'>): Promise<Storage> {
  return config.database.kind === 'sqlite'
    ? openSqliteStorage(config.dataDir)
    : openPostgresStorage(config.database.url)
}

async function openSqliteStorage(dataDir: string): Promise<Storage> {
  const file = sqliteFile(dataDir)
  const existed = existsSync(file)
  const opened = tryOpen(file)
  const { db, raw } = opened
  try {
    const pending = await readPending(db)
    if (pending.length > 0 && existed) {
      await backupSqlite(raw, join(dataDir, 'backups'), 'before-migration')
      pruneBackups(join(dataDir, 'backups'), KEPT_BACKUPS)
    }
    if (pending.length > 0) await migrateUp(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    db,
    close: async () => {
      raw.pragma('wal_checkpoint(TRUNCATE)')
      await db.destroy()
    },
  }
}

function tryOpen(file: string): ReturnType<typeof openSqlite> {
  try {
    return openSqlite(file)
  } catch (error) {
    throw new StartError(
      `The database ${file} cannot be opened (${messageOf(error)}). Restore a backup with: npm run restore`,
    )
  }
}

async function openPostgresStorage(url: string): Promise<Storage> {
  // The driver is loaded only where it is used: it takes memory that a small machine can use better.
  const { openPostgres } = await import('../../db/postgres.ts')
  const db = openPostgres(url)
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    throw new StartError(
      `PostgreSQL at ${new URL(url).host} cannot be reached (${messageOf(error)}). Start it, or correct DATABASE_URL.`,
    )
  }
  try {
    if ((await readPending(db)).length > 0) await migrateUp(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, close: () => db.destroy() }
}

async function readPending(db: Kysely<Database>): Promise<string[]> {
  try {
    return await pendingMigrations(db)
  } catch (error) {
    if (error instanceof BetterSqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB|IOERR)/u.test(error.code)) {
      throw new StartError(`The database is damaged (${error.message}). Restore a backup with: npm run restore`)
    }
    if (!(error instanceof DatabaseNewerThanCode)) throw error
    throw new StartError(
      `The database is newer than this version of Hookline (it knows ${error.message}). Start the newer version, or restore a backup.`,
    )
  }
}

/** Whether the database answers. Never throws. */
export async function answers(db: Kysely<Database>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
