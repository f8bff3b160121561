import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isSqlite } from './dialect.ts'
import { type Database } from './schema/database.ts'

/**
 * Whether a text column has one of these values. They are one parameter, because a statement with a parameter for each
 * value takes longer to prepare.
 */
export const isOneOf = (db: Kysely<Database>, column: string, values: readonly string[]): RawBuilder<boolean> =>
  isSqlite(db)
    ? sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql<boolean>`${sql.ref(column)} = any(${values}::text[])`
