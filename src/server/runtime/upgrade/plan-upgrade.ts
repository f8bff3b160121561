import { existsSync, statfsSync } from 'node:fs'
import { type Kysely } from 'kysely'
import { findDatabaseBytes } from '../../../../db/database-size.ts'
import { pendingMigrations } from '../../../../db/migrate.ts'
import { migrations } from '../../../../db/migrations/migrations.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { readSqlite } from '../../../../db/sqlite.ts'
import { type Config } from '../../config/config.ts'
import { findDefaultChanges } from '../../config/default-changes.ts'
import { Environment } from '../../config/schema.ts'
import { sqliteFile, toStartError } from '../storage.ts'

/** What the first start of this version will do to the configured server. */
interface UpgradePlan {
  /** What will happen and what changes, as lines for the host. */
  lines: string[]
  /** What would prevent the start, as lines for the host. */
  problems: string[]
}

/**
 * Reads the configured database without changing it, also while a server uses it. `env`: the variables of the server.
 * `fileVariables`: the names in its `.env`. `freeBytes` tells the free space of a folder in bytes.
 */
export async function planUpgrade(
  config: Config,
  env: Record<string, string | undefined>,
  { fileVariables, freeBytes = findFreeBytes }: { fileVariables: string[]; freeBytes?: (folder: string) => number },
): Promise<UpgradePlan> {
  const lines = fileVariables
    .filter((name) => /^[A-Z][A-Z\d_]+$/u.test(name) && !(name in Environment.shape) && !OF_THE_SYSTEM.test(name))
    .map((name) => `${name} in .env is no variable of this version: nothing reads it`)
  const db = await openForReading(config)
  if (!db) return { lines: ['There is no database yet: the first start creates it', ...lines], problems: [] }
  try {
    const pending = await pendingMigrations(db)
    if (pending.length === Object.keys(migrations).length) {
      return { lines: ['The database is empty: the first start fills it', ...lines], problems: [] }
    }
    if (pending.length === 0) return { lines: ['Migrations to come: none', ...lines], problems: [] }
    const room = await planCopy(config, db, freeBytes)
    const set = Object.keys(env).filter((name) => env[name]?.trim())
    return {
      lines: [
        `Migrations to come: ${pending.join(', ')}`,
        room.line,
        ...findDefaultChanges(pending, set, config).map((line) => `Changed default: ${line}`),
        ...lines,
      ],
      problems: room.isEnough ? [] : [`There is no room for the copy of the database: ${room.line}`],
    }
  } catch (error) {
    const known = toStartError(error)
    return { lines, problems: [known instanceof Error ? known.message : String(known)] }
  } finally {
    await db.destroy()
  }
}

/** Variables of Node, of npm and of the system, which a host may set in the same file. */
const OF_THE_SYSTEM =
  /^(?:NODE_.*|npm_.*|TZ|LANG|LC_.*|TMPDIR|PATH|HOME|UV_.*|SSL_.*|HTTPS?_PROXY|NO_PROXY|MALLOC_.*)$/u

async function openForReading({ database, dataDir }: Config): Promise<Kysely<Database> | undefined> {
  if (database.kind === 'sqlite') return existsSync(sqliteFile(dataDir)) ? readSqlite(sqliteFile(dataDir)) : undefined
  const { openPostgres } = await import('../../../../db/postgres.ts')
  return openPostgres(database.url, { pool: 1 })
}

/** The copy that is made before a migration of SQLite. */
async function planCopy(
  { database, dataDir }: Config,
  db: Kysely<Database>,
  freeBytes: (folder: string) => number,
): Promise<{ line: string; isEnough: boolean }> {
  if (database.kind === 'postgres') {
    return { line: 'PostgreSQL is not copied before them: make a copy with pg_dump', isEnough: true }
  }
  const [needed, free] = [await findDatabaseBytes(db), freeBytes(dataDir)]
  return {
    line: `the copy before them takes ${inMegabytes(Math.ceil(needed / MB))} in ${dataDir}, where ${inMegabytes(Math.floor(free / MB))} are free`,
    isEnough: free >= needed,
  }
}

function findFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const MB = 1_000_000
const inMegabytes = (megabytes: number): string => `${megabytes.toLocaleString('en')} MB`
