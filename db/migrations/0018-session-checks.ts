import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('valid_since', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('checked_at', 'text').execute()
  await sql`update sessions set checked_at = created_at
    where user_id in (select id from users where external_id is not null)`.execute(db)
  await db.schema
    .createIndex('sessions_by_check')
    .on('sessions')
    .column('checked_at')
    .where(sql.ref('checked_at'), 'is not', null)
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('sessions_by_check').execute()
  await db.schema.alterTable('sessions').dropColumn('checked_at').execute()
  await db.schema.alterTable('sessions').dropColumn('valid_since').execute()
}
