import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect.ts'

/** The bytes of an item as UTF-8. The function has the same name in both dialects. */
const buildSize = (row: string) =>
  sql.raw(`(octet_length(${row}.title) + octet_length(${row}.content) + coalesce(octet_length(${row}.metadata), 0))`)
const TEXT_CHANGED = sql.raw(
  ['title', 'content', 'metadata'].map((column) => `old.${column} is distinct from new.${column}`).join(' or '),
)
const TRIGGERS = ['insert', 'update', 'delete'].map((what) => `library_sizes_${what}`)

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('library_sizes')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('items', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .execute()
  await sql`insert into library_sizes select user_id, count(*), sum(${buildSize('item')})
    from library_items as item group by user_id`.execute(db)
  await (isSqlite(db) ? keepOnSqlite(db) : keepOnPostgres(db))
  await db.schema
    .createTable('import_holds')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('held_by', 'text', (c) => c.notNull())
    .addColumn('held_since', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .alterTable('speech_generations')
    .addColumn('is_imported', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger library_sizes_insert after insert on library_items begin
    insert into library_sizes values (new.user_id, 1, ${buildSize('new')})
      on conflict do update set items = items + 1, bytes = bytes + excluded.bytes;
  end`.execute(db)
  await sql`create trigger library_sizes_update after update of title, content, metadata on library_items
    when ${TEXT_CHANGED} begin
    update library_sizes set bytes = bytes + ${buildSize('new')} - ${buildSize('old')} where user_id = new.user_id;
  end`.execute(db)
  await sql`create trigger library_sizes_delete after delete on library_items begin
    update library_sizes set items = items - 1, bytes = bytes - ${buildSize('old')} where user_id = old.user_id;
  end`.execute(db)
}

/** A trigger per statement: each update of the single usage row leaves a dead row version behind. */
async function keepOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function library_sizes_keep() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      insert into library_sizes select item.user_id, count(*), sum(${buildSize('item')})
        from changed as item group by item.user_id
        on conflict (user_id) do update set items = library_sizes.items + excluded.items,
          bytes = library_sizes.bytes + excluded.bytes;
    elsif tg_op = 'DELETE' then
      update library_sizes set items = library_sizes.items - gone.items, bytes = library_sizes.bytes - gone.bytes
        from (select item.user_id, count(*) as items, sum(${buildSize('item')}) as bytes
          from changed as item group by item.user_id) as gone
        where library_sizes.user_id = gone.user_id;
    else
      update library_sizes set bytes = bytes + ${buildSize('new')} - ${buildSize('old')} where user_id = new.user_id;
    end if;
    return null;
  end $$`.execute(db)
  await sql`create trigger library_sizes_insert after insert on library_items
    referencing new table as changed for each statement execute function library_sizes_keep()`.execute(db)
  await sql`create trigger library_sizes_delete after delete on library_items
    referencing old table as changed for each statement execute function library_sizes_keep()`.execute(db)
  await sql`create trigger library_sizes_update after update of title, content, metadata on library_items
    for each row when (${TEXT_CHANGED}) execute function library_sizes_keep()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('speech_generations').dropColumn('is_imported').execute()
  await db.schema.dropTable('import_holds').execute()
  for (const name of TRIGGERS) {
    await (
      isSqlite(db) ? sql`drop trigger ${sql.ref(name)}` : sql`drop trigger ${sql.ref(name)} on library_items`
    ).execute(db)
  }
  if (!isSqlite(db)) await sql`drop function library_sizes_keep`.execute(db)
  await db.schema.dropTable('library_sizes').execute()
}
