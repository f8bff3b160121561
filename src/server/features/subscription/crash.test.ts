import { join } from 'node:path'
import { type Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrateTo, migrateUp } from '../../../../db/migrate.ts'
import { openPostgres } from '../../../../db/postgres.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { openSqlite } from '../../../../db/sqlite.ts'
import { type PaymentEvent } from '../../providers/payments/payments.port.ts'
import { spawnNode, withFolder } from '../../testing/child-server.ts'
import { cutBefore, type Write } from '../../testing/database/cut-database.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { createFakeSubscriptions, CUSTOMER, buildEvent } from '../../testing/fakes/fake-subscriptions.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { createCustomerRepository } from './customer.repository.ts'
import { createSubscriptionRefresh } from './subscription-refresh.service.ts'
import { createSubscriptionRepository } from './subscription.repository.ts'

const clock = createFakeClock()

async function setUp(db: Kysely<Database>) {
  const userId = await insertUser(db, `u-${process.pid}`)
  const customers = createCustomerRepository(db, 'sandbox')
  await customers.insert(CUSTOMER, userId, clock.now())
  const provider = createFakeSubscriptions()
  const subscriptions = createSubscriptionRepository(db, 'sandbox')
  const server = (own = db) =>
    createSubscriptionRefresh({
      payments: provider,
      subscriptions: createSubscriptionRepository(own, 'sandbox'),
      customers: createCustomerRepository(own, 'sandbox'),
      clock,
    })
  return {
    provider,
    subscriptions,
    server,
    /** A server that dies before a write. */
    dying: (write: Write) =>
      server(
        cutBefore(db, write, () => {
          throw new Error('cut')
        }),
      ),
    /** A stored subscription without its identifying fields. */
    stored: async (id: string) => {
      const { id: _, ...rest } = (await subscriptions.findAll(userId)).find((one) => one.id === id) ?? { id }
      return rest
    },
    has: (event: PaymentEvent) => subscriptions.hasEvent(event.id),
  }
}

type World = Awaited<ReturnType<typeof setUp>>

/** Every write of an event's processing, in order. */
const WRITES = [
  ['before the provider was asked', 'insert subscription_refreshes'],
  ['after the answer, before it was written', 'update subscription_refreshes'],
  ['in the middle of the write', 'insert subscriptions'],
  ['before the offer counts as used', 'insert intro_offers'],
  ['between the write and the note of the event', 'insert payment_events'],
] as const

/** The subscription after uninterrupted events. */
async function uncut({ provider, server, stored }: World, id: string, step: number) {
  const whole = `${id}_whole`
  provider.steps.set(whole, step)
  await server().apply(buildEvent(whole, step))
  return stored(whole)
}

/** The provider sends unanswered events again, to two servers in parallel and twice, and continues with later events. */
async function goOn(world: World, id: string, from: number): Promise<void> {
  const { provider, server } = world
  const servers = [server(), server()]
  const deliver = (steps: number[]) =>
    Promise.all(
      steps.flatMap((step) =>
        servers.flatMap((one) => [one.apply(buildEvent(id, step)), one.apply(buildEvent(id, step))]),
      ),
    )
  await deliver([from])
  expect(await world.has(buildEvent(id, from))).toBe(true)
  expect(await world.stored(id)).toEqual(await uncut(world, id, from))
  provider.steps.set(id, 4)
  await deliver([4, 2, from, 3])
  expect(await world.stored(id)).toEqual(await uncut(world, id, 4))
}

describeDialects('an event that a crash interrupts', (database, dialect) => {
  // PGlite takes seconds to start. `npm run test:postgres` runs these on a real PostgreSQL.
  const onReal = it.skipIf(dialect === 'PGlite')

  onReal.each(WRITES)('%s is neither applied nor recorded, and is delivered again', async (_, write) => {
    const world = await setUp(database())
    const { provider, dying, stored, has } = world
    provider.steps.set('sub_1', 1)
    await expect(dying(write).apply(buildEvent('sub_1', 1))).rejects.toThrow('cut')
    expect(await stored('sub_1')).toEqual({})
    expect(await has(buildEvent('sub_1', 1))).toBe(false)
    await goOn(world, 'sub_1', 1)
  })

  onReal.each(WRITES)('%s keeps what was stored before', async (_, write) => {
    const world = await setUp(database())
    const { provider, server, dying, stored, has } = world
    provider.steps.set('sub_1', 1)
    await server().apply(buildEvent('sub_1', 1))
    const before = await stored('sub_1')
    provider.steps.set('sub_1', 3)
    await expect(dying(write).apply(buildEvent('sub_1', 3))).rejects.toThrow('cut')
    expect(await stored('sub_1')).toEqual(before)
    expect(await has(buildEvent('sub_1', 3))).toBe(false)
    await goOn(world, 'sub_1', 3)
  })

  onReal('between two subscriptions of one customer is not noted before both are written', async () => {
    const { provider, server, dying, stored, has } = await setUp(database())
    const ids = ['sub_1', 'sub_2']
    for (const id of ids) {
      provider.steps.set(id, 1)
      await server().apply(buildEvent(id, 1))
      provider.steps.set(id, 3)
    }
    const refund = { id: 'evt_refund', type: 'charge.refunded', subscriptionId: undefined, customerId: CUSTOMER }
    await expect(dying('insert payment_events').apply(refund)).rejects.toThrow('cut')
    const states = async () => (await Promise.all(ids.map(stored))).map((one) => ('status' in one ? one.status : ''))
    expect((await states()).toSorted()).toEqual(['active', 'past_due'])
    expect(await has(refund)).toBe(false)
    await Promise.all([server().apply(refund), server().apply(refund)])
    expect(await states()).toEqual(['past_due', 'past_due'])
    expect(await has(refund)).toBe(true)
  })
})

/** Runs parallel servers on one database that are killed at a write, then others that continue. */
async function killAndGoOn(target: string, db: Kysely<Database>): Promise<void> {
  const world = await setUp(db)
  const writes = ['update subscription_refreshes', 'insert payment_events'] as const
  const kill = async (write: Write, index: number) => {
    const child = spawnNode('src/server/testing/workers/crash-worker.ts', [target, `sub_${index}`, '1', write], {})
    return new Promise<string | null>((resolve) => child.once('close', (_code, signal) => resolve(signal)))
  }
  expect(await Promise.all(writes.map(kill))).toEqual(['SIGKILL', 'SIGKILL'])
  for (const id of ['sub_0', 'sub_1']) {
    const looks = db.selectFrom('subscription_refreshes').select(['started', 'written'])
    expect(await looks.where('subscription_id', '=', id).execute()).toEqual([{ started: 1, written: 0 }])
    expect(await world.stored(id)).toEqual({})
    expect(await world.has(buildEvent(id, 1))).toBe(false)
    world.provider.steps.set(id, 1)
    await goOn(world, id, 1)
  }
}

describe('kill -9 while an event is applied', () => {
  it('leaves no partial change on SQLite', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'crash.sqlite')
      const { db } = openSqlite(file)
      await migrateUp(db)
      await killAndGoOn(file, db)
      await db.destroy()
    }))

  it.runIf(process.env['TEST_DATABASE_URL'])('leaves no partial change on PostgreSQL', async () => {
    const url = process.env['TEST_DATABASE_URL'] ?? ''
    const db = openPostgres(url)
    // Empties the database.
    await migrateTo(db, undefined)
    await migrateUp(db)
    await killAndGoOn(url, db)
    await db.destroy()
  })
})
