import { type Kysely } from 'kysely'
import { migrateUp } from '../../../../db/migrate.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { openSqlite } from '../../../../db/sqlite.ts'

let template: Promise<Buffer> | undefined

/** A fresh, migrated SQLite database in memory; migrations run once per test process and are copied from then on. */
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
