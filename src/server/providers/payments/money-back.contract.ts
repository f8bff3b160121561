import { describe, expect, it } from 'vitest'
import { openOrders, ORDER, type PaymentsUnderTest } from './testing/payments-under-test.ts'

/** The part of the contract of `Payments` about refunds and disputes. */
export function describeMoneyBack(name: string, make: () => Promise<PaymentsUnderTest>): void {
  const open = openOrders(make)

  describe(`${name} reports refunds and disputes`, () => {
    it.each(['refund', 'dispute'] as const)('counts a %s against the payment of the running period', async (how) => {
      const { payments, pay, renew, takeBack, subscriptionId, clientSecret } = await open()
      const isRevoked = async () => (await payments.findSubscription(subscriptionId))?.revoked
      await pay(clientSecret, 'good')
      await takeBack(subscriptionId, 'last', how)
      expect(await isRevoked()).toBe(true)
      await renew(subscriptionId)
      expect(await isRevoked()).toBe(false)
      await renew(subscriptionId)
      await takeBack(subscriptionId, 'last', how)
      expect(await isRevoked()).toBe(true)
    })

    it('distinguishes refunded money from disputed money', async () => {
      const { payments, pay, renew, takeBack, decide, subscriptionId, clientSecret } = await open()
      const state = async () => {
        const { revoked, lost } = (await payments.findSubscription(subscriptionId)) ?? {}
        return { revoked, lost }
      }
      await pay(clientSecret, 'good')
      expect(await state()).toEqual({ revoked: false, lost: false })
      await takeBack(subscriptionId, 'last', 'dispute')
      expect(await state()).toEqual({ revoked: true, lost: false })
      await decide('won')
      expect(await state()).toEqual({ revoked: false, lost: false })
      await renew(subscriptionId)
      await takeBack(subscriptionId, 'last', 'dispute')
      await decide('lost')
      expect(await state()).toEqual({ revoked: true, lost: true })
      await renew(subscriptionId)
      await takeBack(subscriptionId, 'last', 'refund')
      expect(await state()).toEqual({ revoked: true, lost: true })
    })

    it.each(['refund', 'dispute'] as const)('does not count a late %s of an older payment', async (how) => {
      const { payments, pay, renew, takeBack, subscriptionId, clientSecret } = await open()
      await pay(clientSecret, 'good')
      await renew(subscriptionId)
      await takeBack(subscriptionId, 'first', how)
      expect(await payments.findSubscription(subscriptionId)).toMatchObject({ status: 'active', revoked: false })
    })

    it.each(['refund', 'dispute'] as const)('counts a %s against its own subscription alone', async (how) => {
      const { payments, pay, takeBack, customerId, subscriptionId, clientSecret } = await open()
      const revoked = async () =>
        Object.fromEntries((await payments.findSubscriptions(customerId)).map(({ id, revoked: back }) => [id, back]))
      await pay(clientSecret, 'good')
      await payments.cancelNow(subscriptionId)
      const later = await payments.startSubscription({ ...ORDER, customerId, idempotencyKey: 'order-2' })
      await pay(later.clientSecret, 'good')
      await takeBack(subscriptionId, 'last', how)
      expect(await revoked()).toEqual({ [subscriptionId]: true, [later.subscriptionId]: false })
      expect(await payments.findSubscription(later.subscriptionId)).toMatchObject({ revoked: false })
      await takeBack(later.subscriptionId, 'last', how)
      expect(await revoked()).toEqual({ [subscriptionId]: true, [later.subscriptionId]: true })
    })
  })
}
