import { type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { type Database } from '../../../../db/schema/database.ts'
import { AppError } from '../../../shared/errors.ts'
import { type ProviderSubscription } from '../../providers/payments/payments.port.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { CUSTOMER, buildEvent } from '../../testing/fakes/fake-subscriptions.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { createCustomerRepository } from './customer.repository.ts'
import { createOverdueSweep } from './overdue.service.ts'
import { createSubscriptionRefresh } from './subscription-refresh.service.ts'
import { createSubscriptionRepository } from './subscription.repository.ts'

const HOUR = 60 * 60_000
const date = (day: string) => new Date(`${day}T00:00:00.000Z`)

/** A server with a provider whose state the test sets. */
async function setUp(db: Kysely<Database>) {
  await insertUser(db, 'u1')
  const clock = createFakeClock('2026-11-20T00:00:00.000Z')
  const customers = createCustomerRepository(db, 'sandbox')
  await customers.insert(CUSTOMER, 'u1', clock.now())
  const subscriptions = createSubscriptionRepository(db, 'sandbox')
  const provider = new Map<string, ProviderSubscription | AppError>()
  const looked: string[] = []
  const payments = {
    now: async () => clock.now(),
    findUserOf: async () => undefined,
    cancelNow: async () => {},
    async findSubscription(id: string) {
      looked.push(id)
      const found = provider.get(id)
      if (found instanceof AppError) throw found
      return found
    },
  }
  const events = createSubscriptionRefresh({ payments, subscriptions, customers, clock })
  const overdue = createOverdueSweep({ payments, subscriptions, refresh: events.refresh, clock })
  const put = async (id: string, changes: Partial<ProviderSubscription> = {}) => {
    provider.set(id, { ...MONTHLY, id, ...changes })
    await events.refresh(id)
    looked.length = 0
  }
  /** Advances the clock and sweeps once. Returns the fetched subscriptions, and those whose fetch failed. */
  const sweepAfter = async (milliseconds: number) => {
    await clock.advance(milliseconds)
    looked.length = 0
    const failed: string[] = []
    await overdue.sweep((_, id) => failed.push(id))
    return { looked: looked.toSorted(), failed }
  }
  const stored = async (id: string) => (await subscriptions.findAll('u1')).find((one) => one.id === id)
  return { db, provider, events, put, sweepAfter, stored }
}

const MONTHLY: Omit<ProviderSubscription, 'id'> = {
  customerId: CUSTOMER,
  plan: 'monthly',
  status: 'active',
  periodStart: date('2026-11-20'),
  periodEnd: date('2026-12-20'),
  cancelAtPeriodEnd: false,
  nextAmountCents: 1_999,
  revoked: false,
  lost: false,
  createdAt: date('2026-11-20'),
}

describeDialects('the sweep over subscriptions', (database) => {
  it('checks past-due subscriptions every hour, active ones every week, and others never', async () => {
    const { put, sweepAfter } = await setUp(database())
    await put('sub_active')
    await put('sub_ended', { status: 'canceled' })
    await put('sub_late', { status: 'past_due' })
    expect(await sweepAfter(HOUR - 1)).toEqual({ looked: [], failed: [] })
    expect((await sweepAfter(1)).looked).toEqual(['sub_late'])
    expect((await sweepAfter(HOUR - 1)).looked).toEqual([])
    expect((await sweepAfter(1)).looked).toEqual(['sub_late'])
    expect((await sweepAfter(7 * 24 * HOUR)).looked).toEqual(['sub_active', 'sub_late'])
    expect((await sweepAfter(HOUR)).looked).toEqual(['sub_late'])
  })

  it('checks a renewal that is an hour late, and again an hour later', async () => {
    const { put, sweepAfter } = await setUp(database())
    await put('sub_1', { periodEnd: date('2026-11-22') })
    expect((await sweepAfter(49 * HOUR)).looked).toEqual([])
    expect((await sweepAfter(1)).looked).toEqual(['sub_1'])
    expect((await sweepAfter(HOUR - 1)).looked).toEqual([])
    expect((await sweepAfter(1)).looked).toEqual(['sub_1'])
  })

  it('continues after one that fails, and retries it an hour later', async () => {
    const { db, provider, put, sweepAfter, stored } = await setUp(database())
    for (const id of ['sub_1', 'sub_2', 'sub_3']) await put(id, { status: 'past_due' })
    provider.set('sub_1', new AppError('BAD_GATEWAY', 'The payment provider could not be reached.'))
    provider.set('sub_3', { ...MONTHLY, id: 'sub_3' })
    const old = { id: 'evt_old', type: 'invoice.paid', received_at: date('2026-01-01').toISOString() }
    await db.insertInto('payment_events').values(old).execute()
    expect(await sweepAfter(HOUR)).toEqual({ looked: ['sub_1', 'sub_2', 'sub_3'], failed: ['sub_1'] })
    expect(await stored('sub_3')).toMatchObject({ status: 'active' })
    expect(await db.selectFrom('payment_events').selectAll().execute()).toEqual([])
    expect(await sweepAfter(HOUR - 1)).toEqual({ looked: [], failed: [] })
    expect(await sweepAfter(1)).toEqual({ looked: ['sub_1', 'sub_2'], failed: ['sub_1'] })
  })

  it('deletes records of unknown subscriptions after a day', async () => {
    const { db, events, put, sweepAfter } = await setUp(database())
    const counted = async () =>
      (await db.selectFrom('subscription_refreshes').select('subscription_id').execute()).map(
        (row) => row.subscription_id,
      )
    await put('sub_1')
    await events.apply(buildEvent('sub_gone', 4))
    await sweepAfter(24 * HOUR)
    expect((await counted()).toSorted()).toEqual(['sub_1', 'sub_gone'])
    await sweepAfter(1)
    expect(await counted()).toEqual(['sub_1'])
  })
})

describeDialects('an unpaid subscription', (database) => {
  it('counts past due from the first unpaid renewal, whatever periods begin meanwhile', async () => {
    const { put, stored } = await setUp(database())
    const since = async () => (await stored('sub_1'))?.pastDueSince
    await put('sub_1')
    expect(await since()).toBeNull()
    await put('sub_1', { status: 'past_due', periodStart: date('2026-12-20'), periodEnd: date('2027-01-20') })
    await put('sub_1', { status: 'past_due', periodStart: date('2027-01-20'), periodEnd: date('2027-02-20') })
    expect(await since()).toEqual(date('2026-12-20'))
    await put('sub_1', { status: 'unpaid', periodStart: date('2027-02-20'), periodEnd: date('2027-03-20') })
    expect(await since()).toEqual(date('2026-12-20'))
    await put('sub_1', { periodStart: date('2027-02-20'), periodEnd: date('2027-03-20') })
    expect(await since()).toBeNull()
    await put('sub_1', { status: 'past_due', periodStart: date('2027-03-20'), periodEnd: date('2027-04-20') })
    expect(await since()).toEqual(date('2027-03-20'))
  })

  it('ends a subscription whose customer was deleted at the provider', async () => {
    const { db, put, stored } = await setUp(database())
    await put('sub_1')
    await db.deleteFrom('payment_customers').execute()
    await put('sub_1', { status: 'canceled' })
    expect(await stored('sub_1')).toMatchObject({ status: 'canceled' })
  })
})
