import { describe, expect, it } from 'vitest'
import { interceptNetwork } from '../../testing/msw.ts'
import { openBuyer, openStripeApp } from '../../testing/open-buyer.ts'
import { createTestApp } from '../../testing/test-app.ts'

interceptNetwork()

const DISPUTED = {
  code: 409,
  body: { message: expect.stringMatching(/^A payment of yours is disputed with your bank.*support@example\.com\.$/u) },
}

it('promises neither an amount nor a day while Stripe collects nothing', async () => {
  const { app, billing } = await openStripeApp()
  const noor = await openBuyer(app)
  await noor.create('monthly')
  const [bought] = billing.subscriptions.values()
  if (!bought) throw new Error('no subscription was started')
  billing.charge(bought, true)
  bought.pause_collection = { behavior: 'void', resumes_at: null }
  await noor.refresh()
  expect(await noor.status()).toMatchObject({
    hasActiveSubscription: true,
    status: 'active',
    nextAmountCents: null,
    nextBillingDate: null,
  })
})

describe('refunds and disputes', () => {
  it('a full refund ends the subscription', async () => {
    const app = await createTestApp()
    const noor = await openBuyer(app)
    await noor.buy('monthly')
    const portal = await noor.openPortal()
    await app.sandbox?.host.refund(noor.email, 500)
    expect(await noor.subscriptions()).toEqual(['monthly active'])
    await app.sandbox?.host.refund(noor.email)
    expect(await noor.subscriptions()).toEqual(['monthly canceled'])
    expect(await noor.status()).toMatchObject({ hasActiveSubscription: false, status: 'canceled' })
    await expect(app.services.sandbox().changePlan(portal, 'yearly')).rejects.toMatchObject({ code: 'CONFLICT' })
    await noor.wait(400)
    expect(await noor.status()).toMatchObject({ hasActiveSubscription: false })
    expect(await noor.buy('monthly')).toBe(1_999)
  })

  it('an open dispute closes the portal, and a lost one ends the subscription', async () => {
    const app = await createTestApp()
    const noor = await openBuyer(app)
    await noor.buy('yearly')
    await app.sandbox?.host.dispute(noor.email, 'open')
    expect(await noor.portal()).toMatchObject(DISPUTED)
    expect(await noor.status()).toMatchObject({ hasActiveSubscription: false, status: 'active' })
    await app.sandbox?.host.dispute(noor.email, 'lost')
    expect(await noor.subscriptions()).toEqual(['yearly canceled'])
    expect((await noor.portal()).code).toBe(200)
  })

  it('a won dispute opens the portal again', async () => {
    const app = await createTestApp()
    const noor = await openBuyer(app)
    await noor.buy('yearly')
    await app.sandbox?.host.dispute(noor.email, 'open')
    await app.sandbox?.host.dispute(noor.email, 'won')
    expect((await noor.portal()).code).toBe(200)
    expect(await noor.status()).toMatchObject({ hasActiveSubscription: true })
  })

  it("are checked before Stripe's portal opens, also without an event", async () => {
    const { app, billing } = await openStripeApp()
    const noor = await openBuyer(app)
    await noor.create('monthly')
    const [subscription] = billing.subscriptions.values()
    if (!subscription) throw new Error('no subscription was started')
    const payment = billing.charge(subscription, true)
    await noor.refresh()
    payment.disputed = true
    billing.disputes.push({ id: 'dp_1', charge: payment.id, status: 'under_review' })
    expect(await noor.portal()).toMatchObject(DISPUTED)
    payment.refunded = true
    expect((await noor.portal()).code).toBe(200)
    expect(subscription.status).toBe('canceled')
    expect(await noor.status()).toMatchObject({ hasActiveSubscription: false, status: 'canceled' })
    // The record of the cancellation changes nothing more.
    const event = { id: 'evt_1', type: 'charge.refunded', subscriptionId: undefined, customerId: subscription.customer }
    await app.services.paymentEvents.apply(event)
    expect(billing.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })
})
