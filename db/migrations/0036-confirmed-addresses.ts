import { type Kysely } from 'kysely'

/** Accounts whose allowance begins with the confirmed address, and what free accounts used of the server's prompts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('confirms_first', 'integer').execute()
  await db.schema
    .alterTable('host_prompts')
    .addColumn('used_free', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('host_prompts').dropColumn('used_free').execute()
  await db.schema.alterTable('users').dropColumn('confirms_first').execute()
}
