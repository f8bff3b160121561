import { type Kysely } from 'kysely'

/** Jobs in the database: mails, reminders and rounds of housekeeping. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lease_owner', 'text')
    .addColumn('lease_expires_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('failure', 'text')
    .execute()
  await db.schema.createIndex('jobs_by_key').on('jobs').columns(['kind', 'key']).unique().execute()
  await db.schema.createIndex('jobs_by_due').on('jobs').columns(['kind', 'failed_at', 'due_at']).execute()
  // The deletion of a user looks for referring rows.
  await db.schema.createIndex('jobs_by_user').on('jobs').column('user_id').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('jobs').execute()
}
