import { CompiledQuery, type Kysely, sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { nameStatement } from './named-statements.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import { type Database } from './schema/database.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const AWAY = { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5, message: expect.stringContaining('its database') }
const BUSY = { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5, message: expect.stringContaining('busy') }

const opened: Kysely<Database>[] = []
function open(options?: PostgresOptions, address = url): Kysely<Database> {
  const db = openPostgres(address, options)
  opened.push(db)
  return db
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()))
})

const sleep = (db: Kysely<Database>, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db)
const loadPid = async (db: Kysely<Database>) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid

/** Ends all other connections, as a restart of the server does. Resolves once none is left. */
async function killOthers(): Promise<void> {
  const host = open({ pool: 1 })
  const others = sql`pid <> pg_backend_pid() and backend_type = 'client backend' and datname = current_database()`
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where ${others}`.execute(host)
}

/** Resolves once `count` other connections run `pg_sleep`. */
async function untilAsleep(count: number): Promise<void> {
  const host = open({ pool: 1 })
  for (let asleep = 0; asleep < count;) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where wait_event = 'PgSleep'`.execute(host)
    asleep = rows[0]?.n ?? 0
  }
}

it('reports a server that does not answer', async () => {
  await expect(sleep(open({}, 'postgres://127.0.0.1:1/none'), 0)).rejects.toMatchObject(AWAY)
})

describe.skipIf(url === '')('a PostgreSQL that shuts down while clients are connected', () => {
  it('fails running queries, keeps the process alive, and works again as soon as it is back', async () => {
    const db = open({ pool: 3 })
    for (let round = 0; round < 3; round += 1) {
      const inUse = [sleep(db, 60), db.transaction().execute((trx) => sleep(trx, 60)), sleep(db, 60)]
      const ends = Promise.allSettled(inUse)
      await untilAsleep(3)
      await killOthers()
      for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: AWAY })
      expect(await loadPid(db)).toBeGreaterThan(0)
      await killOthers()
      expect(await loadPid(db)).toBeGreaterThan(0)
    }
  })

  it('fails a transaction that is between two statements', async () => {
    const db = open()
    const held = db.transaction().execute(async (trx) => {
      await loadPid(trx)
      await killOthers()
      await loadPid(trx)
    })
    await expect(held).rejects.toMatchObject(AWAY)
    expect(await loadPid(db)).toBeGreaterThan(0)
  })
})

describe.skipIf(url === '')('a PostgreSQL under load', () => {
  it('ends a statement at its time limit, and not the connection', async () => {
    const db = open({ pool: 1, statementMs: 50 })
    const before = await loadPid(db)
    await expect(sleep(db, 60)).rejects.toMatchObject(BUSY)
    expect(await loadPid(db)).toBe(before)
  })

  it('lets a query wait for a free connection', async () => {
    const db = open({ pool: 2 })
    const results = await Promise.all(Array.from({ length: 40 }, () => loadPid(db)))
    expect(new Set(results).size).toBeLessThanOrEqual(2)
  })

  it('passes the errors of a statement on unchanged', async () => {
    await expect(sql`select 1 from nowhere`.execute(open())).rejects.toMatchObject({ code: '42P01' })
  })
})

describe.skipIf(url === '')('a named statement', () => {
  const text = 'select * from named_rows where id > $1'
  const read = async (db: Kysely<Database>) => (await db.executeQuery(CompiledQuery.raw(text, [0]))).rows
  nameStatement(text)

  async function openWithRow(): Promise<Kysely<Database>> {
    const db = open({ pool: 1 })
    await sql`drop table if exists named_rows`.execute(db)
    await sql`create table named_rows as select 1 as id`.execute(db)
    return db
  }

  it('is planned once per connection', async () => {
    const db = await openWithRow()
    expect(await read(db)).toEqual([{ id: 1 }])
    expect(await read(db)).toEqual([{ id: 1 }])
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(db)
    expect(rows).toEqual([{ statement: text }])
  })

  it('is run without its name where a pooler or a migration made that invalid', async () => {
    for (const change of [sql`deallocate all`, sql`alter table named_rows add column more int`]) {
      const db = await openWithRow()
      await read(db)
      await change.execute(db)
      expect(await read(db)).toMatchObject([{ id: 1 }])
      expect(await read(db)).toMatchObject([{ id: 1 }])
      await sql`drop table named_rows`.execute(db)
    }
  })
})
