import { type Kysely } from 'kysely'

/** The format of a script. Existing scripts are for videos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('script_generations')
    .addColumn('format', 'text', (c) => c.notNull().defaultTo('video'))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('script_generations').dropColumn('format').execute()
}
