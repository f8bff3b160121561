import { type Kysely } from 'kysely'

/** What an OpenID Connect provider says of a person, and the token by which it ends its own session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('owner_group', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('id_token', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').dropColumn('id_token').execute()
  await db.schema.alterTable('users').dropColumn('owner_group').execute()
}
