import { AppError } from '../../../shared/errors.ts'
import { emailKey } from '../../../shared/features/auth/auth.rules.ts'
import { NOT_PAID_YET } from '../../../shared/features/subscription/subscription.constants.ts'
import { givesAccess, maskedEmail } from '../../../shared/features/subscription/subscription.rules.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type CheckoutSession, type Payments } from '../../providers/payments/payments.port.ts'
import { type CustomerRepository } from './customer.repository.ts'
import { type Buyer, type Customers } from './customer.service.ts'
import { type SubscriptionRefresh } from './subscription-refresh.service.ts'
import { type SubscriptionRepository } from './subscription.repository.ts'

/** Assigns a purchase that was made before sign-up to its user. Source: docs/product-rules.md#payments. */
export function createClaims(deps: {
  payments: Payments
  customers: CustomerRepository
  subscriptions: Pick<SubscriptionRepository, 'findAll'>
  assertNotDeleting: Customers['assertNotDeleting']
  refresh: SubscriptionRefresh['refresh']
  supportEmail: string
  clock: Clock
}) {
  const { payments, customers, subscriptions, assertNotDeleting, refresh, supportEmail, clock } = deps

  /** Throws FORBIDDEN, with what to do, where a checkout is not this user's to claim. */
  async function requireOwn(checkout: CheckoutSession, user: Buyer): Promise<void> {
    const owner = await customers.findUserId(checkout.customerId)
    if (owner === user.id) return
    const sameAddress = emailKey(checkout.customerEmail) === emailKey(user.email)
    if (owner === undefined && sameAddress && user.emailVerified) return
    if (owner === undefined && sameAddress) {
      const message = `Confirm your email address first: open the link that was mailed to ${user.email}. Then come back here.`
      throw new AppError('FORBIDDEN', message, { reason: 'unverified_email' })
    }
    const address = maskedEmail(checkout.customerEmail)
    const message = `This payment was made with another address (${address}). Sign in with it, or write to ${supportEmail}.`
    throw new AppError('FORBIDDEN', message, { reason: 'other_address' })
  }

  async function requireCheckout(sessionId: string): Promise<CheckoutSession> {
    const checkout = await payments.findCheckout(sessionId)
    if (!checkout) throw unknownCheckout()
    return checkout
  }

  /** Throws CONFLICT where the purchase gives no access. */
  async function requireAccess(userId: string, subscriptionId: string): Promise<void> {
    const bought = (await subscriptions.findAll(userId)).find(({ id }) => id === subscriptionId)
    if (bought && givesAccess(bought, await payments.now())) return
    const message = bought?.revoked
      ? 'The money of this purchase was given back, or is disputed with your bank: it gives no access.'
      : 'The subscription of this purchase does not run any more.'
    throw new AppError('CONFLICT', message)
  }

  return {
    requireCheckout,

    /**
     * Turns a paid checkout into the user's subscription. Throws NOT_FOUND, also for checkouts of other products;
     * FORBIDDEN for another user's; CONFLICT where it is unpaid, claimed by another account, or gives no access.
     */
    async claim(user: Buyer, sessionId: string): Promise<void> {
      const checkout = await requireCheckout(sessionId)
      const { customerId, subscriptionId } = checkout
      if (!checkout.paid) throw new AppError('CONFLICT', NOT_PAID_YET, { reason: 'payment_pending' })
      await requireOwn(checkout, user)
      if (!(await payments.findSubscription(subscriptionId))) throw unknownCheckout()
      const claimedBy = await customers.claim(sessionId, user.id, clock.now())
      if (claimedBy !== user.id) {
        const message = 'This checkout was used for another account already.'
        throw new AppError('CONFLICT', message, { reason: 'claimed_by_another' })
      }
      await customers.insert(customerId, user.id, clock.now())
      await payments.adoptCustomer({ customerId, userId: user.id })
      await assertNotDeleting(user.id, customerId)
      await refresh(subscriptionId)
      await requireAccess(user.id, subscriptionId)
    },
  }
}

function unknownCheckout(): AppError {
  return new AppError('NOT_FOUND', 'Invalid subscription session.')
}
