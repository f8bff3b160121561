import { type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_customers')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('customer_id', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('payment_customers_by_user').on('payment_customers').column('user_id').execute()
  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('customer_id', 'text', (c) => c.notNull())
    .addColumn('plan', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('period_start', 'text', (c) => c.notNull())
    .addColumn('period_end', 'text', (c) => c.notNull())
    .addColumn('cancel_at_period_end', 'integer', (c) => c.notNull())
    .addColumn('next_amount_cents', 'integer')
    .addColumn('revoked', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('subscriptions_by_user').on('subscriptions').column('user_id').execute()
  await db.schema
    .createTable('subscription_refreshes')
    .addColumn('subscription_id', 'text', (c) => c.primaryKey())
    .addColumn('started', 'integer', (c) => c.notNull())
    .addColumn('written', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('payment_events_by_age').on('payment_events').column('received_at').execute()
  await db.schema
    .createTable('checkout_claims')
    .addColumn('session_id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('claimed_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('checkout_claims_by_user').on('checkout_claims').column('user_id').execute()
  await db.schema
    .createTable('sandbox_objects')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('customer_id', 'text')
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('sandbox_objects_by_customer')
    .on('sandbox_objects')
    .columns(['customer_id', 'kind'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'sandbox_objects',
    'checkout_claims',
    'payment_events',
    'subscription_refreshes',
    'subscriptions',
    'payment_customers',
  ]) {
    await db.schema.dropTable(table).execute()
  }
}
