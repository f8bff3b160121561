import { describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { choosePayments } from '../../composition/payment-provider.ts'
import { type Payments } from '../../providers/payments/payments.port.ts'
import { interceptNetwork } from '../../testing/msw.ts'
import { GOOD_CARD, openBuyer, openStripeApp } from '../../testing/open-buyer.ts'
import { createTestApp } from '../../testing/test-app.ts'

interceptNetwork()

const MINUTE = 60_000

/** The sandbox with a pause between its work and its answer to one call. */
async function openSlow(method: 'createCustomer' | 'startSubscription' | 'adoptCustomer') {
  const slow = { meanwhile: async (): Promise<unknown> => undefined, answers: [] as unknown[] }
  const open = await choosePayments({ kind: 'sandbox' })
  const delayed = ({ [method]: call }: Payments) => ({
    [method]: async (argument: never) => {
      const answer = await call(argument)
      slow.answers.push(answer)
      await slow.meanwhile()
      return answer
    },
  })
  const app = await createTestApp({
    openPayments: (wiring) => {
      const { payments, sandbox } = open(wiring)
      return { payments: { ...payments, ...delayed(payments) }, sandbox }
    },
  })
  const accounts = async () => (await app.sandbox?.host.inspect())?.accounts
  return { app, slow, accounts, noor: await openBuyer(app) }
}

const LEAVING = { code: 409, body: { message: 'This account is being deleted.' } }

describe('an account that is deleted during a checkout', () => {
  it.each(['createCustomer', 'startSubscription'] as const)(
    'leaves no subscription at the provider (%s)',
    async (method) => {
      const { slow, accounts, noor } = await openSlow(method)
      slow.meanwhile = () => noor.deleteAccount()
      expect(await noor.create('monthly')).toMatchObject(LEAVING)
      expect(slow.answers).toHaveLength(1)
      expect(await accounts()).toEqual([])
    },
  )

  it('cancels a subscription that is claimed meanwhile', async () => {
    const { app, slow, accounts, noor } = await openSlow('adoptCustomer')
    const sessionId = await noor.buyAsGuest('yearly')
    slow.meanwhile = () => app.db.deleteFrom('users').execute()
    expect(await noor.activate(sessionId)).toMatchObject(LEAVING)
    expect(await accounts()).toEqual([])
  })

  it('starts no subscription during the deletion, and can again when that failed', async () => {
    const failure = { of: new AppError('BAD_GATEWAY', 'The payments cannot be reached.') as Error | undefined }
    const open = await choosePayments({ kind: 'sandbox' })
    const app = await createTestApp({
      openPayments: (wiring) => {
        const { payments, sandbox } = open(wiring)
        const removeCustomer = async (customerId: string) => {
          if (failure.of) throw failure.of
          await payments.removeCustomer(customerId)
        }
        return { payments: { ...payments, removeCustomer }, sandbox }
      },
    })
    const noor = await openBuyer(app)
    const sessionId = await noor.buyAsGuest('monthly')
    await noor.buy('monthly')
    expect((await noor.deleteAccount()).code).toBe(502)
    expect(await noor.create('yearly')).toMatchObject(LEAVING)
    expect(await noor.activate(sessionId)).toMatchObject(LEAVING)
    expect((await noor.refresh()).code).toBe(409)

    await app.clock.advance(10 * MINUTE)
    expect((await noor.create('yearly')).code).toBe(200)
    failure.of = undefined
    expect((await noor.deleteAccount()).code).toBe(200)
    // The visitor's purchase was never claimed.
    expect(await noor.subscriptions()).toEqual(['monthly active'])
  })
})

describe('a subscription of a user who was deleted', () => {
  async function openGhost() {
    const { app, billing } = await openStripeApp()
    const noor = await openBuyer(app)
    const { id: userId } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const customer = { id: 'cus_ghost', email: noor.email, metadata: { userId } }
    billing.customers.set(customer.id, customer)
    const ghost = billing.start(customer.id, 'price_yearly', 19_999)
    billing.charge(ghost, true)
    const hear = (id: string) =>
      app.services.paymentEvents.apply({ id, type: 'invoice.paid', subscriptionId: ghost.id, customerId: customer.id })
    return { app, noor, customer, ghost, hear }
  }

  it('is cancelled with its next event', async () => {
    const { noor, ghost, hear } = await openGhost()
    await hear('evt_1')
    expect(ghost.status).toBe('active')
    await noor.deleteAccount()
    expect(ghost.status).toBe('active')
    await hear('evt_2')
    expect(ghost.status).toBe('canceled')
  })

  it('is not cancelled where the user never existed here, because another server may share the account', async () => {
    const { noor, customer, ghost, hear } = await openGhost()
    await noor.deleteAccount()
    customer.metadata.userId = 'user-of-another-server'
    await hear('evt_1')
    expect(ghost.status).toBe('active')
  })
})

describe('a deleted customer', () => {
  it('is replaced, after a deletion that failed half-way', async () => {
    const app = await createTestApp()
    const noor = await openBuyer(app)
    await noor.buy('monthly')
    const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await app.services.checkout.endBilling(id)
    expect(await app.db.selectFrom('payment_customers').selectAll().execute()).toEqual([])
    expect(await noor.buy('yearly')).toBe(19_999)
    expect(await noor.status()).toMatchObject({ hasActiveSubscription: true, plan: 'yearly' })
  })

  it('is replaced when the owner removed them in the dashboard of Stripe', async () => {
    const { app, billing } = await openStripeApp()
    const noor = await openBuyer(app)
    await noor.create('monthly')
    const [first] = billing.customers.values()
    if (first) first.deleted = true
    for (const one of billing.subscriptions.values()) one.status = 'canceled'
    expect((await noor.create('monthly')).code).toBe(200)
    const rows = await app.db.selectFrom('payment_customers').select('customer_id').execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.customer_id).not.toBe(first?.id)
  })

  it('is replaced in the sandbox too', async () => {
    const app = await createTestApp()
    const noor = await openBuyer(app)
    await noor.create('monthly')
    await app.db.deleteFrom('sandbox_objects').execute()
    const { body } = await noor.create('monthly')
    expect(await app.services.sandbox().pay(body.clientSecret, GOOD_CARD)).toEqual({ status: 'succeeded' })
  })
})
