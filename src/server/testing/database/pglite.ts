import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'

let shared: Kysely<Database> | undefined

/** PostgreSQL inside this process; one for all test files of a worker, because its start takes a second. */
export async function openPglite(): Promise<Kysely<Database>> {
  shared ??= new Kysely<Database>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) })
  return shared
}
