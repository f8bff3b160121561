import { type Kysely, sql } from 'kysely'

/** The id of the result that a conversation refines, so that the result leads to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('conversations').addColumn('original_id', 'text').execute()
  await sql`create index conversations_of_result on conversations (user_id, original_id)
    where original_id is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('conversations_of_result').execute()
  await db.schema.alterTable('conversations').dropColumn('original_id').execute()
}
