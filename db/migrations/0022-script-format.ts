import { type Kysely } from 'kysely'

/** What a script was written for; every earlier one was for a video. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('script_generations')
    .addColumn('format', 'text', (c) => c.notNull().defaultTo('video'))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('script_generations').dropColumn('format').execute()
}
