import { expect, it } from 'vitest'
import { interceptNetwork } from '../../testing/msw.ts'
import { GOOD_CARD, openBuyer, openStripeApp } from '../../testing/open-buyer.ts'
import { createTestApp } from '../../testing/test-app.ts'

interceptNetwork()

const HOUR = 60 * 60_000

it('a claim cancels an open order', async () => {
  const app = await createTestApp()
  const noor = await openBuyer(app)
  const { body } = await noor.create('monthly')
  const sessionId = await noor.buyAsGuest('yearly')
  expect(await noor.activate(sessionId)).toMatchObject({ code: 200, body: { message: 'Your subscription is active.' } })
  await expect(app.services.sandbox().pay(body.clientSecret, GOOD_CARD)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await noor.subscriptions()).toEqual(['monthly incomplete_expired', 'yearly active'])
})

it('a claim beside an active subscription lets the older one end, and the portal shows the newer', async () => {
  const app = await createTestApp()
  const noor = await openBuyer(app)
  await noor.buy('monthly')
  await app.clock.advance(HOUR)
  const sessionId = await noor.buyAsGuest('yearly')
  for (const message of [
    'Your subscription is active. Your other one is not renewed any more.',
    'Your subscription is active.',
  ]) {
    expect((await noor.activate(sessionId)).body).toEqual({ message })
  }
  expect(await noor.subscriptions()).toEqual(['monthly active, ending', 'yearly active'])
  expect(await app.services.sandbox().viewPortal(await noor.openPortal())).toMatchObject({
    subscription: { plan: 'yearly' },
  })
  await noor.wait(95)
  expect(await noor.subscriptions()).toEqual(['monthly canceled', 'yearly active'])
  expect(await noor.status()).toMatchObject({ hasActiveSubscription: true, plan: 'yearly' })
  const { accounts } = (await app.sandbox?.host.inspect()) ?? { accounts: [] }
  const paid = accounts.flatMap(({ invoices }) => invoices.map(({ amountCents }) => amountCents))
  expect(paid.toSorted((a, b) => a - b)).toEqual([999, 19_999])
})

it('an order paid during a claim leaves one subscription that renews', async () => {
  const { app, billing } = await openStripeApp()
  const noor = await openBuyer(app)
  await noor.activate(billing.checkOut({ email: noor.email, plan: 'yearly' }))
  // A tab with the state before the claim.
  const [claimed] = billing.subscriptions.values()
  await app.clock.advance(HOUR)
  await billing.clock.advance(HOUR)
  const late = billing.start(claimed?.customer ?? '', 'price_monthly', 1_999)
  billing.charge(late, true)
  await noor.refresh()
  expect([...billing.subscriptions.values()].map((one) => [one.price, one.cancel_at_period_end])).toEqual([
    ['price_yearly', true],
    ['price_monthly', false],
  ])
})
