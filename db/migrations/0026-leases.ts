import { type Kysely } from 'kysely'

/**
 * One table of leases replaces `import_holds` and a column in each of three tables. Nothing is copied, because nothing
 * runs while the server is stopped for the upgrade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('resource', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('lease_owner', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  // The deletion of a user looks for referring rows.
  await db.schema.createIndex('leases_by_user').on('leases').column('user_id').execute()
  await db.schema.dropTable('import_holds').execute()
  await db.schema.alterTable('conversations').dropColumn('held_by').execute()
  await db.schema.alterTable('conversations').dropColumn('held_since').execute()
  await db.schema.alterTable('idempotency_records').dropColumn('held_by').execute()
  await db.schema.alterTable('reminder_days').dropColumn('held_until').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reminder_days').addColumn('held_until', 'text').execute()
  await db.schema.alterTable('idempotency_records').addColumn('held_by', 'text').execute()
  await db.schema.alterTable('conversations').addColumn('held_since', 'text').execute()
  await db.schema.alterTable('conversations').addColumn('held_by', 'text').execute()
  await db.schema
    .createTable('import_holds')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('held_by', 'text', (c) => c.notNull())
    .addColumn('held_since', 'text', (c) => c.notNull())
    .execute()
  await db.schema.dropTable('leases').execute()
}
