import { migrateUp } from '../../db/migrate.ts'
import { openSqlite } from '../../db/sqlite.ts'
import { readSchemaComments, type TableComment } from './schema-comments.ts'
import { markdownTable } from './table.ts'

interface Column {
  name: string
  type: string
  notnull: 0 | 1
  /** Its place in the primary key, from 1; 0 outside of it. */
  pk: number
}

interface Reference {
  from: string
  table: string
  to: string | null
  onDelete: string
}

interface Table {
  name: string
  columns: Column[]
  references: Reference[]
  /** Columns that are unique together. */
  unique: string[][]
}

/** The page docs/data-model.md: what the migrations leave in an empty SQLite database, with the comments of `db/schema/`. */
export async function dataModelPage(): Promise<string> {
  const tables = await readTables()
  const comments = readSchemaComments()
  const ofUser = deletedWith('users', tables)
  const section = (title: string, held: Table[]) => [
    `## ${title}`,
    held.map(({ name }) => `[${name}](#${name})`).join(' · '),
    ...held.map((table) => describeTable(table, comments[table.name] ?? { what: '', columns: {} })),
  ]
  return `${[
    INTRODUCTION,
    ...section(
      'Deleted with the account',
      tables.filter(({ name }) => name === 'users' || ofUser.has(name)),
    ),
    ...section(
      'Of no account',
      tables.filter(({ name }) => name !== 'users' && !ofUser.has(name)),
    ),
  ].join('\n\n')}\n`
}

const INTRODUCTION = `# Data model

Every table, as SQLite and PostgreSQL have it. Ids are text, instants are ISO 8601 text in UTC, flags are 0 or 1, lists and objects are
JSON text. \`npm run documents\` makes this page from the migrations (\`db/migrations/\`), run on an empty database, and the comments of
\`db/schema/\`. "With" names the table whose deleted row takes this row with it. What a user can take along, and what deletion leaves in
copies: [backup.md](backup.md).

Beside these tables there are the migrations that have run (\`kysely_migration\`) and, on PostgreSQL, the schema \`pgboss\` of the jobs. The
page shows SQLite, which alone has \`library_counts\`, \`library_search_owners\` and the full-text index of the library's search.`

/** The tables of an empty database after all migrations, without those of Kysely and of the full-text index. */
async function readTables(): Promise<Table[]> {
  const { db, raw } = openSqlite(':memory:')
  try {
    await migrateUp(db)
    const read = <Row>(query: string, ...given: string[]) => raw.prepare(query).all(...given) as Row[]
    const names = read<{ name: string }>(
      `select name from pragma_table_list where schema = 'main' and type = 'table' order by name`,
    )
    return names
      .map(({ name }) => name)
      .filter((name) => !/^(?:sqlite|kysely)_/u.test(name))
      .map((name) => ({
        name,
        columns: read<Column>('select name, type, "notnull", pk from pragma_table_info(?)', name),
        references: read<Reference>(
          'select "from", "table", "to", on_delete as onDelete from pragma_foreign_key_list(?) order by "from"',
          name,
        ),
        unique: read<{ name: string }>(
          `select name from pragma_index_list(?) where "unique" = 1 and origin <> 'pk' order by name`,
          name,
        ).map((index) =>
          read<{ name: string }>('select name from pragma_index_info(?) order by seqno', index.name).map(
            (column) => column.name ?? 'an expression',
          ),
        ),
      }))
  } finally {
    await db.destroy()
  }
}

/** Names of the tables whose rows go with a row of this one, directly or through another table. */
function deletedWith(owner: string, tables: Table[]): Set<string> {
  const found = new Set<string>()
  const visit = (name: string): void => {
    for (const table of tables) {
      const goes = table.references.some((reference) => reference.table === name && reference.onDelete === 'CASCADE')
      if (!goes || found.has(table.name)) continue
      found.add(table.name)
      visit(table.name)
    }
  }
  visit(owner)
  return found
}

function describeTable({ name, columns, references, unique }: Table, comment: TableComment): string {
  const rows = columns.map((column) => [
    `\`${column.name}\``,
    column.type.toLowerCase() + (column.notnull || column.pk ? '' : ', or null'),
    [
      ...(column.pk ? ['primary'] : []),
      ...references.filter(({ from }) => from === column.name).map(describeReference),
    ].join('; '),
    comment.columns[column.name] ?? '',
  ])
  return [
    `### ${name}`,
    ...(comment.what ? [comment.what] : []),
    markdownTable(['column', 'type', 'key', 'what it holds'], rows),
    ...(unique.length
      ? [`Unique: ${unique.map((key) => key.map((column) => `\`${column}\``).join(' with ')).join('; ')}.`]
      : []),
  ].join('\n\n')
}

/** The row that a column refers to, and what its deletion does. SQLite names no column for the primary key. */
function describeReference({ table, onDelete }: Reference): string {
  const effect: Record<string, string> = { CASCADE: `with \`${table}\``, 'SET NULL': `\`${table}\`, emptied with it` }
  return effect[onDelete] ?? `\`${table}\``
}
