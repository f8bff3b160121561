import { describe, expect, it } from 'vitest'
import { PRICE_CENTS } from '../../../shared/plans.ts'
import { hasNotEnded } from '../../../shared/features/subscription/subscription.rules.ts'
import { describeMoneyBack } from './money-back.contract.ts'
import { NOOR, openOrders, ORDER, type PaymentsUnderTest } from './testing/payments-under-test.ts'

const DAY_MS = 24 * 60 * 60_000
const DAYS = { monthly: [28, 31], yearly: [365, 366] } as const

/** The contract tests of `Payments`. Call it at the top level of an adapter's test file. */
export function describePayments(name: string, make: () => Promise<PaymentsUnderTest>): void {
  const open = openOrders(make)

  describe(`${name} passes the contract of payments`, () => {
    it('creates one customer for a user, also in parallel', async () => {
      const { payments } = await make()
      const ask = () => payments.createCustomer(NOOR)
      const ids = [...(await Promise.all([ask(), ask(), ask()])), await ask()]
      expect(new Set(ids).size).toBe(1)
      expect(ids).not.toContain(await payments.createCustomer({ ...NOOR, userId: 'user-other' }))
    })

    it.each(['monthly', 'yearly'] as const)('starts a %s subscription that waits for its payment', async (plan) => {
      const { payments, customerId, subscriptionId, clientSecret } = await open(plan)
      expect(clientSecret).toBeTruthy()
      expect(await payments.findClientSecret(subscriptionId)).toBe(clientSecret)
      const found = await payments.findSubscription(subscriptionId)
      expect(found).toMatchObject({ id: subscriptionId, customerId, plan, status: 'incomplete', revoked: false })
      expect(await payments.findSubscriptions(customerId)).toEqual([found])
    })

    it('starts one subscription for one key, also in parallel, and another for another key', async () => {
      const { payments, customerId, subscriptionId } = await open()
      const start = (idempotencyKey: string) => payments.startSubscription({ ...ORDER, customerId, idempotencyKey })
      const again = await Promise.all([start('order-1'), start('order-1')])
      expect(again.map((started) => started.subscriptionId)).toEqual([subscriptionId, subscriptionId])
      const other = await start('order-2')
      expect(other.subscriptionId).not.toBe(subscriptionId)
      const ids = (await payments.findSubscriptions(customerId)).map(({ id }) => id)
      expect(ids.toSorted()).toEqual([subscriptionId, other.subscriptionId].toSorted())
    })

    it.each([
      ['monthly', false],
      ['monthly', true],
      ['yearly', false],
      ['yearly', true],
    ] as const)('is active for one period once the %s plan is paid (intro: %s)', async (plan, intro) => {
      const { payments, pay, subscriptionId, clientSecret } = await open(plan, intro)
      await pay(clientSecret, 'good')
      const found = await payments.findSubscription(subscriptionId)
      expect(found).toMatchObject({
        plan,
        status: 'active',
        cancelAtPeriodEnd: false,
        nextAmountCents: PRICE_CENTS[plan],
        revoked: false,
      })
      const start = found?.periodStart.getTime() ?? 0
      const days = Math.round(((found?.periodEnd.getTime() ?? 0) - start) / DAY_MS)
      expect(days).toBeGreaterThanOrEqual(DAYS[plan][0])
      expect(days).toBeLessThanOrEqual(DAYS[plan][1])
      // Providers count in whole seconds.
      expect(start).toBeLessThanOrEqual((await payments.now()).getTime() + 1_000)
      expect(await payments.findClientSecret(subscriptionId)).toBeUndefined()
    })

    it('accepts a good card after a refused one', async () => {
      const { payments, pay, subscriptionId, clientSecret } = await open()
      await pay(clientSecret, 'declined')
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: 'incomplete' })
      await pay((await payments.findClientSecret(subscriptionId)) ?? '', 'good')
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: 'active' })
    })

    it('reports no next charge when the subscription ends with its period', async () => {
      const { payments, pay, cancelAtPeriodEnd, subscriptionId, clientSecret } = await open()
      await pay(clientSecret, 'good')
      await cancelAtPeriodEnd(subscriptionId)
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({
        status: 'active',
        cancelAtPeriodEnd: true,
        nextAmountCents: null,
      })
    })

    it('refuses another order under the same key', async () => {
      const { payments, customerId } = await open('monthly')
      const other = payments.startSubscription({ ...ORDER, customerId, plan: 'yearly' })
      await expect(other).rejects.toMatchObject({ name: 'AppError', code: 'CONFLICT' })
      expect(await payments.findSubscriptions(customerId)).toHaveLength(1)
    })

    it('abandons a subscription that waits, idempotently, and never one that is paid', async () => {
      const { payments, pay, customerId, subscriptionId, clientSecret } = await open()
      expect(await payments.abandon(subscriptionId)).toBe(true)
      expect(await payments.abandon(subscriptionId)).toBe(true)
      expect(await payments.abandon('sub_unknown')).toBe(true)
      expect(await payments.findClientSecret(subscriptionId)).toBeUndefined()
      await pay(clientSecret, 'good')
      const left = await payments.findSubscription(subscriptionId)
      expect(left?.status ?? 'canceled').toMatch(/^(?:canceled|incomplete_expired)$/u)

      const other = await payments.startSubscription({ ...ORDER, customerId, idempotencyKey: 'order-2' })
      await pay(other.clientSecret, 'good')
      expect(await payments.abandon(other.subscriptionId)).toBe(false)
      expect(await payments.findSubscription(other.subscriptionId)).toMatchObject({ status: 'active' })
    })

    it('lets a subscription end with its period, idempotently, and does not change one that has ended', async () => {
      const { payments, pay, customerId, subscriptionId, clientSecret } = await open()
      await pay(clientSecret, 'good')
      const before = await payments.findSubscription(subscriptionId)
      await payments.endAtPeriodEnd(subscriptionId)
      await payments.endAtPeriodEnd(subscriptionId)
      const ending = { ...before, cancelAtPeriodEnd: true, nextAmountCents: null }
      expect(await payments.findSubscription(subscriptionId)).toEqual(ending)
      await payments.cancelNow(subscriptionId)
      await payments.endAtPeriodEnd(subscriptionId)
      await payments.endAtPeriodEnd('sub_unknown')
      expect(await payments.findSubscriptions(customerId)).toMatchObject([{ status: 'canceled' }])
    })

    it('refuses to start a subscription for a deleted customer', async () => {
      const { payments, customerId } = await open()
      await payments.removeCustomer(customerId)
      for (const nobody of [customerId, 'cus_unknown']) {
        const start = payments.startSubscription({ ...ORDER, customerId: nobody, idempotencyKey: nobody })
        await expect(start).rejects.toMatchObject({ name: 'AppError', code: 'NOT_FOUND' })
      }
    })

    it('returns the user of a customer, and undefined for guests and deleted ones', async () => {
      const { payments, customerId, checkOut } = await open()
      expect(await payments.findUserOf(customerId)).toBe(NOOR.userId)
      const guest = await payments.findCheckout(await checkOut({ email: 'guest@example.com', plan: 'yearly' }))
      expect(await payments.findUserOf(guest?.customerId ?? '')).toBeUndefined()
      await payments.removeCustomer(customerId)
      expect(await payments.findUserOf(customerId)).toBeUndefined()
    })

    it.each(['good', undefined] as const)('ends a subscription at once, idempotently (card: %s)', async (card) => {
      const { payments, pay, customerId, subscriptionId, clientSecret } = await open()
      if (card) await pay(clientSecret, card)
      await payments.cancelNow(subscriptionId)
      await payments.cancelNow(subscriptionId)
      const [found] = await payments.findSubscriptions(customerId)
      expect(found).toMatchObject({ id: subscriptionId, nextAmountCents: null })
      expect(['canceled', 'incomplete_expired']).toContain(found?.status)
      expect(await payments.findClientSecret(subscriptionId)).toBeUndefined()
    })

    it('returns undefined, or does nothing, for unknown ids', async () => {
      const { payments } = await make()
      expect(await payments.findSubscription('sub_unknown')).toBeUndefined()
      expect(await payments.findClientSecret('sub_unknown')).toBeUndefined()
      expect(await payments.findCheckout('cs_unknown')).toBeUndefined()
      const customerId = await payments.createCustomer(NOOR)
      expect(await payments.findSubscriptions(customerId)).toEqual([])
    })

    it('removes a customer with its subscriptions, idempotently', async () => {
      const { payments, pay, customerId, subscriptionId, clientSecret } = await open()
      await pay(clientSecret, 'good')
      await payments.removeCustomer(customerId)
      await payments.removeCustomer(customerId)
      const left = [await payments.findSubscription(subscriptionId), ...(await payments.findSubscriptions(customerId))]
      expect(left.filter((found) => found && hasNotEnded(found.status))).toEqual([])
      expect(await payments.createCustomer(NOOR)).not.toBe(customerId)
    })

    it('changes the address of a customer, and fails for a deleted one', async () => {
      const { payments, customerId } = await open()
      await payments.moveCustomer({ customerId, email: 'noor@new.example' })
      expect(await payments.createCustomer({ ...NOOR, email: 'noor@new.example' })).toBe(customerId)
      await payments.removeCustomer(customerId)
      await payments.moveCustomer({ customerId, email: NOOR.email })
    })

    it('returns a payment page for each plan', async () => {
      const { payments } = await make()
      const urls = await Promise.all([payments.guestCheckoutUrl('monthly'), payments.guestCheckoutUrl('yearly')])
      expect(new Set(urls).size).toBe(2)
      for (const url of urls) expect(url).toMatch(/^(?:https:\/\/[\w.]+)?\/\S+$/u)
    })

    it('returns a portal address for a customer', async () => {
      const { payments, customerId } = await open()
      const returnUrl = 'http://127.0.0.1:3000/profile'
      const { url } = await payments.createPortal({ customerId, returnUrl })
      expect(URL.canParse(url, returnUrl)).toBe(true)
    })

    it("finds a guest's purchase, and links the guest to a user", async () => {
      const { payments, checkOut } = await make()
      const sessionId = await checkOut({ email: 'guest@example.com', plan: 'yearly' })
      const found = await payments.findCheckout(sessionId)
      expect(found).toMatchObject({ id: sessionId, paid: true, customerEmail: 'guest@example.com' })
      const { customerId = '', subscriptionId = '' } = found ?? {}
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({
        customerId,
        plan: 'yearly',
        status: 'active',
      })
      await payments.adoptCustomer({ customerId, userId: 'user-guest' })
      expect(await payments.createCustomer({ userId: 'user-guest', email: 'guest@example.com' })).toBe(customerId)
    })

    it('does not return an abandoned checkout', async () => {
      const { payments, checkOut } = await make()
      const sessionId = await checkOut({ email: 'guest@example.com', plan: 'monthly', leaves: true })
      expect(await payments.findCheckout(sessionId)).toBeUndefined()
    })

    it('parses an event, and refuses one that was changed or is not signed', async () => {
      const { payments, eventAbout, subscriptionId } = await open()
      const { rawBody, signature } = await eventAbout(subscriptionId)
      const event = await payments.readEvent(rawBody, signature)
      expect(event).toEqual(expect.objectContaining({ subscriptionId }))
      expect(event.id).toBeTruthy()
      expect(await payments.readEvent(rawBody, signature)).toEqual(event)
      const changed = Buffer.from(rawBody.toString().replaceAll(subscriptionId, 'sub_other'))
      for (const [body, sign] of [
        [changed, signature],
        [rawBody, undefined],
        [rawBody, ''],
        [rawBody, 'x'],
        [Buffer.from('{}'), signature],
        [Buffer.alloc(0), signature],
      ] as const) {
        const read = payments.readEvent(body, sign)
        await expect(read).rejects.toMatchObject({ name: 'AppError', code: 'BAD_REQUEST' })
      }
    })
  })

  describeMoneyBack(name, make)
}
