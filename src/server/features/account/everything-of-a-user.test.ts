import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { type Database } from '../../../../db/schema/database.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

/** Tables that name their owner in another column than a reference to `users`. */
const USER = 'users'

/** A column that refers to another table's row, and what happens when that row is deleted. */
interface Reference {
  column: string
  table: string
  onDelete: string
}

/** Every table of the database, with its columns that refer to a user and to other tables. */
async function readTables(db: Kysely<Database>) {
  const tables = await db.introspection.getTables()
  return Promise.all(
    tables.map(async ({ name, columns }) => {
      const references = await readReferences(db, name)
      const owners = references.filter(({ table }) => table === USER)
      return { name, columns, owners, others: references.filter(({ table }) => table !== USER) }
    }),
  )
}

/** The foreign keys of a table, read from the database. */
async function readReferences(db: Kysely<Database>, table: string): Promise<Reference[]> {
  const isSqlite = await sql`select sqlite_version()`.execute(db).then(
    () => true,
    () => false,
  )
  const { rows } = isSqlite
    ? await sql<Reference>`
        select "from" as "column", "table", on_delete as "onDelete" from pragma_foreign_key_list(${table})`.execute(db)
    : await sql<Reference>`
        select a.attname as "column", f.relname as "table",
          case c.confdeltype when 'c' then 'CASCADE' else c.confdeltype::text end as "onDelete"
        from pg_constraint c
        join pg_class t on t.oid = c.conrelid
        join pg_class f on f.oid = c.confrelid
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and t.relname = ${table}`.execute(db)
  return rows
}

type Table = Awaited<ReturnType<typeof readTables>>[number]

/** Tables in an order in which each follows the tables that it refers to. */
function parentsFirst(tables: Table[]): Table[] {
  const placed = new Set<Table>()
  const place = (table: Table): void => {
    if (placed.has(table)) return
    for (const other of table.others) tables.filter(({ name }) => name === other.table).forEach(place)
    placed.add(table)
  }
  tables.forEach(place)
  return [...placed]
}

const marker = (table: string) => `marker of ${table}`

/** A row with its table's name in every text column, as JSON in JSON columns. It refers to the marked rows of other tables. */
function markedRow(
  { name: table, columns, owners, others }: Awaited<ReturnType<typeof readTables>>[number],
  userId: string,
) {
  return Object.fromEntries(
    columns.map(({ name, dataType }) => {
      if (name === owners[0]?.column) return [name, userId]
      const other = others.find(({ column }) => column === name)
      if (other) return [name, JSON.stringify(marker(other.table))]
      if (/int|double|float/iu.test(dataType)) return [name, 1]
      // A generation is exported with its tool, and its request with it.
      if (table === 'generations' && name === 'tool') return [name, 'hooks']
      if (table === 'generations' && name === 'input') return [name, JSON.stringify({ topic: marker(table) })]
      // The text of a script is derived from its beats.
      if (name === 'beats') return [name, JSON.stringify([{ kind: 'Hook', direction: '', text: marker(table) }])]
      if (name.endsWith('_at')) return [name, '2027-01-01T00:00:00.000Z']
      return [name, JSON.stringify(marker(table))]
    }),
  )
}

describeDialects('everything of a user', (database) => {
  it('is in the export, and deleted with the account, table by table', async () => {
    const app = await createTestApp({ db: database() })
    const userId = await insertUser(database(), 'user-of-the-test')
    const owned = (await readTables(database())).filter((table) => table.name !== USER && table.owners.length > 0)
    expect(owned.length).toBeGreaterThan(7)
    for (const table of parentsFirst(owned)) {
      const row = markedRow(table, userId)
      await sql`insert into ${sql.table(table.name)} (${sql.join(Object.keys(row).map((key) => sql.ref(key)))})
        values (${sql.join(Object.values(row))}) on conflict do nothing`.execute(database())
    }

    const exported = JSON.stringify(await app.services.dataExport.value(userId))
    // Cached pieces are audio of texts that the export contains as a whole. The tables of search and counters are
    // derived from the library.
    const unmarked = [
      'preferences',
      'intro_offers',
      'speech_segments',
      'calendar_feeds',
      'library_search',
      'library_search_owners',
      'library_counts',
      'library_usage',
      'leases',
      'jobs',
      'provider_tickets',
    ]
    const missing = owned.filter(({ name }) => !unmarked.includes(name) && !exported.includes(marker(name)))
    expect(missing.map((table) => table.name)).toEqual([])
    expect(exported).toContain('"notifications":true')
    expect(exported).toContain('"introOfferUsedAt":"2027-01-01T00:00:00.000Z"')
    expect(exported).toContain('"calendarFeed":{"since":"2027-01-01T00:00:00.000Z"}')

    await app.services.account.remove(userId)
    const everything: unknown[] = []
    for (const { name } of await readTables(database())) {
      everything.push((await sql`select * from ${sql.table(name)}`.execute(database())).rows)
    }
    expect(JSON.stringify(everything)).not.toContain(userId)
    expect(JSON.stringify(everything)).not.toContain('marker of')
  })

  it('contains no secret that gives access to the account', async () => {
    const app = await createTestApp({ db: database() })
    await app.signUp('noor@example.com')
    const user = await database().selectFrom('users').selectAll().executeTakeFirstOrThrow()
    const session = await database().selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
    const exported = JSON.stringify(await app.services.dataExport.value(user.id))
    expect(exported).not.toContain(user.password_hash)
    expect(exported).not.toContain(session.token_hash)
  })

  it('refers to its user by a cascading foreign key, in every table with a user id', async () => {
    const tables = (await readTables(database())).filter((table) => table.name !== USER)
    const naming = tables.filter((table) => table.columns.some(({ name }) => /user_?id|owner|account_id/iu.test(name)))
    expect(naming.filter((table) => table.owners.length === 0).map((table) => table.name)).toEqual([])
    expect(tables.flatMap((table) => table.owners).filter(({ onDelete }) => onDelete !== 'CASCADE')).toEqual([])
  })
})
