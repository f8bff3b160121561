import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'

let shared: Kysely<Database> | undefined

/** PostgreSQL inside this process; one for all test files of a worker, because its start takes a second. */
export async function openPglite(): Promise<Kysely<Database>> {
  shared ??= new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: await PGlite.create({ extensions: { btree_gin, pg_trgm } }) }),
  })
  return shared
}
