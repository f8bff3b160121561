import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect.ts'

const KEPT_BY = ['insert', 'update', 'delete'].map((what) => `library_tallies_${what}`)

const buildKey = (row: 'new' | 'old') =>
  sql.raw(`${row}.user_id, ${row}.type, ${row}.is_favorite, coalesce(${row}.folder, '')`)
const ADD = sql`insert into library_tallies select ${buildKey('new')}, 1 where new.deleted_at is null
  on conflict do update set items = items + 1;`
const TAKE = sql`update library_tallies set items = items - 1
    where (user_id, type, is_favorite, folder) = (${buildKey('old')}) and old.deleted_at is null;
  delete from library_tallies where (user_id, type, is_favorite, folder) = (${buildKey('old')}) and items = 0;`

export async function up(db: Kysely<unknown>): Promise<void> {
  // PostgreSQL counts in its own process, and parallel saves of a user would wait for each other here.
  if (!isSqlite(db)) return
  await db.schema
    .createTable('library_tallies')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('is_favorite', 'integer', (c) => c.notNull())
    .addColumn('folder', 'text', (c) => c.notNull())
    .addColumn('items', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('library_tallies_pk', ['user_id', 'type', 'is_favorite', 'folder'])
    .modifyEnd(sql`without rowid`)
    .execute()
  await sql`insert into library_tallies select user_id, type, is_favorite, coalesce(folder, ''), count(*)
    from library_items where deleted_at is null group by 1, 2, 3, 4`.execute(db)
  await sql`create trigger library_tallies_insert after insert on library_items begin ${ADD} end`.execute(db)
  await sql`create trigger library_tallies_update after update of type, is_favorite, folder, deleted_at on library_items
    begin ${TAKE} ${ADD} end`.execute(db)
  await sql`create trigger library_tallies_delete after delete on library_items begin ${TAKE} end`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) return
  for (const name of KEPT_BY) await sql`drop trigger ${sql.ref(name)}`.execute(db)
  await db.schema.dropTable('library_tallies').execute()
}
