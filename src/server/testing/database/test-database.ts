import { type Kysely } from 'kysely'
import { migrateUp } from '../../../../db/migrate.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { openSqlite } from '../../../../db/sqlite.ts'

let template: Promise<Buffer> | undefined

/** A new, migrated SQLite database in memory. Migrations run once per test process; then the result is copied. */
export async function openTestDatabase(): Promise<Kysely<Database>> {
  template ??= migratedTemplate()
  return openSqlite(await template).db
}

async function migratedTemplate(): Promise<Buffer> {
  const { db, raw } = openSqlite(':memory:')
  await migrateUp(db)
  const serialized = raw.serialize()
  await db.destroy()
  return serialized
}
