import { expect, it } from 'vitest'
import { systemRandom } from '../../runtime/random.ts'
import { readDuration } from '../../providers/payments/sandbox/billing/calendar.ts'
import { createSandbox } from '../../providers/payments/sandbox/create-sandbox.ts'
import { cardThat } from '../../providers/payments/sandbox/testing/open-sandbox.ts'
import { type SandboxStore } from '../../providers/payments/sandbox-store.port.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { createSandboxObjectRepository } from './sandbox-object.repository.ts'

const document = { id: 'cus_1', kind: 'customer', customerId: 'cus_1', data: { note: 'first' }, version: 0 } as const

describeDialects('the store of the sandbox', (database) => {
  const open = (): SandboxStore => createSandboxObjectRepository(database())

  it('stores a document, and finds it by id and kind', async () => {
    const store = open()
    expect(await store.save(document)).toBe(true)
    await store.save({ ...document, id: 'clock', kind: 'clock', customerId: null })
    expect(await store.find('cus_1')).toEqual({ ...document, version: 1 })
    expect(await store.findAll('customer')).toEqual([{ ...document, version: 1 }])
    expect(await store.find('cus_2')).toBeUndefined()
  })

  it('accepts one of several parallel writes, and none with an old version', async () => {
    const store = open()
    const first = await Promise.all([1, 2, 3].map(() => store.save(document)))
    expect(first.filter(Boolean)).toHaveLength(1)
    const write = (note: string) => store.save({ ...document, data: { note }, version: 1 })
    const second = await Promise.all(['a', 'b', 'c'].map(write))
    expect(second.filter(Boolean)).toHaveLength(1)
    expect(await write('late')).toBe(false)
    expect(await store.save(document)).toBe(false)
    expect((await store.find('cus_1'))?.version).toBe(2)
    expect(await store.save({ ...document, id: 'cus_gone', version: 3 })).toBe(false)
  })

  it('removes the documents of a customer, and nothing else', async () => {
    const store = open()
    await store.save(document)
    await store.save({ ...document, id: 'user_1', kind: 'user' })
    await store.save({ ...document, id: 'cus_2', customerId: 'cus_2' })
    await store.deleteByCustomer('cus_1')
    expect(await database().selectFrom('sandbox_objects').select('id').execute()).toEqual([{ id: 'cus_2' }])
  })

  it('charges a first payment and a renewal once with two processes', async () => {
    const clock = createFakeClock()
    const make = () => createSandbox({ ...systemRandom, store: open(), clock, origin: () => '' })
    const [one, two] = [make(), make()]
    const customers = await Promise.all(
      [one, two].map(({ payments }) => payments.createCustomer({ userId: 'u1', email: 'u1@b.example' })),
    )
    expect(new Set(customers).size).toBe(1)
    const order = { customerId: customers[0] ?? '', plan: 'monthly', intro: false, idempotencyKey: 'k' } as const
    const { clientSecret } = await one.payments.startSubscription(order)
    await Promise.all([one, two, one].map(({ pages }) => pages.pay(clientSecret, cardThat('pays'))))
    await Promise.all([one, two].map(({ host }) => host.advance(readDuration('3 weeks'))))
    const { accounts } = await two.host.inspect()
    expect(accounts.map(({ invoices }) => invoices.map(({ status }) => status))).toEqual([['paid', 'paid']])
    expect((await one.payments.now()).getTime() - clock.now().getTime()).toBe(42 * 24 * 60 * 60_000)
  })
})
