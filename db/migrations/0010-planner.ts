import { type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('planner_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('library_item_id', 'text', (c) => c.notNull().references('library_items.id').onDelete('cascade'))
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('scheduled_at', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text')
    .addColumn('description', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('reminded_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('planner_entries_by_date')
    .on('planner_entries')
    .columns(['user_id', 'scheduled_at', 'id'])
    .execute()
  await db.schema.createIndex('planner_entries_by_item').on('planner_entries').column('library_item_id').execute()
  // For the reminder round: due entries of all users that were not reported yet.
  await db.schema
    .createIndex('planner_entries_due')
    .on('planner_entries')
    .columns(['reminded_at', 'scheduled_at'])
    .execute()
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('calendar_feeds').execute()
  await db.schema.dropTable('planner_entries').execute()
}
