import { CompiledQuery, type Kysely, sql } from 'kysely'
import { isSqlite } from '../dialect.ts'

/** Rows read and written at once while search texts are built. */
const AT_ONCE = 500

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('library_items').addColumn('deleted_at', 'text').execute()
  // Lists read only items outside of the trash.
  await db.schema.dropIndex('library_items_newest').execute()
  for (const [name, columns, where] of [
    ['library_items_newest', 'user_id, created_at, id', sql``],
    ['library_items_by_type', 'user_id, type, created_at, id', sql``],
    ['library_items_by_folder', 'user_id, folder, created_at, id', sql` and folder is not null`],
    ['library_items_favorites', 'user_id, created_at, id', sql` and is_favorite = 1`],
  ] as const) {
    await sql`create index ${sql.ref(name)} on library_items (${sql.raw(columns)}) where deleted_at is null${where}`.execute(
      db,
    )
  }
  await sql`create index library_items_trash on library_items (deleted_at) where deleted_at is not null`.execute(db)
  const table = db.schema
    .createTable('library_search')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull().unique().references('library_items.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('is_favorite', 'integer', (c) => c.notNull())
    .addColumn('folder', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('library_search_pk', ['user_id', 'created_at', 'item_id'])
  // In SQLite this makes a user's rows adjacent, in reading order.
  await (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table).execute()
  if (isSqlite(db)) await createGrams(db)
  await fill(db)
}

/** Creates a row for every three adjacent characters of each month's texts. 0014 stores them differently. */
export async function createGrams(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('library_grams')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('gram', 'text', (c) => c.notNull())
    .addColumn('month', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('library_grams_pk', ['user_id', 'gram', 'month'])
    .modifyEnd(sql`without rowid`)
    .execute()
}

/** Ends a text, so that each of its characters begins a gram. */
const END = '\u001F\u001F'

/** Fills the table of `createGrams`. Does nothing on PostgreSQL. */
export async function noteGrams<DB>(
  db: Kysely<DB>,
  texts: readonly { user_id: string; created_at: string; text: string }[],
): Promise<void> {
  if (!isSqlite(db)) return
  for (const { user_id, created_at, text } of texts) {
    const characters = Array.from(`${text}${END}`)
    const grams = new Set(characters.slice(2).map((third, at) => `${characters[at]}${characters[at + 1]}${third}`))
    await db.executeQuery(
      CompiledQuery.raw('insert or ignore into library_grams select ?, value, ? from json_each(?)', [
        user_id,
        created_at.slice(0, 7),
        JSON.stringify([...grams]),
      ]),
    )
  }
}

/** The schema at this migration. */
interface Before {
  library_items: Record<Kept | 'title' | 'content' | 'tags', string> & { folder: string | null; is_favorite: number }
  library_search: Record<'item_id' | Exclude<Kept, 'id'> | 'text', string> & {
    folder: string | null
    is_favorite: number
  }
}
type Kept = 'id' | 'user_id' | 'created_at' | 'type'

async function fill(db: Kysely<Before>): Promise<void> {
  for (let last = ''; ;) {
    const items = await db
      .selectFrom('library_items')
      .select(['id', 'user_id', 'created_at', 'type', 'is_favorite', 'folder', 'title', 'content', 'tags'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (items.length === 0) return
    const rows = items.map(({ id, title, content, tags, ...row }) => ({
      ...row,
      item_id: id,
      text: buildSearchText(title, content, JSON.parse(tags) as string[]),
    }))
    await db.insertInto('library_search').values(rows).execute()
    await noteGrams(db, rows)
    last = items.at(-1)?.id ?? ''
  }
}

/** The search text of an item as the server builds it at this migration: its parts folded, separated by U+001F. */
function buildSearchText(title: string, content: string, tags: string[]): string {
  return [title, readableContent(content), ...tags].map(fold).join('\u001F')
}

/**
 * NFC and lower case, with one form of sigma. A joiner after each 30 combining marks prevents normalization that takes
 * seconds (UAX 15).
 */
function fold(text: string): string {
  const lower = text.toWellFormed().toLowerCase().replaceAll('ς', 'σ')
  const bounded = lower.replaceAll(/(?:(?!\u034F)\p{M}){30}(?!\u034F)/gu, '$&\u034F')
  return bounded.normalize('NFC').replaceAll('\u001F', ' ')
}

/** A caption stored as JSON (`caption`, `hashtags`) as readable text. Other content unchanged. */
function readableContent(content: string): string {
  if (!/^\s*\{/u.test(content)) return content
  try {
    const { caption, hashtags } = JSON.parse(content) as Record<string, unknown>
    if (typeof caption !== 'string') return content
    const words = Array.isArray(hashtags) ? hashtags.filter((tag) => typeof tag === 'string').join(' ') : ''
    return [caption, words].filter((part) => part !== '').join('\n\n')
  } catch {
    return content
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('library_search').execute()
  await db.schema.dropTable('library_grams').ifExists().execute()
  for (const name of ['newest', 'by_type', 'by_folder', 'favorites', 'trash']) {
    await db.schema.dropIndex(`library_items_${name}`).execute()
  }
  await db.schema
    .createIndex('library_items_newest')
    .on('library_items')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
  // Items in the trash are deleted, because earlier versions have no trash.
  await sql`delete from library_items where deleted_at is not null`.execute(db)
  await db.schema.alterTable('library_items').dropColumn('deleted_at').execute()
}
