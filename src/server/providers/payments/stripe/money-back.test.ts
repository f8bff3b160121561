import { describe, expect, it } from 'vitest'
import { interceptNetwork } from '../../../testing/msw.ts'
import { openPaid } from './testing/open-stripe.ts'

interceptNetwork()

describe('refunds and disputes at Stripe', () => {
  it.each([
    ['refunded in full', { refunded: true }, [], true],
    ['refunded in part', { amount_refunded: 100 }, [], false],
    ['disputed', { disputed: true }, ['needs_response'], true],
    ['under review', { disputed: true }, ['under_review'], true],
    ['lost', { disputed: true }, ['lost'], true],
    ['appealed', { disputed: true }, ['appeal_under_review'], true],
    ['won', { disputed: true }, ['won'], false],
    ['only asked about by the bank', { disputed: true }, ['warning_under_review'], false],
    ['won once and disputed again', { disputed: true }, ['needs_response', 'won'], true],
  ])('reads a payment that is %s', async (_, change, states, revoked) => {
    const { payments, customerId, subscriptionId, payment, charges, disputes } = await openPaid()
    Object.assign(payment, change)
    for (const status of states) disputes.push({ id: `dp_${status}`, charge: payment.id, status })
    // A later refused attempt is no payment.
    charges.unshift({ ...payment, id: 'ch_failed', paid: false, status: 'failed', refunded: false, disputed: false })
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ revoked })
    expect(await payments.findSubscriptions(customerId)).toMatchObject([{ revoked }])
  })

  it('sends the documented requests, and no more than needed', async () => {
    const { payments, customerId, subscriptionId, payment, disputes, requests, sent } = await openPaid()
    const asked = async () => {
      requests.length = 0
      await payments.findSubscription(subscriptionId)
      return sent().filter(({ call }) => /charges|invoices$|disputes/u.test(call))
    }
    const charges = { call: 'GET /v1/charges', parameters: { customer: customerId, limit: '100' } }
    const parameters = { customer: customerId, status: 'paid', limit: '100', 'expand[0]': 'data.payments' }
    const invoices = { call: 'GET /v1/invoices', parameters }
    expect(await asked()).toEqual([charges])
    payment.disputed = true
    disputes.push({ id: 'dp_1', charge: payment.id, status: 'won' })
    const ofCharge = { call: 'GET /v1/disputes', parameters: { charge: payment.id, limit: '100' } }
    expect(await asked()).toEqual([charges, invoices, ofCharge])
    payment.refunded = true
    expect(await asked()).toEqual([charges, invoices])
  })

  it.each([
    ['was paid by credit, whose money is back', { amount_paid: 0, payments: { object: 'list', data: [] } }, true],
    ['was paid outside of Stripe', { payments: { object: 'list', data: [] } }, false],
    ['is of no subscription', { parent: null }, true],
    [
      'has a payment that was given up',
      {
        payments: {
          object: 'list',
          data: [
            { status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_late' } },
            { status: 'canceled', payment: { type: 'charge', charge: 'ch_older' } },
          ],
        },
      },
      true,
    ],
    [
      'was paid by another charge too',
      {
        payments: {
          object: 'list',
          data: [
            { status: 'paid', payment: { type: 'payment_intent', payment_intent: 'pi_late' } },
            { status: 'paid', payment: { type: 'charge', charge: 'ch_older' } },
          ],
        },
      },
      false,
    ],
  ])('checks the newest invoice after a full refund: it %s', async (_, change, revoked) => {
    const { payments, subscriptionId, payment, charges, invoices } = await openPaid()
    payment.refunded = true
    charges.push({ ...payment, id: 'ch_older', payment_intent: 'pi_older', refunded: false })
    charges.unshift({ ...payment, id: 'ch_late', payment_intent: 'pi_late' })
    const [paid] = invoices
    if (!paid) throw new Error('nothing was paid')
    invoices.unshift({ ...paid, id: 'in_late', ...change })
    expect(await payments.findSubscription(subscriptionId)).toMatchObject({ revoked })
  })
})
