import { type Kysely, sql, SqliteAdapter, type Transaction } from 'kysely'

/** Whether this is SQLite, whose driver blocks the event loop. Otherwise it is PostgreSQL. */
export function isSqlite<DB>(db: Kysely<DB>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** Runs work in a transaction: in `db` itself where it is a transaction, otherwise in a new one. */
export function inTransaction<DB, Result>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db as Transaction<DB>) : db.transaction().execute(work)
}

/**
 * Runs work in a transaction whose commit does not wait for the disk. A crash of the machine may lose it; a crash of
 * the process does not. Sources: https://sqlite.org/pragma.html#pragma_synchronous (NORMAL under WAL),
 * https://www.postgresql.org/docs/current/wal-async-commit.html
 */
export function withoutSync<DB, Result>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  if (!isSqlite(db)) {
    return db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit = off`.execute(trx)
      return work(trx)
    })
  }
  // On one connection, because the setting must not reach other transactions.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection)
    try {
      return await connection.transaction().execute(work)
    } finally {
      await sql`pragma synchronous = full`.execute(connection)
    }
  })
}
