import { type Stripe } from 'stripe'
import { type CheckoutSession } from '../payments.port.ts'
import { maybeIdOf } from './stripe-id.ts'
import { orUndefined } from './stripe-fault.ts'

/** The form of a checkout id, which is read from the address bar and sent as a part of a path. */
const SESSION_ID = /^cs_\w{1,250}$/u

/** The finished subscription checkout of a session id; undefined for any other. */
export async function findCheckout(stripe: Stripe, sessionId: string): Promise<CheckoutSession | undefined> {
  if (!SESSION_ID.test(sessionId)) return undefined
  const session = await orUndefined(stripe.checkout.sessions.retrieve(sessionId))
  const customerId = maybeIdOf(session?.customer)
  const subscriptionId = maybeIdOf(session?.subscription)
  const customerEmail = session?.customer_details?.email ?? session?.customer_email
  if (!session || !customerId || !subscriptionId || !customerEmail) return undefined
  return {
    id: session.id,
    paid: session.status === 'complete' && session.payment_status !== 'unpaid',
    customerEmail,
    customerId,
    subscriptionId,
  }
}
