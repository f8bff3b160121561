import { type Kysely } from 'kysely'

/** Who is the owner, what makes a person that, and the owner's invitations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('owner_since', 'text').execute()
  await db.schema
    .createTable('owner_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('invites')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('made_by', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('uses_left', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('invites_by_maker').on('invites').column('made_by').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('invites').execute()
  await db.schema.dropTable('owner_links').execute()
  await db.schema.alterTable('users').dropColumn('owner_since').execute()
}
