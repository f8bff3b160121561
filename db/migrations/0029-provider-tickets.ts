import { type Kysely } from 'kysely'

/**
 * Requests that have a place at a provider or wait for one, shared by all processes of a database. A row exists for seconds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('provider_tickets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('queue', 'text', (c) => c.notNull())
    .addColumn('rank', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('started', 'integer')
    .addColumn('is_silent', 'integer', (c) => c.notNull())
    .addColumn('lease_owner', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('provider_tickets_by_queue').on('provider_tickets').column('queue').execute()
  // The deletion of a user looks for referring rows.
  await db.schema.createIndex('provider_tickets_by_user').on('provider_tickets').column('user_id').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('provider_tickets').execute()
}
