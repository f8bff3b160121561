import { describe, expect, it } from 'vitest'
import { givesAccess } from '../../../../shared/features/subscription/subscription.rules.ts'
import { cardThat, openSandbox } from './testing/open-sandbox.ts'

const RENEWED = ['invoice.paid', 'customer.subscription.updated']

describe('a year of a subscription', () => {
  it('of the 31st renews on the last day of each month, twelve times', async () => {
    const { subscribe, advance, payments, host, happened } = openSandbox({ start: '2026-01-31T10:00:00.000Z' })
    const { subscriptionId } = await subscribe('pays', 'monthly', true)
    const ends: (string | undefined)[] = []
    happened()
    for (let month = 1; month <= 12; month += 1) {
      ends.push((await payments.findSubscription(subscriptionId))?.periodEnd.toISOString().slice(0, 10))
      await advance(month % 2 === 1 ? '30 days' : '31 days')
    }
    expect(ends.slice(0, 6)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
    ])
    await advance('2 days')
    const [account] = (await host.inspect()).accounts
    const paid = account?.invoices.filter(({ status }) => status === 'paid').map(({ amountCents }) => amountCents)
    expect(paid).toEqual([999, ...Array<number>(12).fill(1_999)])
    expect(happened()).toEqual(Array.from({ length: 12 }, () => RENEWED).flat())
  })

  it('is the same whether the clock advances in one step or in many', async () => {
    const leap = openSandbox()
    const steps = openSandbox()
    for (const { subscribe } of [leap, steps]) await subscribe()
    await leap.advance('24 weeks')
    for (let week = 0; week < 24; week += 1) await steps.advance('1 week')
    expect(leap.received.map(({ rawBody }) => rawBody.toString().replaceAll(/evt_\w+/gu, ''))).toEqual(
      steps.received.map(({ rawBody }) => rawBody.toString().replaceAll(/evt_\w+/gu, '')),
    )
  })

  it('passes also by real time', async () => {
    const { subscribe, clock, payments } = openSandbox({ start: '2026-01-31T10:00:00.000Z' })
    const { subscriptionId } = await subscribe()
    await clock.advance(29 * 24 * 60 * 60_000)
    const found = await payments.findSubscription(subscriptionId)
    expect(found?.periodEnd).toEqual(new Date('2026-03-31T10:00:00.000Z'))
  })

  it('sends events in order of time, across customers', async () => {
    const { subscribe, pages, advance, received } = openSandbox()
    await subscribe()
    await advance('10 days')
    const { sessionId } = await pages.startGuestCheckout('monthly')
    await pages.completeGuestCheckout(sessionId, 'guest@example.com', cardThat('pays'))
    received.length = 0
    await advance('3 months')
    const times = received.map(({ rawBody }) => Number(/"created":(\d+)/u.exec(rawBody.toString())?.[1]))
    expect(times).toHaveLength(12)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })
})

describe('a renewal that fails', () => {
  async function overdue() {
    const world = openSandbox({ start: '2026-03-10T10:00:00.000Z' })
    const started = await world.subscribe('fails-later')
    await world.advance('1 month')
    return { ...world, ...started, find: () => world.payments.findSubscription(started.subscriptionId) }
  }

  it('is past due with access, retried three times, then ends', async () => {
    const { find, advance, happened, payments, pages, openPortal, customerId } = await overdue()
    expect(await find()).toMatchObject({ status: 'past_due', periodStart: new Date('2026-04-10T10:00:00.000Z') })
    expect(happened().slice(-2)).toEqual(['invoice.payment_failed', 'customer.subscription.updated'])
    await advance('4 days')
    expect(happened()).toEqual(['invoice.payment_failed'])
    const late = await find()
    expect(late && givesAccess(late, await payments.now())).toBe(true)
    await advance('1 week')
    expect(await find()).toMatchObject({ status: 'canceled', nextAmountCents: null })
    expect(happened()).toEqual(['invoice.payment_failed', 'invoice.payment_failed', 'customer.subscription.deleted'])
    const { invoices } = await pages.viewPortal(await openPortal(customerId))
    expect(invoices.map(({ status }) => status)).toEqual(['uncollectible', 'paid'])
    await advance('1 year')
    expect(happened()).toEqual([])
  })

  it('is paid by another card at once, and renews on its old day', async () => {
    const { find, advance, happened, pages, openPortal, customerId } = await overdue()
    await advance('4 days')
    const portal = await openPortal(customerId)
    happened()
    await expect(pages.updateCard(portal, cardThat('declines'))).rejects.toMatchObject({ field: 'number' })
    await expect(pages.updateCard(portal, cardThat('fails-later'))).rejects.toMatchObject({ field: 'number' })
    expect(await find()).toMatchObject({ status: 'past_due' })
    expect(happened()).toEqual(['invoice.payment_failed'])
    expect(await pages.updateCard(portal, cardThat('confirms'))).toEqual({ status: 'requires_action' })
    expect(await pages.viewPortal(portal)).toMatchObject({ awaitingConfirmation: true, card: { last4: '0341' } })
    await pages.confirm(portal, true)
    expect(happened()).toEqual(RENEWED)
    expect(await pages.viewPortal(portal)).toMatchObject({ awaitingConfirmation: false, card: { last4: '3155' } })
    expect(await find()).toMatchObject({ status: 'active', periodEnd: new Date('2026-05-10T10:00:00.000Z') })
    await advance('1 month')
    expect(happened()).toEqual(RENEWED)
  })
})

describe('several at once', () => {
  it('renew a period once, also when two processes advance the clock', async () => {
    const first = openSandbox()
    const { subscriptionId } = await first.subscribe()
    const second = openSandbox({ store: first.store })
    await Promise.all([first.advance('20 days'), second.advance('20 days'), first.host.deliverPending()])
    const [account] = (await second.host.inspect()).accounts
    expect(account?.invoices).toHaveLength(2)
    expect((await first.payments.now()).toISOString()).toBe('2026-03-12T10:00:00.000Z')
    expect(await second.payments.findSubscription(subscriptionId)).toEqual(
      await first.payments.findSubscription(subscriptionId),
    )
  })
})
