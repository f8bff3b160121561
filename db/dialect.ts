import { type Kysely, SqliteAdapter, type Transaction } from 'kysely'

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
