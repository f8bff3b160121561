import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'

export type AboutRepository = ReturnType<typeof createAboutRepository>

export function createAboutRepository(db: Kysely<Database>) {
  return {
    /** The database's product and version, and the last migration that it ran. */
    async findDatabase(): Promise<{ engine: string; schema: string }> {
      const version = isSqlite(db)
        ? sql<{ version: string }>`select 'SQLite ' || sqlite_version() as version`
        : sql<{ version: string }>`select 'PostgreSQL ' || current_setting('server_version') as version`
      const last = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`
      const [engine, schema] = [await version.execute(db), await last.execute(db)]
      return { engine: engine.rows[0]?.version ?? '', schema: schema.rows[0]?.name ?? '' }
    },
  }
}
