import { type Kysely, sql } from 'kysely'

/** Rows copied at a time. */
const CHUNK = 500

type Row = Record<string, string | number | null>
type Rows = Kysely<Record<string, Row>>

/** The table of one tool: the columns of the request, those of the result, and the number of pieces of the result. */
interface Source {
  tool: string
  table: string
  topic: string
  input: readonly string[]
  /** Columns: name, type, and the field of `content`. Without a field it is the number of pieces. */
  columns: readonly (readonly [string, 'text' | 'integer' | 'double precision', string?])[]
  content(row: Row): object
  pieces(row: Row): number
}

const SOURCES: readonly Source[] = [
  {
    tool: 'hooks',
    table: 'hook_generations',
    topic: 'topic',
    input: ['topic', 'platform', 'tone'],
    columns: [
      ['hooks', 'text', 'hooks'],
      ['hook_count', 'integer'],
    ],
    content: ({ hooks }) => ({ hooks: parse(hooks) }),
    pieces: ({ hook_count: count }) => Number(count),
  },
  {
    tool: 'scripts',
    table: 'script_generations',
    topic: 'topic',
    input: ['topic', 'type', 'duration', 'tone', 'format'],
    columns: [
      ['beats', 'text', 'beats'],
      // The spoken words are derived from the beats.
      ['script', 'text', 'beats'],
      ['words', 'integer', 'words'],
      ['seconds', 'double precision', 'seconds'],
    ],
    content: ({ beats, words, seconds }) => ({ beats: parse(beats), words, seconds }),
    pieces: () => 1,
  },
  {
    tool: 'captions',
    table: 'caption_generations',
    topic: 'content',
    input: ['content', 'platform', 'style'],
    columns: [['captions', 'text', 'captions']],
    content: ({ captions }) => ({ captions: parse(captions) }),
    pieces: () => 1,
  },
]

/**
 * One table for the results of all tools, also while they are written, replaces one table for each tool. Idempotency
 * keys of the last day are copied with their results, so that a repeated request still gets its answer.
 */
export async function up(db: Rows): Promise<void> {
  await db.schema
    .createTable('generations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tool', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('input', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('has_details', 'integer', (c) => c.notNull())
    .addColumn('conversation_id', 'text', (c) => c.references('conversations.id').onDelete('cascade'))
    .addColumn('content', 'text')
    .addColumn('pieces', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('sources', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('warnings', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('free_rewrite', 'integer')
    .addColumn('error', 'text')
    .addColumn('events', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('last_event', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_live', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('seed', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('resumed', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_stopping', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('idempotency_key', 'text')
    .addColumn('body_hash', 'text')
    .addColumn('lease_owner', 'text')
    .addColumn('lease_expires_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  for (const source of SOURCES) {
    await copy(db, source)
    await db.schema.dropTable(source.table).execute()
  }
  await db.schema
    .createIndex('generations_newest')
    .on('generations')
    .columns(['user_id', 'tool', 'created_at', 'id'])
    .execute()
  await db.schema.createIndex('generations_of_conversation').on('generations').column('conversation_id').execute()
  // Few generations run at a time, and a query looks for them every few seconds.
  await sql`create index generations_leased on generations (lease_expires_at)
    where lease_expires_at is not null`.execute(db)
  // Events that readers of a finished generation may still request, until they are dropped.
  await sql`create index generations_with_events on generations (updated_at) where events <> '[]'`.execute(db)
  await sql`create unique index generations_by_key on generations (user_id, idempotency_key)
    where idempotency_key is not null`.execute(db)
  await moveKeys(db)
}

/** Creates the tables as 0026 leaves them. Unfinished generations are lost. */
export async function down(db: Rows): Promise<void> {
  for (const source of SOURCES) {
    const { table, input, columns } = source
    let made = db.schema
      .createTable(table)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    for (const column of input) made = made.addColumn(column, 'text', (c) => c.notNull())
    made = made
      .addColumn('details', 'text', (c) => c.notNull().defaultTo('[]'))
      .addColumn('use_internet_search', 'integer', (c) => c.notNull())
    for (const [column, type] of columns) made = made.addColumn(column, type, (c) => c.notNull())
    await made
      .addColumn('sources', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex(`${table}_newest`).on(table).columns(['user_id', 'created_at', 'id']).execute()
    await copyBack(db, source)
  }
  await db.schema.dropTable('generations').execute()
}

async function copyBack(db: Rows, { tool, table, input, columns }: Source): Promise<void> {
  const rows = await db
    .selectFrom('generations')
    .selectAll()
    .where('tool', '=', tool)
    .where('content', 'is not', null)
    .execute()
  for (const row of rows) {
    const request = parse(row['input']) as Row & { details?: string[]; useInternetSearch?: boolean }
    const content = parse(row['content']) as Row
    const { id = null, user_id = null, sources = null, created_at = null } = row
    const values: Row = { id, user_id, sources, created_at }
    for (const column of input) values[column] = request[column] ?? ''
    values['details'] = JSON.stringify(request.details ?? [])
    values['use_internet_search'] = request.useInternetSearch ? 1 : 0
    for (const [column, type, from] of columns) {
      const value = from === undefined ? row['pieces'] : content[from]
      values[column] = type === 'text' ? JSON.stringify(value) : (value ?? 0)
    }
    await db.insertInto(table).values(values).execute()
  }
}

async function copy(db: Rows, { tool, table, topic, input, content, pieces }: Source): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db.selectFrom(table).selectAll().where('id', '>', after).orderBy('id').limit(CHUNK).execute()
    const last = rows.at(-1)
    if (!last) return
    after = String(last['id'])
    const copies = rows.map((row): Row => {
      const details = parse(row['details']) as string[]
      const request = {
        ...Object.fromEntries(input.map((column) => [column, row[column]])),
        ...(details.length > 0 && { details }),
        useInternetSearch: row['use_internet_search'] === 1,
      }
      const { id = null, user_id = null, sources = null, created_at = null } = row
      return {
        id,
        user_id,
        sources,
        created_at,
        updated_at: created_at,
        tool,
        state: 'done',
        input: JSON.stringify(request),
        topic: row[topic] ?? '',
        has_details: details.length > 0 ? 1 : 0,
        content: JSON.stringify(content(row)),
        pieces: pieces(row),
      }
    })
    await db.insertInto('generations').values(copies).execute()
  }
}

async function moveKeys(db: Rows): Promise<void> {
  const records = await db.selectFrom('idempotency_records').selectAll().where('state', '=', 'done').execute()
  for (const { user_id, key, body_hash, result } of records) {
    const { id } = (parse(result) ?? {}) as { id?: unknown }
    if (typeof id !== 'string') continue
    const { numUpdatedRows } = await db
      .updateTable('generations')
      .set({ idempotency_key: key ?? null, body_hash: body_hash ?? null })
      .where('id', '=', id)
      .where('user_id', '=', user_id ?? null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    await db
      .deleteFrom('idempotency_records')
      .where('user_id', '=', user_id ?? null)
      .where('key', '=', key ?? null)
      .execute()
  }
}

function parse(column: unknown): unknown {
  return JSON.parse(typeof column === 'string' ? column : 'null')
}
