import { AppError } from '../../../../shared/errors.ts'
import { describePayments } from '../payments.contract.ts'
import { cardThat, openSandbox } from './testing/open-sandbox.ts'

describePayments('the sandbox', async () => {
  const { payments, desk, host, openPortal, received } = openSandbox()
  return {
    payments,
    async pay(clientSecret, card) {
      await desk.pay(clientSecret, cardThat(card === 'good' ? 'pays' : 'declines')).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
      })
    },
    async checkOut({ email, plan, leaves }) {
      const { sessionId } = await desk.startGuestCheckout(plan, false)
      if (!leaves) await desk.completeGuestCheckout(sessionId, email, cardThat('pays'))
      return sessionId
    },
    async cancelAtPeriodEnd(subscriptionId) {
      const found = await payments.findSubscription(subscriptionId)
      await desk.cancelAtPeriodEnd(await openPortal(found?.customerId ?? ''))
    },
    async eventAbout(subscriptionId) {
      await host.deliverPending()
      const event = received.find(({ rawBody }) => rawBody.includes(subscriptionId))
      if (!event) throw new Error(`There is no event about ${subscriptionId}`)
      return event
    },
  }
})
