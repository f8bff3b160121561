import { type Kysely } from 'kysely'

/** Tags and origin of a result, so that refined versions of it are saved with them too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['tags', 'metadata']) {
    await db.schema.alterTable('conversations').addColumn(column, 'text').execute()
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of ['tags', 'metadata']) {
    await db.schema.alterTable('conversations').dropColumn(column).execute()
  }
}
