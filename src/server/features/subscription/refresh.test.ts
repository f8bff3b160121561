import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { type Database } from '../../../../db/schema/database.ts'
import { AppError } from '../../../shared/errors.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { createFakeSubscriptions, buildEvent } from '../../testing/fakes/fake-subscriptions.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { createCustomerRepository } from './customer.repository.ts'
import { createSubscriptionRefresh } from './subscription-refresh.service.ts'
import { createSubscriptionRepository } from './subscription.repository.ts'

const clock = createFakeClock()

async function setUp(db: Kysely<Database>) {
  await insertUser(db, 'u1')
  const customers = createCustomerRepository(db, 'sandbox')
  await customers.insert('cus_1', 'u1', clock.now())
  const provider = createFakeSubscriptions()
  const subscriptions = createSubscriptionRepository(db, 'sandbox')
  const server = () => createSubscriptionRefresh({ payments: provider, subscriptions, customers, clock })
  const stored = async (id: string) => (await subscriptions.findAll('u1')).find((one) => one.id === id)
  return { provider, server, subscriptions, stored }
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

/** Pseudo-random numbers from 0 to `most`, the same in every run. */
function anyNumber(): (most: number) => number {
  let state = 1
  return (most) => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * (most + 1))
  }
}

describeDialects('events of a subscription', (database, dialect) => {
  it('lead to the same state in any order, repeated, parallel, late, stale, and on two servers', async () => {
    const { provider, server, stored } = await setUp(database())
    const [first, second] = [server(), server()]
    const pairs = [
      [first, second],
      [first, first],
      [second, second],
    ]
    // PGlite is slower by seconds, so it runs a sample.
    const orders = permutations([0, 1, 2, 3, 4]).filter((_, index) => dialect !== 'PGlite' || index % 17 === 0)
    const any = anyNumber()
    // Most answers arrive at once, some after many later changes.
    provider.turns = () => (any(2) === 0 ? 30 : 0)
    for (const [index, order] of orders.entries()) {
      const id = `sub_${index}`
      // Twice in parallel: to both servers, or both times to one.
      const deliver = (step: number) => (pairs[any(2)] ?? []).map((one) => one.apply(buildEvent(id, step)))
      const deliveries: Promise<void>[] = []
      // The next event arrives while answers to the last are still pending.
      for (const step of order) {
        provider.steps.set(id, Math.max(step, provider.steps.get(id) ?? 0))
        deliveries.push(...deliver(step))
        for (let waited = any(8); waited > 0; waited -= 1) await nextTurn()
      }
      await Promise.all(deliveries)
      const end = await stored(id)
      expect(end, order.join()).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: false })
      await Promise.all(order.toReversed().flatMap(deliver))
      expect(await stored(id), order.join()).toEqual(end)
    }
    // Elsewhere the database's speed decides how far a fetch is after so many turns.
    if (dialect === 'SQLite') expect(provider.outdated).toBeGreaterThan(50)
  })

  it('never store an answer that is older than a later fetch', async () => {
    const { provider, server, stored } = await setUp(database())
    const [early, late] = [server(), server()]
    provider.steps.set('sub_1', 1)
    let answerEarly = (): void => {}
    const held = new Promise<void>((begun) => {
      provider.hold((answer) => {
        answerEarly = answer
        begun()
      })
    })
    const first = early.apply(buildEvent('sub_1', 1))
    await held
    provider.flow()
    provider.steps.set('sub_1', 4)
    await late.apply(buildEvent('sub_1', 4))
    expect(await stored('sub_1')).toMatchObject({ status: 'canceled' })
    answerEarly()
    await first
    expect(await stored('sub_1')).toMatchObject({ status: 'canceled' })
  })

  it('are retried only when the provider could not be reached', async () => {
    const { provider, server, stored, subscriptions } = await setUp(database())
    provider.steps.set('sub_1', 1)
    provider.failure = new AppError('BAD_GATEWAY', 'The payment provider could not be reached.')
    await expect(server().apply(buildEvent('sub_1', 1))).rejects.toThrow('could not be reached')
    expect(await subscriptions.hasEvent('evt_sub_1_1')).toBe(false)
    provider.failure = undefined
    await server().apply(buildEvent('sub_1', 1))
    expect(await stored('sub_1')).toMatchObject({ status: 'active' })
    provider.steps.set('sub_1', 4)
    await server().apply(buildEvent('sub_1', 1))
    expect(await stored('sub_1')).toMatchObject({ status: 'active' })
  })

  it('of an unknown customer change nothing, and those of a customer refresh all its subscriptions', async () => {
    const { provider, server, stored, subscriptions } = await setUp(database())
    const stranger = { ...buildEvent('sub_x', 1), customerId: 'cus_x' }
    await server().apply(stranger)
    expect(await subscriptions.hasEvent(stranger.id)).toBe(true)
    provider.steps.set('sub_1', 1)
    await server().apply(buildEvent('sub_1', 1))
    provider.steps.set('sub_1', 3)
    await server().apply({ id: 'evt_refund', type: 'charge.refunded', subscriptionId: undefined, customerId: 'cus_1' })
    expect(await stored('sub_1')).toMatchObject({ status: 'past_due' })
  })
})
