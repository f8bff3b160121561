import { type Kysely } from 'kysely'

/** What a result was before a sentence with a figure was removed from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generations').addColumn('before_removal', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generations').dropColumn('before_removal').execute()
}
