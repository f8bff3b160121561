import BetterSqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { type Database } from './schema/database.ts'

/** Takes the write lock at `begin`: a deferred transaction that reads first and writes later fails with BUSY. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite can roll back DDL, so all pending migrations run in one transaction: nothing stays half-migrated. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class AppSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }
  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver({ database: this.#database })
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter()
  }
}

/** Statements that are kept ready; what the server asks has a few hundred forms. */
const READY_STATEMENTS = 500
/** A longer one names many rows and is not asked again like this. */
const READY_CHARACTERS = 4_000

/** The database with its statements kept ready: to prepare one takes longer than to run most of them. */
function withReadyStatements(raw: BetterSqlite.Database): SqliteDatabase {
  const ready = new Map<string, BetterSqlite.Statement>()
  return {
    close: () => raw.close(),
    prepare(text) {
      const known = ready.get(text)
      if (known) return known
      const statement = raw.prepare(text)
      if (text.length > READY_CHARACTERS) return statement
      const [oldest] = ready.size >= READY_STATEMENTS ? ready.keys() : []
      if (oldest !== undefined) ready.delete(oldest)
      ready.set(text, statement)
      return statement
    },
  }
}

/**
 * Opens SQLite with the settings that keep every commit and every reference.
 * `source` is a file path, `:memory:`, or a serialized database. Throws the driver's error when the file cannot be opened.
 */
export function openSqlite(source: string | Buffer): { db: Kysely<Database>; raw: BetterSqlite.Database } {
  const raw = new BetterSqlite(source)
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  raw.pragma('busy_timeout = 5000')
  return { db: new Kysely<Database>({ dialect: new AppSqliteDialect(withReadyStatements(raw)) }), raw }
}
