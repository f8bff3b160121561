import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('speech_generations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('voice', 'text', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('characters', 'integer', (c) => c.notNull())
    .addColumn('duration_ms', 'double precision', (c) => c.notNull())
    .addColumn('filename', 'text', (c) => c.notNull())
    .addColumn('file_key', 'text')
    .addColumn('file_bytes', 'integer', (c) => c.notNull())
    .addColumn('outline', 'text', (c) => c.notNull())
    .addColumn('cues', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('speech_generations_newest')
    .on('speech_generations')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
  // For the sweeps (rows with a file, oldest first, in a history of any length), and for the owner of a file.
  await db.schema
    .createIndex('speech_generations_expiry')
    .on('speech_generations')
    .column('created_at')
    .where(sql.ref('file_key'), 'is not', null)
    .execute()
  await db.schema.createIndex('speech_generations_file').on('speech_generations').column('file_key').execute()
  await db.schema
    .createTable('speech_segments')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('file_key', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('speech_segments_pk', ['user_id', 'hash'])
    .execute()
  await db.schema.createIndex('speech_segments_by_age').on('speech_segments').column('created_at').execute()
  await db.schema
    .createIndex('speech_segments_newest')
    .on('speech_segments')
    .columns(['user_id', 'created_at', 'hash'])
    .execute()
  await db.schema.createIndex('speech_segments_file').on('speech_segments').column('file_key').execute()
  await db.schema
    .createTable('voice_recordings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    // A speech can be saved once.
    .addColumn('speech_id', 'text', (c) => c.notNull().unique().references('speech_generations.id').onDelete('cascade'))
    .addColumn('library_item_id', 'text', (c) => c.references('library_items.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('voice_recordings_newest')
    .on('voice_recordings')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
  await db.schema.createIndex('voice_recordings_item').on('voice_recordings').column('library_item_id').execute()
  // Users whose files may still be in the store after their deletion. No row identifies a person.
  await db.schema
    .createTable('departed_users')
    .addColumn('digest', 'text', (c) => c.primaryKey())
    .addColumn('departed_at', 'text', (c) => c.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['departed_users', 'voice_recordings', 'speech_segments', 'speech_generations']) {
    await db.schema.dropTable(table).execute()
  }
}
