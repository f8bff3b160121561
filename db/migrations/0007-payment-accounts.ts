import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Stripe's customer ids are shorter than the sandbox's. */
const IS_STRIPE = sql`customer_id like 'cus@_%' escape '@' and length(customer_id) < 28`

/**
 * Stripe's customer ids do not show test or live mode, but checkout ids do. Without a checkout id the row counts as
 * live, so that nobody who pays loses access. Subscriptions that live keys do not know end with the next fetch.
 */
const ACCOUNT_OF_A_ROW = sql`case
  when not (${IS_STRIPE}) then 'sandbox'
  when user_id in (${claimsLike('cs@_test@_%')}) and user_id not in (${claimsLike('cs@_live@_%')}) then 'stripe:test'
  else 'stripe:live' end`

function claimsLike(pattern: string): RawBuilder<unknown> {
  return sql`select user_id from checkout_claims where session_id like ${sql.lit(pattern)} escape '@'`
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['payment_customers', 'subscriptions']) {
    await db.schema
      .alterTable(table)
      .addColumn('account', 'text', (c) => c.notNull().defaultTo('sandbox'))
      .execute()
    await sql`update ${sql.table(table)} set account = ${ACCOUNT_OF_A_ROW}`.execute(db)
  }
  await db.schema.alterTable('subscriptions').addColumn('past_due_since', 'text').execute()
  await sql`update subscriptions set past_due_since = period_start where status = 'past_due'`.execute(db)
  await db.schema
    .alterTable('subscription_refreshes')
    .addColumn('started_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('users').addColumn('leaving_at', 'text').execute()
  await db.schema
    .createTable('intro_offers')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('used_at', 'text', (c) => c.notNull())
    .execute()
  await addPeriods(db)
}

/**
 * Adds the length of the period to the counters' key. SQLite cannot change the key of an existing table. On the first
 * of a month a day and a month began at the same time: more than a day's allowance, or a plan, means the month.
 */
async function addPeriods(db: Kysely<unknown>): Promise<void> {
  await counters(db, 'usage_counters_by_period')
    .addColumn('period', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('usage_counters_by_period_pk', ['user_id', 'kind', 'period', 'period_start'])
    .execute()
  await sql`
    insert into usage_counters_by_period (user_id, kind, period, period_start, used)
    select user_id, kind, case
      when period_start like '%-01T00:00:00.000Z'
        and (used > 10 or user_id in (select user_id from subscriptions)) then 'month'
      else 'day' end, period_start, used
    from usage_counters`.execute(db)
  await db.schema
    .alterTable('usage_reservations')
    .addColumn('period', 'text', (c) => c.notNull().defaultTo('day'))
    .execute()
  await sql`
    update usage_reservations set period = 'month' where exists (
      select 1 from usage_counters_by_period c
      where c.user_id = usage_reservations.user_id and c.kind = usage_reservations.kind
        and c.period_start = usage_reservations.period_start and c.period = 'month')`.execute(db)
  await db.schema.dropTable('usage_counters').execute()
  await db.schema.alterTable('usage_counters_by_period').renameTo('usage_counters').execute()
}

async function removePeriods(db: Kysely<unknown>): Promise<void> {
  await counters(db, 'usage_counters_by_start')
    .addPrimaryKeyConstraint('usage_counters_by_start_pk', ['user_id', 'kind', 'period_start'])
    .execute()
  await sql`
    insert into usage_counters_by_start (user_id, kind, period_start, used)
    select user_id, kind, period_start, sum(used) from usage_counters group by user_id, kind, period_start`.execute(db)
  await db.schema.alterTable('usage_reservations').dropColumn('period').execute()
  await db.schema.dropTable('usage_counters').execute()
  await db.schema.alterTable('usage_counters_by_start').renameTo('usage_counters').execute()
}

function counters(db: Kysely<unknown>, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('period_start', 'text', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await removePeriods(db)
  await db.schema.dropTable('intro_offers').execute()
  await db.schema.alterTable('users').dropColumn('leaving_at').execute()
  await db.schema.alterTable('subscription_refreshes').dropColumn('started_at').execute()
  await db.schema.alterTable('subscriptions').dropColumn('past_due_since').execute()
  for (const table of ['subscriptions', 'payment_customers']) {
    await db.schema.alterTable(table).dropColumn('account').execute()
  }
}
