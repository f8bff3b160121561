import BetterSqlite from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
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
  readonly #database: BetterSqlite.Database
  constructor(database: BetterSqlite.Database) {
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
  return { db: new Kysely<Database>({ dialect: new AppSqliteDialect(raw) }), raw }
}
