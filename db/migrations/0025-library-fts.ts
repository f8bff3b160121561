import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect.ts'
import { createMonthGrams } from './0014-library-search.ts'

const TRIGGERS = ['library_search_fts_delete', 'library_search_fts_text']
const INDEXES = ['library_search_rowids', 'library_search_unindexed']

/** A trigram index of the search texts: FTS5 on SQLite, pg_trgm on PostgreSQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (isSqlite(db) ? upOnSqlite(db) : upOnPostgres(db))
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) {
    await sql`drop index if exists library_search_trigrams`.execute(db)
    return
  }
  for (const name of TRIGGERS) await sql`drop trigger ${sql.ref(name)}`.execute(db)
  for (const name of INDEXES) await db.schema.dropIndex(name).execute()
  await db.schema.dropTable('library_search_fts').execute()
  await db.schema.dropTable('library_search_owners').execute()
  await db.schema.alterTable('library_search').dropColumn('fts_rowid').execute()
  await createMonthGrams(db)
}

/**
 * Where the server's role may not create extensions, or their files are missing, there is no index and a search reads
 * each text. btree_gin adds the owner to the same index.
 */
async function upOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create extension if not exists btree_gin;
    create index library_search_trigrams on library_search using gin (user_id, text gin_trgm_ops);
  exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
    raise notice 'The library is searched without an index: %', sqlerrm;
  end $$`.execute(db)
}

/**
 * `fts_rowid` is the row of a text in the index, null while a text is not indexed. That holds for new texts, for
 * existing texts at the upgrade, and permanently for texts of more than 20,000 characters. The running server indexes
 * texts in small steps; until then a search reads them.
 */
async function upOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger library_grams_unused`.execute(db)
  await db.schema.dropTable('library_grams').execute()
  // A user's rowids ascend above the user's number, and none is used twice. So a search reads one range of the index,
  // and rows indexed meanwhile come after it.
  await db.schema
    .createTable('library_search_owners')
    .addColumn('number', 'integer', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().unique().references('users.id').onDelete('cascade'))
    .addColumn('used', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('library_search').addColumn('fts_rowid', 'integer').execute()
  await sql`create index library_search_rowids on library_search (user_id, fts_rowid)`.execute(db)
  await sql`create index library_search_unindexed on library_search (user_id, created_at, item_id)
    where fts_rowid is null and length(text) <= 20000`.execute(db)
  // Texts are already folded. Candidates of the index are compared with the text, so positions are not needed.
  await sql`create virtual table library_search_fts using fts5(
    text, tokenize = 'trigram case_sensitive 1', detail = none, content = '', contentless_delete = 1)`.execute(db)
  // Every change or deletion of a text, cascades included, removes it from the index in the same transaction.
  await sql`create trigger library_search_fts_delete after delete on library_search when old.fts_rowid is not null begin
    delete from library_search_fts where rowid = old.fts_rowid;
  end`.execute(db)
  await sql`create trigger library_search_fts_text after update of text on library_search
    when old.fts_rowid is not null and old.text <> new.text begin
      delete from library_search_fts where rowid = old.fts_rowid;
      update library_search set fts_rowid = null
        where user_id = new.user_id and created_at = new.created_at and item_id = new.item_id;
    end`.execute(db)
}
