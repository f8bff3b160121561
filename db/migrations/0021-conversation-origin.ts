import { type Kysely } from 'kysely'

/** What a result was tagged with and made of, so that what is refined from it is saved with that too. */
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
