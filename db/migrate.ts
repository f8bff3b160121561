import { type Kysely, sql } from 'kysely'
import { Migrator, NO_MIGRATIONS } from 'kysely/migration'
import { migrations } from './migrations/migrations.ts'
import { type Database } from './schema/database.ts'

/** The database has migrations that this version of the code does not know. */
export class DatabaseNewerThanCode extends Error {}

function migrator(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

/** Names of migrations that the database has run, oldest first; empty for a new database. */
async function executedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map((row) => row.name)
}

/**
 * Returns the names of pending migrations, oldest first. Throws `DatabaseNewerThanCode` when the database has a
 * migration that this code does not know.
 */
export async function pendingMigrations(db: Kysely<Database>): Promise<string[]> {
  const executed = await executedMigrations(db)
  const unknown = executed.filter((name) => !(name in migrations))
  if (unknown.length > 0) throw new DatabaseNewerThanCode(unknown.join(', '))
  return Object.keys(migrations).filter((name) => !executed.includes(name))
}

/** Runs every pending migration, or none. Throws the first migration's error. */
export async function migrateUp(db: Kysely<Database>): Promise<void> {
  const { error } = await migrator(db).migrateToLatest()
  if (error) throw error
}

/**
 * Migrates up or down to one migration, or down to an empty database. All or none. Only tests migrate down. Throws the
 * first migration's error.
 */
export async function migrateTo(db: Kysely<Database>, name: string | undefined): Promise<void> {
  const { error } = await migrator(db).migrateTo(name ?? NO_MIGRATIONS)
  if (error) throw error
}
