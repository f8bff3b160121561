import BetterSqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  sql,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely'
import { isSqlite } from './dialect.ts'
import { type DatabaseFault, refuseFaults } from './faults.ts'
import { type Database } from './schema/database.ts'

export interface SqliteOptions {
  onFault?: (fault: DatabaseFault) => void
}

class AppSqliteDriver extends SqliteDriver {
  readonly #raw: BetterSqlite.Database
  readonly #onFault: SqliteOptions['onFault']
  #connection: DatabaseConnection | undefined

  constructor(raw: BetterSqlite.Database, onFault: SqliteOptions['onFault']) {
    super({ database: withStatementCache(raw) })
    this.#raw = raw
    this.#onFault = onFault
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#connection) return this.#connection
    const connection = await super.acquireConnection()
    refuseFaults(connection, classifyFault, this.#onFault)
    this.#connection = connection
    return connection
  }

  /** Takes the write lock at `begin`: a deferred transaction that reads first and writes later fails with BUSY. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /**
   * SQLite itself rolls back on a full disk. A second rollback would hide the cause. Source:
   * https://sqlite.org/lang_transaction.html
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#raw.inTransaction) await super.rollbackTransaction(connection)
  }
}

/**
 * Error codes of SQLite (https://sqlite.org/rescode.html). SQLite reports an exceeded disk quota as a failed write, not
 * as a full disk.
 */
function classifyFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof BetterSqlite.SqliteError)) return undefined
  if (/^SQLITE_(FULL|IOERR_WRITE|IOERR_SHMSIZE)$/u.test(error.code)) return 'full'
  return error.code.startsWith('SQLITE_BUSY') ? 'busy' : undefined
}

/** SQLite can roll back DDL, so all pending migrations run in one transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * SQLite plans a prepared statement again at each run, because statistics (STAT4) could make a new value of a compared column
 * worth another plan. There are no statistics here, and planning takes longer than most statements. A value behind a plus is not
 * looked at. Source: https://sqlite.org/c3ref/prepare.html
 */
class AppSqliteQueryCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }
}

class AppSqliteDialect extends SqliteDialect {
  readonly #raw: BetterSqlite.Database
  readonly #onFault: SqliteOptions['onFault']

  constructor(raw: BetterSqlite.Database, onFault: SqliteOptions['onFault']) {
    super({ database: raw })
    this.#raw = raw
    this.#onFault = onFault
  }

  override createDriver(): SqliteDriver {
    return new AppSqliteDriver(this.#raw, this.#onFault)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new AppSqliteQueryCompiler()
  }
}

/** Milliseconds that a statement waits for another process. It blocks the whole process. */
const BUSY_MS = 5_000

/** Number of cached prepared statements; the server has a few hundred different ones. */
const CACHED_STATEMENTS = 500
/** Longest cached statement. A longer one names many rows and is unlikely to recur. */
const CACHED_CHARACTERS = 4_000

/** The database with a cache of prepared statements: preparing a statement takes longer than running most of them. */
function withStatementCache(raw: BetterSqlite.Database): SqliteDatabase {
  const ready = new Map<string, BetterSqlite.Statement>()
  return {
    close: () => raw.close(),
    prepare(text) {
      const known = ready.get(text)
      if (known) return known
      const statement = raw.prepare(text)
      if (text.length > CACHED_CHARACTERS) return statement
      const [oldest] = ready.size >= CACHED_STATEMENTS ? ready.keys() : []
      if (oldest !== undefined) ready.delete(oldest)
      ready.set(text, statement)
      return statement
    },
  }
}

/**
 * Opens SQLite with durable commits and enforced references. `source` is a file path, `:memory:`, or a serialized
 * database. Throws the driver's error when the file cannot be opened. Statements throw INSUFFICIENT_STORAGE where the
 * disk is full, and SERVICE_UNAVAILABLE when another process locks the file for 5 s.
 */
export function openSqlite(
  source: string | Buffer,
  { onFault }: SqliteOptions = {},
): { db: Kysely<Database>; raw: BetterSqlite.Database } {
  const raw = new BetterSqlite(source)
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  raw.pragma(`busy_timeout = ${BUSY_MS}`)
  // Deleted data is overwritten, also in free pages.
  raw.pragma('secure_delete = ON')
  return { db: new Kysely<Database>({ dialect: new AppSqliteDialect(raw, onFault) }), raw }
}

/** Opens an existing SQLite file, also one that a server uses, for reading alone. Throws the driver's error. */
export function readSqlite(file: string): Kysely<Database> {
  const database = new BetterSqlite(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS })
  return new Kysely<Database>({ dialect: new SqliteDialect({ database }) })
}

/**
 * Empties the write-ahead log, which still contains deleted data. Returns false, without waiting, where another process
 * reads from it. Does nothing on PostgreSQL.
 */
export function emptyLog(db: Kysely<Database>): Promise<boolean> {
  if (!isSqlite(db)) return Promise.resolve(true)
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection)
      return rows[0]?.busy === 0
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_MS)}`.execute(connection)
    }
  })
}
