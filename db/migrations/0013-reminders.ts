import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('planner_entries').addColumn('reminded_on', 'text').execute()
  await db.schema
    .createTable('reminder_days')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('mails', 'integer', (c) => c.notNull())
    .addColumn('held_until', 'text')
    .execute()
  // In reading order, so that a page is found without sorting the rest.
  await db.schema.dropIndex('planner_entries_due').execute()
  await db.schema
    .createIndex('planner_entries_due')
    .on('planner_entries')
    .columns(['reminded_at', 'scheduled_at', 'id'])
    .execute()
  // An archive with an offset instead of a time zone is refused.
  await sql`update planner_entries set time_zone = null where time_zone like '+%' or time_zone like '-%'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('planner_entries_due').execute()
  await db.schema
    .createIndex('planner_entries_due')
    .on('planner_entries')
    .columns(['reminded_at', 'scheduled_at'])
    .execute()
  await db.schema.dropTable('reminder_days').execute()
  await db.schema.alterTable('planner_entries').dropColumn('reminded_on').execute()
}
