import { type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('external_id', 'text').execute()
  await db.schema
    .alterTable('users')
    .addColumn('credentials_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('users_by_external_id').unique().on('users').column('external_id').execute()
  await db.schema
    .createTable('mail_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('mail_links_by_user').on('mail_links').column('user_id').execute()
  await db.schema.createIndex('mail_links_by_expiry').on('mail_links').column('expires_at').execute()
  await db.schema
    .createTable('known_devices')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_devices_pk', ['user_id', 'token_hash'])
    .execute()
  await db.schema.createIndex('known_devices_by_age').on('known_devices').column('last_seen_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('known_devices').execute()
  await db.schema.dropTable('mail_links').execute()
  await db.schema.dropIndex('users_by_external_id').execute()
  await db.schema.alterTable('users').dropColumn('credentials_version').execute()
  await db.schema.alterTable('users').dropColumn('external_id').execute()
}
