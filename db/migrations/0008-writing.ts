import { type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('hook_generations')
    .addColumn('sources', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .createTable('script_generations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('duration', 'text', (c) => c.notNull())
    .addColumn('tone', 'text', (c) => c.notNull())
    .addColumn('use_internet_search', 'integer', (c) => c.notNull())
    .addColumn('beats', 'text', (c) => c.notNull())
    .addColumn('script', 'text', (c) => c.notNull())
    .addColumn('words', 'integer', (c) => c.notNull())
    .addColumn('seconds', 'double precision', (c) => c.notNull())
    .addColumn('sources', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('caption_generations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('style', 'text', (c) => c.notNull())
    .addColumn('use_internet_search', 'integer', (c) => c.notNull())
    .addColumn('captions', 'text', (c) => c.notNull())
    .addColumn('sources', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('conversations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tool_type', 'text', (c) => c.notNull())
    .addColumn('original_prompt', 'text', (c) => c.notNull())
    .addColumn('original_content', 'text', (c) => c.notNull())
    .addColumn('user_input', 'text')
    .addColumn('current_version', 'integer', (c) => c.notNull())
    .addColumn('entry_count', 'integer', (c) => c.notNull())
    .addColumn('held_by', 'text')
    .addColumn('held_since', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('conversation_entries')
    .addColumn('conversation_id', 'text', (c) => c.notNull().references('conversations.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('version', 'integer')
    .addColumn('base', 'integer')
    .addColumn('note', 'text')
    .addColumn('sources', 'text', (c) => c.notNull())
    .addColumn('warnings', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('conversation_entries_pk', ['conversation_id', 'position'])
    .execute()
  await db.schema
    .createTable('library_items')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('is_favorite', 'integer', (c) => c.notNull())
    .addColumn('folder', 'text')
    .addColumn('original_id', 'text')
    .addColumn('metadata', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  // An item without an original never equals another item: null differs from null in a unique index.
  await db.schema
    .createIndex('library_items_same')
    .unique()
    .on('library_items')
    .columns(['user_id', 'type', 'original_id', 'content_hash'])
    .execute()
  for (const table of NEWEST_FIRST) {
    await db.schema.createIndex(`${table}_newest`).on(table).columns(['user_id', 'created_at', 'id']).execute()
  }
}

const NEWEST_FIRST = ['script_generations', 'caption_generations', 'conversations', 'library_items']

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['conversation_entries', ...NEWEST_FIRST.toReversed()]) await db.schema.dropTable(table).execute()
  await db.schema.alterTable('hook_generations').dropColumn('sources').execute()
}
