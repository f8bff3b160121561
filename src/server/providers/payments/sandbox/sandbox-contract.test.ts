import { AppError } from '../../../../shared/errors.ts'
import { describePayments } from '../payments.contract.ts'
import { cardThat, openSandbox } from './testing/open-sandbox.ts'

/** A buyer in the contract. */
const EMAIL = 'noor@example.com'

describePayments('the sandbox', async () => {
  const { payments, pages, host, openPortal, received, advance } = openSandbox()
  return {
    payments,
    async pay(clientSecret, card) {
      await pages.pay(clientSecret, cardThat(card === 'good' ? 'pays' : 'declines')).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
      })
    },
    async checkOut({ email, plan, leaves }) {
      const { sessionId } = await pages.startGuestCheckout(plan)
      if (!leaves) await pages.completeGuestCheckout(sessionId, email, cardThat('pays'))
      return sessionId
    },
    async cancelAtPeriodEnd(subscriptionId) {
      const found = await payments.findSubscription(subscriptionId)
      await pages.cancelAtPeriodEnd(await openPortal(found?.customerId ?? ''))
    },
    renew: async () => void (await advance('1 month')),
    async takeBack(subscriptionId, which, how) {
      const { accounts } = await host.inspect()
      const paid = accounts.flatMap(({ invoices }) => invoices.filter((one) => one.subscriptionId === subscriptionId))
      const invoice = paid.at(which === 'first' ? 0 : -1)
      if (how === 'refund') await host.refund(EMAIL, undefined, invoice?.id)
      else await host.dispute(EMAIL, 'open', invoice?.id)
    },
    decide: (to) => host.dispute(EMAIL, to),
    async eventAbout(subscriptionId) {
      await host.deliverPending()
      const event = received.find(({ rawBody }) => rawBody.includes(subscriptionId))
      if (!event) throw new Error(`There is no event about ${subscriptionId}`)
      return event
    },
  }
})
