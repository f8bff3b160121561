import { describe, expect, it } from 'vitest'
import { cardThat, openSandbox } from './testing/open-sandbox.ts'

describe('a first payment', () => {
  it('shows its price beforehand, with the introductory offer', async () => {
    const { pages, order } = openSandbox()
    const { clientSecret } = await order('monthly', true)
    expect(await pages.describeOrder(clientSecret)).toEqual({
      plan: 'monthly',
      amountCents: 999,
      renewalCents: 1_999,
      renewsAt: new Date('2026-02-28T10:00:00.000Z'),
      state: 'open',
    })
  })

  it('is declined with a message for the form, and can be made with another card', async () => {
    const { pages, payments, order, happened } = openSandbox()
    const { clientSecret, subscriptionId } = await order()
    await expect(pages.pay(clientSecret, cardThat('declines'))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      field: 'number',
      message: 'Your card was declined.',
    })
    expect(happened()).toEqual(['customer.subscription.created', 'invoice.payment_failed'])
    expect(await pages.pay(clientSecret, cardThat('pays'))).toEqual({ status: 'succeeded' })
    expect(happened()).toEqual(['invoice.paid', 'customer.subscription.updated'])
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: 'active' })
    expect(await pages.describeOrder(clientSecret)).toMatchObject({ state: 'paid' })
  })

  it('waits for a confirmation, which may be refused and repeated', async () => {
    const { pages, payments, order, happened } = openSandbox()
    const { clientSecret, subscriptionId } = await order()
    expect(await pages.pay(clientSecret, cardThat('confirms'))).toEqual({ status: 'requires_action' })
    expect(await pages.describeOrder(clientSecret)).toMatchObject({ state: 'awaiting-confirmation' })
    expect(happened()).toEqual(['customer.subscription.created', 'invoice.payment_action_required'])
    await expect(pages.confirm(clientSecret, false)).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'number' })
    await expect(pages.confirm(clientSecret, true)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: 'incomplete' })
    await pages.pay(clientSecret, cardThat('confirms'))
    expect(await pages.confirm(clientSecret, true)).toEqual({ status: 'succeeded' })
    expect(await pages.confirm(clientSecret, true)).toEqual({ status: 'succeeded' })
    expect(happened()).toEqual([
      'invoice.payment_failed',
      'invoice.payment_action_required',
      'invoice.paid',
      'customer.subscription.updated',
    ])
  })

  it('is charged once for repeated and parallel submissions', async () => {
    const { pages, order, host, happened } = openSandbox()
    const { clientSecret } = await order()
    const press = () => pages.pay(clientSecret, cardThat('pays'))
    await Promise.all([press(), press(), press()])
    await press()
    const [account] = (await host.inspect()).accounts
    expect(account?.invoices.map(({ status }) => status)).toEqual(['paid'])
    expect(new Set(happened())).toEqual(
      new Set(['customer.subscription.created', 'invoice.paid', 'customer.subscription.updated']),
    )
  })

  it('leaves one of two subscriptions that were started', async () => {
    const { pages, order, payments } = openSandbox()
    const [first, second] = [await order(), await order('yearly', false, 'order-2')]
    await pages.pay(first.clientSecret, cardThat('pays'))
    await expect(pages.pay(second.clientSecret, cardThat('pays'))).rejects.toMatchObject({ code: 'CONFLICT' })
    const states = (await payments.findSubscriptions(first.customerId)).map(({ status }) => status)
    expect(states).toEqual(['incomplete', 'active'])
  })

  it('expires after 23 hours', async () => {
    const { pages, order, payments, advance, happened } = openSandbox()
    const { clientSecret, subscriptionId } = await order()
    await advance('22 hours')
    expect(await payments.findClientSecret(subscriptionId)).toBe(clientSecret)
    await advance('1 hour')
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: 'incomplete_expired' })
    expect(happened()).toEqual(['customer.subscription.created', 'customer.subscription.updated'])
    await expect(pages.pay(clientSecret, cardThat('pays'))).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await pages.describeOrder(clientSecret)).toMatchObject({ state: 'over' })
  })

  it('is either paid or abandoned, never both', async () => {
    const { pages, order, payments } = openSandbox()
    const { clientSecret, subscriptionId } = await order()
    const [abandoned, paid] = await Promise.allSettled([
      payments.abandon(subscriptionId),
      pages.pay(clientSecret, cardThat('pays')),
    ])
    const status = (await payments.findSubscription(subscriptionId))?.status
    expect(abandoned).toMatchObject({ value: status === 'incomplete_expired' })
    expect(paid.status).toBe(status === 'active' ? 'fulfilled' : 'rejected')
    expect(await payments.abandon(subscriptionId)).toBe(status === 'incomplete_expired')
  })

  it.each(['', 'sub_x', 'sub_x_1_secret_2', 'cs_x_y', 'bps_x_y', '__proto__', '_'])(
    'does not find the order %j',
    async (reference) => {
      const { pages, order } = openSandbox()
      await order()
      const missing = { code: 'NOT_FOUND' }
      await expect(pages.describeOrder(reference)).rejects.toMatchObject(missing)
      await expect(pages.pay(reference, cardThat('pays'))).rejects.toMatchObject(missing)
      await expect(pages.confirm(reference, true)).rejects.toMatchObject(missing)
      await expect(pages.viewPortal(reference)).rejects.toMatchObject(missing)
    },
  )

  it('needs the secret, not only the id', async () => {
    const { pages, order } = openSandbox()
    const { subscriptionId, customerId } = await order()
    for (const guess of [subscriptionId, customerId, `${subscriptionId}_secret_`, `bps${customerId.slice(3)}_`]) {
      await expect(pages.pay(guess, cardThat('pays'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(pages.viewPortal(guess)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('stores no card number', async () => {
    const { subscribe, store } = openSandbox()
    const { customerId } = await subscribe('confirms')
    const kept = JSON.stringify(await store.find(customerId))
    expect(kept).toContain('"last4":"3155"')
    expect(kept).not.toMatch(/4000\s?0025|12\s*\/\s*34|"123"/u)
  })
})

describe('a guest', () => {
  it('pays first, with an address, and then has a customer and a subscription', async () => {
    const { pages, payments, happened } = openSandbox()
    const { sessionId, url } = await pages.startGuestCheckout('monthly')
    expect(url).toBe(`/sandbox/checkout?plan=monthly&session_id=${sessionId}`)
    expect(await pages.describeOrder(sessionId)).toMatchObject({ amountCents: 1_999, state: 'open' })
    const pay = (email: string, does: 'pays' | 'declines' | 'confirms') =>
      pages.completeGuestCheckout(sessionId, email, cardThat(does))
    await expect(pay('nobody', 'pays')).rejects.toMatchObject({ code: 'BAD_REQUEST', field: 'email' })
    await expect(pay('guest@example.com', 'declines')).rejects.toMatchObject({ field: 'number' })
    expect(await payments.findCheckout(sessionId)).toBeUndefined()
    expect(await pay('guest@example.com', 'confirms')).toEqual({ status: 'requires_action' })
    expect(await pages.describeOrder(sessionId)).toMatchObject({ state: 'awaiting-confirmation' })
    expect(await pages.confirm(sessionId, true)).toEqual({ status: 'succeeded' })
    expect(await pay('other@example.com', 'pays')).toEqual({ status: 'succeeded' })
    const checkout = await payments.findCheckout(sessionId)
    expect(checkout).toMatchObject({ paid: true, customerEmail: 'guest@example.com' })
    expect(await payments.findSubscriptions(checkout?.customerId ?? '')).toHaveLength(1)
    expect(happened()).toEqual([
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'checkout.session.completed',
    ])
  })

  it('who does not pay is deleted after a day', async () => {
    const { pages, advance, host } = openSandbox()
    const { sessionId } = await pages.startGuestCheckout('yearly')
    await advance('23 hours')
    expect(await pages.describeOrder(sessionId)).toMatchObject({ state: 'open' })
    await advance('1 hour')
    await expect(pages.describeOrder(sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await host.inspect()).accounts).toEqual([])
  })
})
