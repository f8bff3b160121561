import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preferences')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('notifications', 'integer', (c) => c.notNull())
    .addColumn('email_updates', 'integer', (c) => c.notNull())
    .addColumn('data_sharing', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('personalizations')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('content_niche', 'text', (c) => c.notNull())
    .addColumn('target_audience', 'text', (c) => c.notNull())
    .addColumn('brand_personality', 'text', (c) => c.notNull())
    .addColumn('preferred_content_style', 'text', (c) => c.notNull())
    .addColumn('content_goals', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('feature_counters')
    .addColumn('feature', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('uses', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('feature_counters_pk', ['feature', 'day'])
    .execute()
  await db.schema
    .alterTable('hook_generations')
    .addColumn('hook_count', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await countHooks(db)
}

/** The dialects count a JSON list differently, so existing rows are counted here, page by page. */
async function countHooks(db: Kysely<unknown>): Promise<void> {
  let after = ''
  for (;;) {
    const { rows } = await sql<{ id: string; hooks: string }>`
      select id, hooks from hook_generations where id > ${after} order by id limit 500`.execute(db)
    for (const { id, hooks } of rows) {
      const count = (JSON.parse(hooks) as unknown[]).length
      await sql`update hook_generations set hook_count = ${count} where id = ${id}`.execute(db)
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('hook_generations').dropColumn('hook_count').execute()
  await db.schema.dropTable('feature_counters').execute()
  await db.schema.dropTable('personalizations').execute()
  await db.schema.dropTable('preferences').execute()
}
