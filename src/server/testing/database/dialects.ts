import { type Kysely, sql } from 'kysely'
import { afterAll, beforeEach, describe } from 'vitest'
import { migrateTo, migrateUp } from '../../../../db/migrate.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { openPostgres } from '../../../../db/postgres.ts'
import { openPglite } from './pglite.ts'
import { openTestDatabase } from './test-database.ts'

/**
 * Runs the same tests on SQLite and on PostgreSQL: a real server where `TEST_DATABASE_URL` names one, otherwise PGlite
 * in this process. `database()` is an empty, migrated database for each test.
 */
export function describeDialects(
  name: string,
  tests: (database: () => Kysely<Database>, dialect: 'SQLite' | 'PostgreSQL' | 'PGlite') => void,
): void {
  const url = process.env['TEST_DATABASE_URL']
  describe.each([
    { dialect: 'SQLite' as const, open: openTestDatabase, reset: false },
    { dialect: url ? ('PostgreSQL' as const) : ('PGlite' as const), open: () => openMigrated(url), reset: true },
  ])(`${name} on $dialect`, ({ dialect, open, reset }) => {
    let current: Kysely<Database> | undefined
    beforeEach(async () => {
      if (reset && current) await (url ? truncateAll(current) : deleteAll(current))
      else current = await open()
    })
    afterAll(async () => {
      if (!reset || url) await current?.destroy()
    })
    tests(() => {
      if (!current) throw new Error('The database is there only inside a test')
      return current
    }, dialect)
  })
}

async function openMigrated(url: string | undefined): Promise<Kysely<Database>> {
  const db = url ? openPostgres(url) : await openPglite()
  if (url) await migrateTo(db, undefined)
  await migrateUp(db)
  if (!url) await deleteAll(db)
  return db
}

async function truncateAll(db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables()
  // pg-boss has a schema of its own.
  const names = tables.filter(({ schema }) => schema === 'public').map((table) => sql.table(table.name))
  await sql`truncate ${sql.join(names)} cascade`.execute(db)
}

/**
 * Ten times faster than truncating tables with few rows. Only a superuser, such as PGlite's user, may leave references
 * unchecked.
 */
async function deleteAll(db: Kysely<Database>): Promise<void> {
  await sql`
    do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('delete from %I', name);
      end loop;
    end $$`.execute(db)
}
