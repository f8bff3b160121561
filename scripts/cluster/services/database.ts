import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Asks the database itself, beside the server; a connection that broke is opened again. */
export interface Database {
  rows<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export function openDatabase(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  // A connection that waits is cut when the server restarts.
  pool.on('error', () => {})
  return {
    rows: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    close: () => pool.end(),
  }
}

/** Waits until a count is zero, for so many seconds at most. Returns the last count. */
export async function untilNone(seconds: number, count: () => Promise<number>): Promise<number> {
  for (const until = Date.now() + seconds * 1_000; ;) {
    const left = await count()
    if (left === 0 || Date.now() > until) return left
    await wait(500)
  }
}
