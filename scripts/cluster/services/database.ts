import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Queries the database directly. A broken connection is reopened. */
export interface Database {
  rows<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export function openDatabase(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  // A waiting connection is cut when the server restarts.
  pool.on('error', () => {})
  return {
    rows: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    close: () => pool.end(),
  }
}

/** Waits until a count is zero, at most `seconds`. Returns the last count. */
export async function untilNone(seconds: number, count: () => Promise<number>): Promise<number> {
  for (const until = Date.now() + seconds * 1_000; ;) {
    const left = await count()
    if (left === 0 || Date.now() > until) return left
    await wait(500)
  }
}
