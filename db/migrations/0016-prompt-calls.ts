import { type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('host_prompts')
    .addColumn('day_start', 'text', (c) => c.primaryKey())
    .addColumn('used', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('idempotency_records').addColumn('held_by', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('idempotency_records').dropColumn('held_by').execute()
  await db.schema.dropTable('host_prompts').execute()
}
