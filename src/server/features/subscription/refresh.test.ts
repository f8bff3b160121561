import { type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { type Database } from '../../../../db/schema/database.ts'
import { AppError } from '../../../shared/errors.ts'
import { type PaymentEvent, type ProviderSubscription } from '../../providers/payments/payments.port.ts'
import { describeDialects } from '../../testing/dialects.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { insertUser } from '../../testing/insert-user.ts'
import { createCustomerRepository } from './customer.repository.ts'
import { createSubscriptionRefresh } from './subscription-refresh.service.ts'
import { createSubscriptionRepository } from './subscription.repository.ts'

const clock = createFakeClock()

/** The life of a subscription at the provider: what it looks like after each of its events. */
const LIFE = [
  { type: 'customer.subscription.created', status: 'incomplete' },
  { type: 'invoice.paid', status: 'active' },
  { type: 'customer.subscription.updated', status: 'active', cancelAtPeriodEnd: true },
  { type: 'invoice.payment_failed', status: 'past_due' },
  { type: 'customer.subscription.deleted', status: 'canceled' },
] as const

function subscriptionAt(id: string, step: number): ProviderSubscription {
  const { type: _, ...state } = { cancelAtPeriodEnd: false, ...(LIFE[step] ?? LIFE[0]) }
  return {
    id,
    customerId: 'cus_1',
    plan: 'monthly',
    periodStart: new Date('2026-11-20T00:00:00.000Z'),
    periodEnd: new Date('2026-12-20T00:00:00.000Z'),
    nextAmountCents: 1_999,
    revoked: false,
    createdAt: new Date('2026-11-20T00:00:00.000Z'),
    ...state,
  }
}

const eventOf = (id: string, step: number): PaymentEvent => ({
  id: `evt_${id}_${step}`,
  type: LIFE[step]?.type ?? '',
  subscriptionId: id,
  customerId: 'cus_1',
})

/** A provider whose subscriptions move on by a test's hand, and whose answers may be slow and so out of date. */
function fakeProvider() {
  const steps = new Map<string, number>()
  let slow: ((answer: () => void) => void) | undefined
  return {
    steps,
    /** The next answers are taken now and given when `release` runs them, in whatever order. */
    hold: (release: (answer: () => void) => void) => void (slow = release),
    flow: () => void (slow = undefined),
    failure: undefined as AppError | undefined,
    async findSubscription(id: string): Promise<ProviderSubscription | undefined> {
      if (this.failure) throw this.failure
      const step = steps.get(id)
      if (step !== undefined && slow) await new Promise<void>((resolve) => slow?.(resolve))
      return step === undefined ? undefined : subscriptionAt(id, step)
    },
  }
}

async function setUp(db: Kysely<Database>) {
  await insertUser(db, 'u1')
  const customers = createCustomerRepository(db)
  await customers.insert('cus_1', 'u1', clock.now())
  const provider = fakeProvider()
  const subscriptions = createSubscriptionRepository(db)
  const server = () => createSubscriptionRefresh({ payments: provider as never, subscriptions, customers, clock })
  const stored = async (id: string) => (await subscriptions.findAll('u1')).find((one) => one.id === id)
  return { provider, server, subscriptions, stored }
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

describeDialects('events of a subscription', (database, dialect) => {
  it('leave the same state in every order, twice, at once, and on two servers', async () => {
    const { provider, server, stored } = await setUp(database())
    const servers = [server(), server()]
    // PGlite takes seconds for what the others do at once: it gets a sample.
    const orders = permutations([0, 1, 2, 3, 4]).filter((_, index) => dialect !== 'PGlite' || index % 17 === 0)
    for (const [index, order] of orders.entries()) {
      const id = `sub_${index}`
      // Each event is delivered by both servers at once; the provider moves on while they look.
      const deliveries = order.flatMap((step) => {
        provider.steps.set(id, Math.max(step, provider.steps.get(id) ?? 0))
        return servers.map((one) => one.apply(eventOf(id, step)))
      })
      await Promise.all(deliveries)
      expect(await stored(id), order.join()).toMatchObject({ status: 'canceled' })
    }
  })

  it('never write an answer that was overtaken by a later look', async () => {
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
    const first = early.apply(eventOf('sub_1', 1))
    await held
    provider.flow()
    provider.steps.set('sub_1', 4)
    await late.apply(eventOf('sub_1', 4))
    expect(await stored('sub_1')).toMatchObject({ status: 'canceled' })
    answerEarly()
    await first
    expect(await stored('sub_1')).toMatchObject({ status: 'canceled' })
  })

  it('come again when the provider could not be asked, and only then', async () => {
    const { provider, server, stored, subscriptions } = await setUp(database())
    provider.steps.set('sub_1', 1)
    provider.failure = new AppError('BAD_GATEWAY', 'The payment provider could not be reached.')
    await expect(server().apply(eventOf('sub_1', 1))).rejects.toThrow('could not be reached')
    expect(await subscriptions.hasEvent('evt_sub_1_1')).toBe(false)
    provider.failure = undefined
    await server().apply(eventOf('sub_1', 1))
    expect(await stored('sub_1')).toMatchObject({ status: 'active' })
    provider.steps.set('sub_1', 4)
    await server().apply(eventOf('sub_1', 1))
    expect(await stored('sub_1')).toMatchObject({ status: 'active' })
  })

  it('of a customer that is nobody’s yet change nothing, and a customer’s own events look at all of theirs', async () => {
    const { provider, server, stored, subscriptions } = await setUp(database())
    const stranger = { ...eventOf('sub_x', 1), customerId: 'cus_x' }
    await server().apply(stranger)
    expect(await subscriptions.hasEvent(stranger.id)).toBe(true)
    provider.steps.set('sub_1', 1)
    await server().apply(eventOf('sub_1', 1))
    provider.steps.set('sub_1', 3)
    await server().apply({ id: 'evt_refund', type: 'charge.refunded', subscriptionId: undefined, customerId: 'cus_1' })
    expect(await stored('sub_1')).toMatchObject({ status: 'past_due' })
  })
})
