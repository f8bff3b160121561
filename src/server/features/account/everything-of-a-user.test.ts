import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { type Database } from '../../../../db/schema/database.ts'
import { describeDialects } from '../../testing/dialects.ts'
import { insertUser } from '../../testing/insert-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

/** Tables that hold the owner under another name than a reference to `users`. */
const USER = 'users'

/** Every table of the database itself, with its columns that refer to a user. */
async function tablesOf(db: Kysely<Database>) {
  const tables = await db.introspection.getTables()
  return Promise.all(
    tables.map(async (table) => ({
      name: table.name,
      columns: table.columns,
      owners: (await referencesOf(db, table.name)).filter(({ target }) => target === USER),
      parents: (await referencesOf(db, table.name)).filter(({ target }) => target !== USER),
    })),
  )
}

interface Reference {
  column: string
  target: string
  onDelete: string
}

/** Columns that refer to another table, from the foreign keys as the database knows them, with what happens at deletion. */
async function referencesOf(db: Kysely<Database>, table: string): Promise<Reference[]> {
  const isSqlite = await sql`select sqlite_version()`.execute(db).then(
    () => true,
    () => false,
  )
  const { rows } = isSqlite
    ? await sql<Reference>`
        select "from" as "column", "table" as "target", on_delete as "onDelete"
        from pragma_foreign_key_list(${table})`.execute(db)
    : await sql<Reference>`
        select k.column_name as "column", u.table_name as "target", r.delete_rule as "onDelete"
        from information_schema.referential_constraints r
        join information_schema.key_column_usage k on k.constraint_name = r.constraint_name
        join information_schema.constraint_column_usage u on u.constraint_name = r.constraint_name
        where k.table_name = ${table}`.execute(db)
  return rows
}

type Table = Awaited<ReturnType<typeof tablesOf>>[number]

/** Tables in an order in which each comes after those that it refers to. */
function parentsFirst(tables: Table[]): Table[] {
  const placed = new Set<Table>()
  const place = (table: Table): void => {
    if (placed.has(table)) return
    for (const { target } of table.parents) tables.filter(({ name }) => name === target).forEach(place)
    placed.add(table)
  }
  tables.forEach(place)
  return [...placed]
}

const marker = (table: string) => `marker of ${table}`

/** A row that says of itself in every text column which table it is of; JSON columns read it as JSON. */
function markedRow({ name: table, columns, owners, parents }: Table, userId: string) {
  return Object.fromEntries(
    columns.map(({ name, dataType }) => {
      if (name === owners[0]?.column) return [name, userId]
      const parent = parents.find(({ column }) => column === name)
      if (parent) return [name, JSON.stringify(marker(parent.target))]
      if (/int|double|float/iu.test(dataType)) return [name, 1]
      if (name.endsWith('_at')) return [name, '2027-01-01T00:00:00.000Z']
      return [name, JSON.stringify(marker(table))]
    }),
  )
}

describeDialects('everything of a user', (database) => {
  it('is in the export, and gone after deletion, table by table', async () => {
    const app = await createTestApp({ db: database() })
    const userId = await insertUser(database(), 'user-of-the-test')
    const owned = (await tablesOf(database())).filter((table) => table.name !== USER && table.owners.length > 0)
    expect(owned.length).toBeGreaterThan(7)
    for (const table of parentsFirst(owned)) {
      const row = markedRow(table, userId)
      await sql`insert into ${sql.table(table.name)} (${sql.join(Object.keys(row).map((key) => sql.ref(key)))})
        values (${sql.join(Object.values(row))})`.execute(database())
    }

    const exported = JSON.stringify(await app.services.account.exportData(userId))
    // What the search reads is made of the library, which the export holds.
    const unmarked = ['preferences', 'intro_offers', 'calendar_feeds', 'library_search', 'library_grams']
    const missing = owned.filter(({ name }) => !unmarked.includes(name) && !exported.includes(marker(name)))
    expect(missing.map((table) => table.name)).toEqual([])
    expect(exported).toContain('"notifications":true')
    expect(exported).toContain('"introOfferUsedAt":"2027-01-01T00:00:00.000Z"')
    expect(exported).toContain('"calendarFeed":{"since":"2027-01-01T00:00:00.000Z"}')

    await app.services.account.remove(userId)
    const everything: unknown[] = []
    for (const { name } of await tablesOf(database())) {
      everything.push((await sql`select * from ${sql.table(name)}`.execute(database())).rows)
    }
    expect(JSON.stringify(everything)).not.toContain(userId)
    expect(JSON.stringify(everything)).not.toContain('marker of')
  })

  it('holds no secret that would open the account', async () => {
    const app = await createTestApp({ db: database() })
    await app.signUp('noor@example.com')
    const user = await database().selectFrom('users').selectAll().executeTakeFirstOrThrow()
    const session = await database().selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
    const exported = JSON.stringify(await app.services.account.exportData(user.id))
    expect(exported).not.toContain(user.password_hash)
    expect(exported).not.toContain(session.token_hash)
  })

  it('refers to its user by a key that deletes it, in every table that names one', async () => {
    const tables = (await tablesOf(database())).filter((table) => table.name !== USER)
    const naming = tables.filter((table) => table.columns.some(({ name }) => /user_?id|owner|account_id/iu.test(name)))
    expect(naming.filter((table) => table.owners.length === 0).map((table) => table.name)).toEqual([])
    expect(tables.flatMap((table) => table.owners).filter(({ onDelete }) => onDelete !== 'CASCADE')).toEqual([])
  })
})
