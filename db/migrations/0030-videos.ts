import { type Kysely, sql } from 'kysely'

/** Tables of pieces of a video, whether they have a source, and whether they have the time at which they joined it. */
const PIECES = [
  { table: 'generations', isMade: true, isKept: false },
  { table: 'conversations', isMade: false, isKept: false },
  { table: 'library_items', isMade: true, isKept: true },
  { table: 'speech_generations', isMade: true, isKept: false },
  { table: 'voice_recordings', isMade: true, isKept: true },
  { table: 'planner_entries', isMade: false, isKept: false },
] as const

/** A video joins a hook, a script, a voice, captions and plan entries. Pieces remain when their video is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('videos')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text')
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('platform', 'text')
    .addColumn('tone', 'text')
    .addColumn('hook', 'text')
    // The video's id in the account where it was created.
    .addColumn('original_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('videos_newest').on('videos').columns(['user_id', 'created_at', 'id']).execute()
  await sql`create unique index videos_by_original on videos (user_id, original_id) where original_id is not null`.execute(
    db,
  )
  for (const { table, isMade, isKept } of PIECES) {
    await db.schema
      .alterTable(table)
      .addColumn('video_id', 'text', (c) => c.references('videos.id').onDelete('set null'))
      .execute()
    if (isMade) await db.schema.alterTable(table).addColumn('made_from', 'text').execute()
    if (isKept) await db.schema.alterTable(table).addColumn('video_at', 'text').execute()
    await sql`create index ${sql.ref(`${table}_of_video`)} on ${sql.table(table)} (video_id)
      where video_id is not null`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { table, isMade, isKept } of PIECES) {
    await db.schema.dropIndex(`${table}_of_video`).execute()
    if (isKept) await db.schema.alterTable(table).dropColumn('video_at').execute()
    if (isMade) await db.schema.alterTable(table).dropColumn('made_from').execute()
    await db.schema.alterTable(table).dropColumn('video_id').execute()
  }
  await db.schema.dropTable('videos').execute()
}
