import { describe, expect, it } from 'vitest'
import { cardThat, openSandbox } from './testing/open-sandbox.ts'

describe('events of the sandbox', () => {
  it('wait for a receiver, and are delivered in order, each with its own id', async () => {
    const { order, pages, webhook, received, advance, payments } = openSandbox()
    webhook.refusals = Infinity
    const { clientSecret, subscriptionId } = await order()
    await pages.pay(clientSecret, cardThat('pays'))
    await advance('1 month')
    expect(received).toEqual([])
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: 'active' })
    webhook.refusals = 0
    await advance('1 hour')
    expect(received.map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'invoice.paid',
      'customer.subscription.updated',
    ])
    expect(new Set(received.map(({ id }) => id)).size).toBe(5)
    await advance('1 hour')
    expect(received).toHaveLength(5)
  })

  it('of one customer wait behind the one that was refused', async () => {
    const { order, pages, host, webhook, happened } = openSandbox()
    const { clientSecret } = await order()
    webhook.refusals = 1
    await pages.pay(clientSecret, cardThat('pays'))
    expect(happened()).toEqual([])
    await host.deliverPending()
    expect(happened()).toEqual(['customer.subscription.created', 'invoice.paid', 'customer.subscription.updated'])
  })

  it('of another process are delivered by the one that listens', async () => {
    const server = openSandbox()
    await server.subscribe()
    server.happened()
    const tool = openSandbox({ store: server.store })
    tool.webhook.refusals = Infinity
    await tool.advance('1 month')
    expect((await server.payments.now()).toISOString()).toBe('2026-02-28T10:00:00.000Z')
    await server.host.deliverPending()
    expect(server.happened()).toEqual(['invoice.paid', 'customer.subscription.updated'])
  })

  it("of the server's own calls are delivered after the call", async () => {
    const { order, payments, host, happened } = openSandbox()
    const { subscriptionId } = await order()
    await payments.cancelNow(subscriptionId)
    expect(happened()).toEqual([])
    await host.deliverPending()
    expect(happened()).toEqual(['customer.subscription.created', 'customer.subscription.updated'])
  })

  it('about payments name the customer', async () => {
    const { subscribe, host, received, payments } = openSandbox()
    const { customerId } = await subscribe()
    await host.refund('noor@example.com')
    const { rawBody, signature } = received.at(-1) ?? { rawBody: Buffer.alloc(0), signature: '' }
    expect(await payments.readEvent(rawBody, signature)).toMatchObject({
      type: 'charge.refunded',
      customerId,
      subscriptionId: undefined,
    })
  })

  it('are valid for five minutes, and only in the sandbox that signed them', async () => {
    const { subscribe, received, payments, clock } = openSandbox()
    await subscribe()
    const { rawBody, signature } = received[0] ?? { rawBody: Buffer.alloc(0), signature: '' }
    await clock.advance(5 * 60_000)
    expect(await payments.readEvent(rawBody, signature)).toMatchObject({ type: 'customer.subscription.created' })
    await clock.advance(1_000)
    const refused = { code: 'BAD_REQUEST' }
    await expect(payments.readEvent(rawBody, signature)).rejects.toMatchObject(refused)
    const other = openSandbox()
    // Another secret: the test's random numbers count up, and would give the same one again.
    await other.store.save({
      id: 'webhook-secret',
      kind: 'secret',
      customerId: null,
      data: { secret: 'x' },
      version: 0,
    })
    await expect(other.payments.readEvent(rawBody, signature)).rejects.toMatchObject(refused)
  })
})
