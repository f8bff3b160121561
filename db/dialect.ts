import { type Kysely, SqliteAdapter, type Transaction } from 'kysely'

/** Whether this is SQLite, whose driver holds the event loop while it reads; else it is PostgreSQL. */
export function isSqlite<DB>(db: Kysely<DB>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter
}

/** Does some work all or not at all: in a transaction of its own, or as a part of the one that `db` is already. */
export function inTransaction<DB, Result>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db as Transaction<DB>) : db.transaction().execute(work)
}
