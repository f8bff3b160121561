import { type Kysely, sql, SqliteAdapter, type Transaction } from 'kysely'

/** Whether this is SQLite, whose driver blocks the event loop; else it is PostgreSQL. */
export function isSqlite<DB>(db: Kysely<DB>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** Runs work in a transaction: in `db` itself if it is one, else in a new one. */
export function inTransaction<DB, Result>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db as Transaction<DB>) : db.transaction().execute(work)
}

/**
 * Does some work in a transaction that does not wait for the disk at its end: a crash of the machine may lose it, one of
 * the process may not. Sources: https://sqlite.org/pragma.html#pragma_synchronous (NORMAL under WAL),
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
  // One connection for all of it: no other transaction may run without its sync.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection)
    try {
      return await connection.transaction().execute(work)
    } finally {
      await sql`pragma synchronous = full`.execute(connection)
    }
  })
}
