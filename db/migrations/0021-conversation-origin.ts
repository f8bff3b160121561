import { type Kysely } from 'kysely'

/** Tags and origin of a result, so that its refined versions are saved with them. */
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
