import { describe, expect, it } from 'vitest'
import { openSandbox } from './testing/open-sandbox.ts'

const HOUR = 60 * 60_000

async function openWithPortal(...subscription: Parameters<ReturnType<typeof openSandbox>['subscribe']>) {
  const world = openSandbox({ start: '2026-04-10T10:00:00.000Z' })
  const started = await world.subscribe(...subscription)
  world.happened()
  return { ...world, ...started, portal: await world.openPortal(started.customerId) }
}

describe('the portal', () => {
  it('shows the subscription, the card, the invoices and the plans', async () => {
    const { pages, portal, payments, subscriptionId } = await openWithPortal('pays', 'monthly', true)
    expect(await pages.viewPortal(portal)).toEqual({
      subscription: await payments.findSubscription(subscriptionId),
      card: { last4: '4242' },
      awaitingConfirmation: false,
      creditCents: 0,
      invoices: [expect.objectContaining({ plan: 'monthly', amountCents: 999, status: 'paid' })],
      plans: [
        { plan: 'monthly', priceCents: 1_999 },
        { plan: 'yearly', priceCents: 19_999 },
      ],
      returnUrl: 'http://127.0.0.1:3000/profile',
    })
  })

  it('expires after an hour of real time, whatever the sandbox clock says', async () => {
    const { pages, portal, clock, advance } = await openWithPortal()
    await advance('1 month')
    await clock.advance(HOUR - 1)
    expect(await pages.viewPortal(portal)).toMatchObject({ card: { last4: '4242' } })
    await clock.advance(1)
    await expect(pages.viewPortal(portal)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(pages.cancelAtPeriodEnd(portal)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('cancels to the end of the period, and resumes until then', async () => {
    const { pages, portal, advance, happened, openPortal, customerId } = await openWithPortal()
    const leaving = await pages.cancelAtPeriodEnd(portal)
    expect(leaving.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, nextAmountCents: null })
    await pages.cancelAtPeriodEnd(portal)
    expect((await pages.resume(portal)).subscription).toMatchObject({ nextAmountCents: 1_999 })
    expect(happened()).toEqual(['customer.subscription.updated', 'customer.subscription.updated'])
    await advance('1 month')
    expect(happened()).toEqual(['invoice.paid', 'customer.subscription.updated'])
    const next = await openPortal(customerId)
    await pages.cancelAtPeriodEnd(next)
    await advance('1 month')
    expect(happened()).toEqual(['customer.subscription.updated', 'customer.subscription.deleted'])
    expect((await pages.viewPortal(next)).subscription).toMatchObject({ status: 'canceled' })
    for (const late of [pages.resume(next), pages.cancelAtPeriodEnd(next), pages.changePlan(next, 'yearly')]) {
      await expect(late).rejects.toMatchObject({ code: 'CONFLICT' })
    }
  })

  it('deducts the unused part of a month from the price of a year', async () => {
    const { pages, portal, advance, happened } = await openWithPortal()
    await advance('15 days')
    const { subscription, invoices } = await pages.changePlan(portal, 'yearly')
    expect(subscription).toMatchObject({
      plan: 'yearly',
      status: 'active',
      periodStart: new Date('2026-04-25T10:00:00.000Z'),
      periodEnd: new Date('2027-04-25T10:00:00.000Z'),
      nextAmountCents: 19_999,
    })
    expect(invoices.map(({ amountCents }) => amountCents)).toEqual([19_999 - 999, 1_999])
    expect(happened()).toEqual(['invoice.paid', 'customer.subscription.updated'])
    await pages.changePlan(portal, 'yearly')
    expect(happened()).toEqual([])
  })

  it('turns the unused part of a year into credit for the next months', async () => {
    const { pages, portal, advance, openPortal, customerId } = await openWithPortal('fails-later', 'yearly')
    const { subscription, creditCents } = await pages.changePlan(portal, 'monthly')
    expect(creditCents).toBe(19_999 - 1_999)
    expect(subscription).toMatchObject({ plan: 'monthly', nextAmountCents: 0 })
    await advance('9 months')
    const view = await pages.viewPortal(await openPortal(customerId))
    expect(view).toMatchObject({ creditCents: 18_000 - 9 * 1_999, subscription: { nextAmountCents: 1_990 } })
    // The tenth month needs ten cents from a card that fails.
    await advance('1 month')
    expect((await pages.viewPortal(await openPortal(customerId))).subscription).toMatchObject({ status: 'past_due' })
  })

  it('changes nothing when the card on file refuses the difference', async () => {
    const { pages, portal, happened } = await openWithPortal('fails-later')
    const before = await pages.viewPortal(portal)
    await expect(pages.changePlan(portal, 'yearly')).rejects.toMatchObject({ message: 'Your card was declined.' })
    expect(await pages.viewPortal(portal)).toEqual(before)
    expect(happened()).toEqual([])
  })

  it('requires the open invoice to be paid, or the plan resumed, before a change of plan', async () => {
    const unpaid = await openWithPortal('fails-later')
    await unpaid.advance('1 month')
    await expect(unpaid.pages.changePlan(unpaid.portal, 'yearly')).rejects.toMatchObject({ code: 'CONFLICT' })
    const leaving = await openWithPortal()
    await leaving.pages.cancelAtPeriodEnd(leaving.portal)
    await expect(leaving.pages.changePlan(leaving.portal, 'yearly')).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a refund', () => {
  const EMAIL = 'Noor@Example.com'

  it('revokes the subscription when it is full, not before', async () => {
    const { host, payments, subscriptionId, happened, pages, portal, advance } = await openWithPortal()
    await host.refund(EMAIL, 1_000)
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ revoked: false })
    await expect(host.refund(EMAIL, 1_000)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await host.refund(EMAIL)
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ revoked: true, status: 'active' })
    expect((await pages.viewPortal(portal)).invoices).toMatchObject([{ refundedCents: 1_999, status: 'refunded' }])
    expect(happened()).toEqual(['charge.refunded', 'charge.refunded'])
    await expect(host.refund(EMAIL)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await advance('1 month')
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ revoked: false })
  })

  it.each([
    ['won', false],
    ['lost', true],
  ] as const)('is disputed, and revoked when the dispute is %s: %s', async (to, revoked) => {
    const { host, payments, subscriptionId, happened } = await openWithPortal()
    await expect(host.dispute(EMAIL, to)).rejects.toMatchObject({ code: 'CONFLICT' })
    await host.dispute(EMAIL, 'open')
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ revoked: true })
    await expect(host.dispute(EMAIL, 'open')).rejects.toMatchObject({ code: 'CONFLICT' })
    await host.dispute(EMAIL, to)
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ revoked })
    expect(happened()).toEqual(['charge.dispute.created', 'charge.dispute.closed'])
  })

  it('is requested by an address that has paid', async () => {
    const { host } = await openWithPortal()
    await expect(host.refund('nobody@example.com')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
