import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openEmptyPglite } from '../../src/server/testing/database/pglite.ts'
import { migrateTo, migrateUp } from '../migrate.ts'
import { type Database } from '../schema/database.ts'
import { openSqlite } from '../sqlite.ts'

const SANDBOX = 'cus_0123456789abcdef01234567'
const FIRST = '2026-12-01T00:00:00.000Z'
const SECOND = '2026-12-02T00:00:00.000Z'

/** Rows in the format of earlier versions. */
async function fill(db: Kysely<Database>) {
  for (const id of ['own', 'test', 'live', 'free']) {
    await sql`insert into users (id, email, email_key, display_name, provider, created_at)
      values (${id}, ${id}, ${id}, ${id}, 'email', ${FIRST})`.execute(db)
  }
  for (const [user, customer, status] of [
    ['own', SANDBOX, 'active'],
    ['test', 'cus_TestTestTest01', 'active'],
    ['live', 'cus_LiveLiveLive01', 'past_due'],
  ]) {
    await sql`insert into payment_customers (user_id, customer_id, created_at)
      values (${user}, ${customer}, ${FIRST})`.execute(db)
    await sql`insert into subscriptions (id, user_id, customer_id, plan, status, period_start, period_end,
      cancel_at_period_end, revoked, created_at)
      values (${`sub_${user}`}, ${user}, ${customer}, 'monthly', ${status}, ${FIRST}, ${SECOND}, 0, 0, ${FIRST})`.execute(
      db,
    )
  }
  await sql`insert into checkout_claims (session_id, user_id, claimed_at)
    values ('cs_test_a1', 'test', ${FIRST})`.execute(db)
  for (const [user, start, used] of [
    ['own', FIRST, 3],
    ['own', SECOND, 4],
    ['free', FIRST, 10],
    ['test', FIRST, 700],
  ]) {
    await sql`insert into usage_counters (user_id, kind, period_start, used)
      values (${user}, 'prompts', ${start}, ${used})`.execute(db)
    await sql`insert into usage_reservations (id, user_id, kind, period_start, amount, state, created_at)
      values (${`${user} ${start}`}, ${user}, 'prompts', ${start}, 1, 'open', ${start})`.execute(db)
  }
}

describe.each([
  { dialect: 'SQLite', open: async () => openSqlite(':memory:').db },
  { dialect: 'PGlite', open: openEmptyPglite },
])('rows of earlier versions on $dialect', ({ open }) => {
  it('sets account and period of existing rows from their ids and counters, and reverts', async () => {
    const db = await open()
    await migrateTo(db, '0006-subscriptions')
    await fill(db)
    await migrateUp(db)
    const rows = await db
      .selectFrom('subscriptions')
      .innerJoin('payment_customers', 'payment_customers.customer_id', 'subscriptions.customer_id')
      .select([
        'subscriptions.user_id',
        'subscriptions.account',
        'payment_customers.account as other',
        'past_due_since',
      ])
      .orderBy('subscriptions.id')
      .execute()
    expect(rows).toEqual([
      { user_id: 'live', account: 'stripe:live', other: 'stripe:live', past_due_since: FIRST },
      { user_id: 'own', account: 'sandbox', other: 'sandbox', past_due_since: null },
      { user_id: 'test', account: 'stripe:test', other: 'stripe:test', past_due_since: null },
    ])
    const periods = [
      { user_id: 'free', period: 'day', period_start: FIRST },
      { user_id: 'own', period: 'month', period_start: FIRST },
      { user_id: 'own', period: 'day', period_start: SECOND },
      { user_id: 'test', period: 'month', period_start: FIRST },
    ]
    for (const table of ['usage_counters', 'usage_reservations'] as const) {
      const columns = db.selectFrom(table).select(['user_id', 'period', 'period_start'])
      expect(await columns.orderBy('user_id').orderBy('period_start').execute()).toEqual(periods)
    }

    await sql`insert into usage_counters (user_id, kind, period, period_start, used)
      values ('own', 'prompts', 'day', ${FIRST}, 2)`.execute(db)
    await migrateTo(db, '0006-subscriptions')
    const before = await sql`select used from usage_counters order by user_id, period_start`.execute(db)
    expect(before.rows).toEqual([{ used: 10 }, { used: 5 }, { used: 4 }, { used: 700 }])
    await sql`delete from users`.execute(db)
    expect((await sql`select user_id from usage_counters`.execute(db)).rows).toEqual([])
    await migrateUp(db)
  })
})
