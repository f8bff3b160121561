import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect.ts'

/** The size of a library. */
const USAGE = { before: 'library_sizes', after: 'library_usage' }
/** The number of items of each type and folder, on SQLite alone. */
const COUNTS = { before: 'library_tallies', after: 'library_counts' }

/** The bytes of an item as UTF-8. */
const buildSize = (row: string) =>
  sql.raw(`(octet_length(${row}.title) + octet_length(${row}.content) + coalesce(octet_length(${row}.metadata), 0))`)
const TEXT_CHANGED = sql.raw(
  ['title', 'content', 'metadata'].map((column) => `old.${column} is distinct from new.${column}`).join(' or '),
)
const buildKey = (row: 'new' | 'old') =>
  sql.raw(`${row}.user_id, ${row}.type, ${row}.is_favorite, coalesce(${row}.folder, '')`)

/** Renames two tables. Their rows stay, and their triggers are created again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rename(db, USAGE.before, USAGE.after)
  await (isSqlite(db) ? keepUsageOnSqlite(db, USAGE.after) : keepUsageOnPostgres(db, USAGE.after))
  if (!isSqlite(db)) return
  await rename(db, COUNTS.before, COUNTS.after)
  await keepCounts(db, COUNTS.after)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) {
    await rename(db, COUNTS.after, COUNTS.before)
    await keepCounts(db, COUNTS.before)
  }
  await rename(db, USAGE.after, USAGE.before)
  await (isSqlite(db) ? keepUsageOnSqlite(db, USAGE.before) : keepUsageOnPostgres(db, USAGE.before))
}

async function rename(db: Kysely<unknown>, before: string, after: string): Promise<void> {
  for (const what of ['insert', 'update', 'delete']) {
    const trigger = sql.ref(`${before}_${what}`)
    await (isSqlite(db) ? sql`drop trigger ${trigger}` : sql`drop trigger ${trigger} on library_items`).execute(db)
  }
  if (!isSqlite(db)) await sql`drop function ${sql.ref(`${before}_keep`)}`.execute(db)
  await db.schema.alterTable(before).renameTo(after).execute()
}

async function keepUsageOnSqlite(db: Kysely<unknown>, name: string): Promise<void> {
  const table = sql.ref(name)
  await sql`create trigger ${sql.ref(`${name}_insert`)} after insert on library_items begin
    insert into ${table} values (new.user_id, 1, ${buildSize('new')})
      on conflict do update set items = items + 1, bytes = bytes + excluded.bytes;
  end`.execute(db)
  await sql`create trigger ${sql.ref(`${name}_update`)} after update of title, content, metadata on library_items
    when ${TEXT_CHANGED} begin
    update ${table} set bytes = bytes + ${buildSize('new')} - ${buildSize('old')} where user_id = new.user_id;
  end`.execute(db)
  await sql`create trigger ${sql.ref(`${name}_delete`)} after delete on library_items begin
    update ${table} set items = items - 1, bytes = bytes - ${buildSize('old')} where user_id = old.user_id;
  end`.execute(db)
}

/** A trigger per statement: each update of the single usage row leaves a dead row version behind. */
async function keepUsageOnPostgres(db: Kysely<unknown>, name: string): Promise<void> {
  const table = sql.ref(name)
  const keep = sql.ref(`${name}_keep`)
  await sql`create function ${keep}() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      insert into ${table} as kept select item.user_id, count(*), sum(${buildSize('item')})
        from changed as item group by item.user_id
        on conflict (user_id) do update set items = kept.items + excluded.items, bytes = kept.bytes + excluded.bytes;
    elsif tg_op = 'DELETE' then
      update ${table} as kept set items = kept.items - gone.items, bytes = kept.bytes - gone.bytes
        from (select item.user_id, count(*) as items, sum(${buildSize('item')}) as bytes
          from changed as item group by item.user_id) as gone
        where kept.user_id = gone.user_id;
    else
      update ${table} set bytes = bytes + ${buildSize('new')} - ${buildSize('old')} where user_id = new.user_id;
    end if;
    return null;
  end $$`.execute(db)
  await sql`create trigger ${sql.ref(`${name}_insert`)} after insert on library_items
    referencing new table as changed for each statement execute function ${keep}()`.execute(db)
  await sql`create trigger ${sql.ref(`${name}_delete`)} after delete on library_items
    referencing old table as changed for each statement execute function ${keep}()`.execute(db)
  await sql`create trigger ${sql.ref(`${name}_update`)} after update of title, content, metadata on library_items
    for each row when (${TEXT_CHANGED}) execute function ${keep}()`.execute(db)
}

async function keepCounts(db: Kysely<unknown>, name: string): Promise<void> {
  const table = sql.ref(name)
  const add = sql`insert into ${table} select ${buildKey('new')}, 1 where new.deleted_at is null
    on conflict do update set items = items + 1;`
  const take = sql`update ${table} set items = items - 1
      where (user_id, type, is_favorite, folder) = (${buildKey('old')}) and old.deleted_at is null;
    delete from ${table} where (user_id, type, is_favorite, folder) = (${buildKey('old')}) and items = 0;`
  await sql`create trigger ${sql.ref(`${name}_insert`)} after insert on library_items begin ${add} end`.execute(db)
  await sql`create trigger ${sql.ref(`${name}_update`)}
    after update of type, is_favorite, folder, deleted_at on library_items begin ${take} ${add} end`.execute(db)
  await sql`create trigger ${sql.ref(`${name}_delete`)} after delete on library_items begin ${take} end`.execute(db)
}
