import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect.ts'
import { createGrams, noteGrams } from './0011-library.ts'

/** Texts read at once. */
const AT_ONCE = 200

/** The month in which the deleted text's item was created. */
const MONTH = sql`substr(old.created_at, 1, 7)`

export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) return
  // The index has each item's bytes, so it alone decides how many rows a statement reads.
  await createNewest(
    db,
    `user_id, created_at, id,
    octet_length(title) + octet_length(content) + octet_length(tags) + coalesce(octet_length(metadata), 0)`,
  )
  await db.schema.dropTable('library_grams').execute()
  await createMonthGrams(db)
}

/**
 * A Bloom filter of the character sequences in the texts of a month. All bits are set, because 0025 replaces it: the
 * filter passes every month, which is slow and correct.
 */
export async function createMonthGrams(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('library_grams')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('grams', 'blob', (c) => c.notNull())
    .addPrimaryKeyConstraint('library_grams_pk', ['user_id', 'month'])
    .modifyEnd(sql`without rowid`)
    .execute()
  await sql`insert into library_grams
    select distinct user_id, substr(created_at, 1, 7), unhex(replace(hex(zeroblob(16384)), '00', 'ff'))
    from library_search`.execute(db)
  await sql`create trigger library_grams_unused after delete on library_search begin
    delete from library_grams where user_id = old.user_id and month = ${MONTH} and not exists (
      select 1 from library_search
      where user_id = old.user_id and created_at >= ${MONTH} and created_at < ${MONTH} || '~');
  end`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) return
  await createNewest(db, 'user_id, created_at, id')
  await sql`drop trigger library_grams_unused`.execute(db)
  await db.schema.dropTable('library_grams').execute()
  await createGrams(db)
  for await (const texts of searched(db)) await noteGrams(db, texts)
}

async function createNewest(db: Kysely<unknown>, columns: string): Promise<void> {
  await db.schema.dropIndex('library_items_newest').execute()
  await sql`create index library_items_newest on library_items (${sql.raw(columns)}) where deleted_at is null`.execute(
    db,
  )
}

interface SearchText {
  user_id: string
  created_at: string
  item_id: string
  text: string
}

/** Search texts in batches. */
async function* searched(db: Kysely<unknown>): AsyncGenerator<SearchText[], void> {
  for (let last = { user_id: '', created_at: '', item_id: '' }; ;) {
    const { rows } = await sql<SearchText>`select user_id, created_at, item_id, text from library_search
      where (user_id, created_at, item_id) > (${last.user_id}, ${last.created_at}, ${last.item_id})
      order by user_id, created_at, item_id limit ${AT_ONCE}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end
  }
}
