import { type Kysely } from 'kysely'

/** The other options of an answer: a JSON list of their contents and warnings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('conversation_entries')
    .addColumn('options', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('conversation_entries').dropColumn('options').execute()
}
