import { type Kysely, sql } from 'kysely'

/** Names read at once. */
const NAMES_AT_ONCE = 1_000

/** What the owner sees of people and does with them: last seen, blocked, their own allowance, and a log of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('last_seen_at', 'text').execute()
  await db.schema.alterTable('users').addColumn('blocked_at', 'text').execute()
  for (const column of ['allowance_prompts', 'allowance_searches', 'allowance_speech'])
    await db.schema.alterTable('users').addColumn(column, 'integer').execute()
  await db.schema
    .alterTable('users')
    .addColumn('name_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await sql`update users set last_seen_at =
    (select max(last_seen_at) from sessions where sessions.user_id = users.id)`.execute(db)
  await foldNames(db)
  await db.schema.createIndex('users_newest').on('users').columns(['created_at', 'id']).execute()
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('subject', 'text')
    .addColumn('detail', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('audit_entries_newest').on('audit_entries').columns(['created_at', 'id']).execute()
  await db.schema
    .createIndex('audit_entries_by_subject')
    .on('audit_entries')
    .columns(['subject', 'created_at', 'id'])
    .execute()
}

/** Fills `name_key` as new accounts do. The databases themselves fold ASCII only. */
async function foldNames(db: Kysely<unknown>): Promise<void> {
  let last = ''
  for (;;) {
    const { rows } = await sql<{ id: string; display_name: string }>`
      select id, display_name from users where id > ${last} order by id limit ${NAMES_AT_ONCE}`.execute(db)
    for (const { id, display_name: name } of rows) {
      await sql`update users set name_key = ${name.toLowerCase()} where id = ${id}`.execute(db)
      last = id
    }
    if (rows.length < NAMES_AT_ONCE) return
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('audit_entries').execute()
  await db.schema.dropIndex('users_newest').execute()
  for (const column of [
    'name_key',
    'allowance_speech',
    'allowance_searches',
    'allowance_prompts',
    'blocked_at',
    'last_seen_at',
  ])
    await db.schema.alterTable('users').dropColumn(column).execute()
}
