import { type Compilable, CompiledQuery, type Kysely } from 'kysely'
import { isSqlite } from './dialect.ts'
import { nameStatement } from './named-statements.ts'
import { type Database } from './schema/database.ts'

/**
 * A query of a hot path: compiling its text takes several times as long as running it. `query` has any values. Returns a
 * function that runs it with the values of its placeholders, in their order.
 */
export function compileOnce<Row>(
  db: Kysely<Database>,
  query: Compilable<Row>,
): (...values: unknown[]) => Promise<Row[]> {
  const { sql } = query.compile()
  if (!isSqlite(db)) nameStatement(sql)
  return async (...values) => (await db.executeQuery<Row>(CompiledQuery.raw(sql, values))).rows
}
