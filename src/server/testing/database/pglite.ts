import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import { migrateTo } from '../../../../db/migrate.ts'
import { type Database } from '../../../../db/schema/database.ts'

let shared: Promise<{ pglite: PGlite; db: Kysely<Database> }> | undefined

/** PostgreSQL in this process; one for all test files of a worker, because its start takes a second. */
export function sharedPglite(): Promise<{ pglite: PGlite; db: Kysely<Database> }> {
  shared ??= PGlite.create({ extensions: { btree_gin, pg_trgm } }).then((pglite) => ({
    pglite,
    db: new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }),
  }))
  return shared
}

/** The shared PGlite as a database. */
export const openPglite = async (): Promise<Kysely<Database>> => (await sharedPglite()).db

/** The shared PGlite without tables, whatever the test files before this one left in it. */
export async function openEmptyPglite(): Promise<Kysely<Database>> {
  const db = await openPglite()
  await migrateTo(db, undefined)
  return db
}
