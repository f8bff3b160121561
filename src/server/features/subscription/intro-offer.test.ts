import { expect, it } from 'vitest'
import { interceptNetwork } from '../../testing/msw.ts'
import { openBuyer, openStripeApp } from '../../testing/open-buyer.ts'
import { createTestApp } from '../../testing/test-app.ts'

interceptNetwork()

it('the introductory price is for the first month only, also after a change of plan', async () => {
  const app = await createTestApp()
  const noor = await openBuyer(app)
  expect(await noor.status()).toMatchObject({ introOffer: true })
  expect(await noor.buy('monthly')).toBe(999)
  const portal = await noor.openPortal()
  await app.services.sandbox().changePlan(portal, 'yearly')
  await app.services.sandbox().cancelAtPeriodEnd(portal)
  await noor.wait(367)
  expect(await noor.status()).toMatchObject({ status: 'canceled', introOffer: false })
  expect(await noor.buy('monthly')).toBe(1_999)
})

it('the introductory price is for who never had a plan: a yearly one uses it up, an unpaid order does not', async () => {
  const app = await createTestApp()
  const noor = await openBuyer(app)
  await noor.create('monthly')
  await noor.refresh()
  expect(await noor.status()).toMatchObject({ introOffer: true })
  await noor.buy('yearly')
  expect(await noor.status()).toMatchObject({ plan: 'yearly', introOffer: false })
  const portal = await noor.openPortal()
  await app.services.sandbox().cancelAtPeriodEnd(portal)
  await noor.wait(366)
  expect(await noor.status()).toMatchObject({ status: 'canceled', introOffer: false })
  expect(await noor.buy('monthly')).toBe(1_999)
})

it('a guest pays the full price, which uses up the offer', async () => {
  const app = await createTestApp()
  const noor = await openBuyer(app)
  const { sessionId } = await app.services.startGuestCheckout('monthly', '127.0.0.1')
  expect(await app.services.sandbox().describeOrder(sessionId)).toMatchObject({ amountCents: 1_999 })
  await noor.activate(await noor.buyAsGuest('monthly'))
  expect(await noor.status()).toMatchObject({ introOffer: false })
  await app.services.sandbox().cancelAtPeriodEnd(await noor.openPortal())
  await noor.wait(32)
  expect(await noor.buy('monthly')).toBe(1_999)
})

it.each([
  ['monthly', 999],
  ['yearly', 19_999],
] as const)('is used up at Stripe too, once a %s plan is paid', async (plan, charged) => {
  const { app, billing } = await openStripeApp()
  const noor = await openBuyer(app)
  await noor.create(plan)
  const [first] = billing.subscriptions.values()
  if (!first) throw new Error('no subscription was started')
  expect(first.firstAmount).toBe(charged)
  billing.charge(first, true)
  await noor.refresh()
  expect(await noor.status()).toMatchObject({ introOffer: false })
  Object.assign(first, { price: 'price_yearly', status: 'canceled' })
  await noor.refresh()
  await noor.create('monthly')
  expect([...billing.subscriptions.values()].at(-1)?.firstAmount).toBe(1_999)
})
