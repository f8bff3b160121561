import { type Plan } from '../../../../shared/features/subscription/subscription.constants.ts'
import { type Payments } from '../payments.port.ts'

/** What an adapter's test provides: a new provider, and the actions of its customers. */
export interface PaymentsUnderTest {
  payments: Payments
  /** Submits the card form of a secret. A refused card, or a closed form, is no error. */
  pay(clientSecret: string, card: 'good' | 'declined'): Promise<void>
  /** A visitor pays at the provider's own page, or leaves it before. Returns the id of the session. */
  checkOut(guest: { email: string; plan: Plan; leaves?: boolean }): Promise<string>
  /** The customer cancels in the portal: the subscription ends with the current period. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  /** The current month passes, and the card pays for the next. */
  renew(subscriptionId: string): Promise<void>
  /** The owner refunds a payment in full, or the bank disputes it: the first of a subscription, or its last. */
  takeBack(subscriptionId: string, which: 'first' | 'last', how: 'refund' | 'dispute'): Promise<void>
  /** The bank decides the open disputes. */
  decide(to: 'won' | 'lost'): Promise<void>
  /** An event about a subscription, exactly as the provider sends it. */
  eventAbout(subscriptionId: string): Promise<{ rawBody: Buffer; signature: string }>
}

export const NOOR = { userId: 'user-noor', email: 'noor@example.com' }
export const ORDER = { plan: 'monthly', intro: false, idempotencyKey: 'order-1' } as const

/** A new provider at which Noor has ordered a plan that waits for its payment. */
export function openOrders(make: () => Promise<PaymentsUnderTest>) {
  return async (plan: Plan = 'monthly', intro = false) => {
    const world = await make()
    const customerId = await world.payments.createCustomer(NOOR)
    const started = await world.payments.startSubscription({ ...ORDER, customerId, plan, intro })
    return { ...world, customerId, ...started }
  }
}
