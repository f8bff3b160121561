import { type Kysely, sql } from 'kysely'

/** Since when the sign-ins of an account at Firebase are valid, as of the newest one here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('provider_valid_since', 'text').execute()
  await sql`update users set provider_valid_since = coalesce(
    (select max(valid_since) from sessions where sessions.user_id = users.id), created_at)
    where external_id not like 'oidc:%'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').dropColumn('provider_valid_since').execute()
}
