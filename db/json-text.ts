import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isSqlite } from './dialect.ts'
import { type Database } from './schema/database.ts'

/** Parts of a statement whose answer is JSON text that the database writes: it takes less time than reading and writing rows. */
export interface JsonText {
  /** JSON of a text column, null included. */
  quote(column: string): RawBuilder<string>
  /** The array of the values of a column, in the order of the rows that it is read from; PostgreSQL needs `order`. */
  join(column: string, order: RawBuilder<unknown>): RawBuilder<Buffer | string>
}

export const jsonText = (db: Kysely<Database>): JsonText => (isSqlite(db) ? SQLITE : POSTGRES)

/** As a blob, because the text is sent as it is. */
const SQLITE: JsonText = {
  quote: (column) => sql`json_quote(${sql.ref(column)})`,
  join: (column) => sql`cast('[' || coalesce(group_concat(${sql.ref(column)}, ','), '') || ']' as blob)`,
}
const POSTGRES: JsonText = {
  quote: (column) => sql`coalesce(to_json(${sql.ref(column)})::text, 'null')`,
  join: (column, order) => sql`'[' || coalesce(string_agg(${sql.ref(column)}, ',' order by ${order}), '') || ']'`,
}
