import { describe, expect, it } from 'vitest'
import { NOT_PAID_YET } from '../../../shared/features/subscription/subscription.constants.ts'
import { interceptNetwork } from '../../testing/msw.ts'
import { openBuyer, openStripeApp } from '../../testing/open-buyer.ts'
import { createTestApp } from '../../testing/test-app.ts'

interceptNetwork()

describe('claiming a purchase', () => {
  it('claims no subscription that was refunded', async () => {
    const app = await createTestApp()
    const noor = await openBuyer(app)
    const sessionId = await noor.buyAsGuest('monthly')
    await app.sandbox?.host.refund(noor.email)
    const message = 'The money of this purchase was given back, or is disputed with your bank: it gives no access.'
    expect(await noor.activate(sessionId)).toMatchObject({ code: 409, body: { message } })
    expect(await noor.status()).toMatchObject({ hasActiveSubscription: false, status: 'canceled' })
    expect(await noor.subscriptions()).toEqual(['monthly canceled'])
  })

  it('ignores other products of the same Stripe account, also when the account is deleted', async () => {
    const { app, billing } = await openStripeApp()
    const noor = await openBuyer(app)
    const sessionId = billing.checkOut({ email: noor.email, plan: 'monthly', price: 'price_mug_club' })
    const refused = { code: 404, body: { message: 'Invalid subscription session.' } }
    expect(await noor.activate(sessionId)).toMatchObject(refused)
    expect(await app.db.selectFrom('checkout_claims').selectAll().execute()).toEqual([])
    await noor.deleteAccount()
    expect([...billing.subscriptions.values()]).toMatchObject([{ status: 'active' }])
    expect([...billing.customers.values()]).not.toContainEqual(expect.objectContaining({ deleted: true }))
  })

  it("uses only the payer's address, not what another program wrote on the checkout", async () => {
    const { app, billing } = await openStripeApp()
    const [noor, jana] = [await openBuyer(app), await openBuyer(app, 'jana@example.com')]
    const sessionId = billing.checkOut({ email: noor.email, plan: 'monthly' })
    const users = await app.db.selectFrom('users').select(['id', 'email']).execute()
    const reference = users.find(({ email }) => email === jana.email)?.id
    for (const client_reference_id of ['partner-42', reference]) {
      Object.assign(billing.sessions.get(sessionId) ?? {}, { client_reference_id })
      expect((await jana.activate(sessionId)).code).toBe(403)
    }
    expect((await noor.activate(sessionId)).code).toBe(200)
  })

  it('reports a pending payment as claimable later', async () => {
    const { app, billing } = await openStripeApp()
    const noor = await openBuyer(app)
    const sessionId = billing.checkOut({ email: noor.email, plan: 'yearly' })
    Object.assign(billing.sessions.get(sessionId) ?? {}, { payment_status: 'unpaid' })
    expect((await noor.call('POST', '/api/subscription/verify', { sessionId })).code).toBe(200)
    expect(await noor.activate(sessionId)).toMatchObject({
      code: 409,
      body: { message: NOT_PAID_YET, reason: 'payment_pending' },
    })
    Object.assign(billing.sessions.get(sessionId) ?? {}, { payment_status: 'paid' })
    expect((await noor.activate(sessionId)).code).toBe(200)
  })
})

describe('calls to the provider', () => {
  it('are limited for each user: checkouts separately, everything else together', async () => {
    const app = await createTestApp({
      throttleRules: {
        subscribePerAccount: { limit: 2, windowMs: 60_000 },
        billingPerAccount: { limit: 3, windowMs: 60_000 },
      },
    })
    const [noor, jana] = [await openBuyer(app), await openBuyer(app, 'jana@example.com')]
    for (const code of [200, 200, 429]) expect((await noor.create('monthly')).code).toBe(code)
    expect((await noor.refresh()).code).toBe(200)
    expect((await noor.portal()).code).toBe(200)
    expect((await noor.activate('cs_unknown')).code).toBe(404)
    for (const ask of [noor.refresh, noor.portal, () => noor.activate('cs_unknown')])
      expect((await ask()).code).toBe(429)
    expect((await jana.create('monthly')).code).toBe(200)
    expect((await jana.refresh()).code).toBe(200)
    await app.clock.advance(60_000)
    expect((await noor.create('monthly')).code).toBe(200)
  })
})
