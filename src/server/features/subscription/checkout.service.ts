import { AppError } from '../../../shared/errors.ts'
import { emailKey } from '../../../shared/features/auth/auth.rules.ts'
import { maskedEmail } from '../../../shared/features/subscription/subscription.rules.ts'
import { type Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { isStanding } from '../../../shared/features/subscription/subscription.rules.ts'
import { type Clock } from '../../clock.ts'
import { type CheckoutSession, type Payments } from '../../providers/payments/payments.port.ts'
import { type CustomerRepository } from './customer.repository.ts'
import { type SubscriptionRefresh } from './subscription-refresh.service.ts'

/** Who buys or claims. */
export interface Buyer {
  id: string
  email: string
  emailVerified: boolean
  /** Owner and developers have premium access without a plan. */
  access?: 'standard' | 'owner' | 'dev'
}

const MOST_TRIES = 4

/** From the choice of a plan to a subscription that is the user's, once. Source: decisions 6. */
export function createCheckout(deps: {
  payments: Payments
  customers: CustomerRepository
  refresh: SubscriptionRefresh['refresh']
  /** Whether the first month is offered at the introductory price at all. */
  introOffer: boolean
  supportEmail: string
  /** Looking up checkouts that may be somebody else's. */
  throttle: { lookUp(address: string): Promise<unknown> }
  /** The address that the provider's portal leads back to. */
  returnUrl: () => string
  clock: Clock
}) {
  const { payments, customers, refresh, introOffer, supportEmail, throttle, returnUrl, clock } = deps

  async function customerOf(user: Buyer): Promise<string> {
    const [known] = await customers.findAll(user.id)
    if (known) return known
    const customerId = await payments.createCustomer({ userId: user.id, email: user.email })
    await customers.insert(customerId, user.id, clock.now())
    return customerId
  }

  async function allOf(userId: string) {
    const ids = await customers.findAll(userId)
    const lists = await Promise.all(ids.map((customerId) => payments.findSubscriptions(customerId)))
    return lists.flat()
  }

  /** One try; undefined when something changed between looking and acting. */
  async function tryStart(user: Buyer, plan: Plan): Promise<string | undefined> {
    const customerId = await customerOf(user)
    const existing = await allOf(user.id)
    const standing = existing.find((subscription) => isStanding(subscription.status))
    if (standing) {
      await refresh(standing.id)
      throw new AppError('CONFLICT', 'You have a subscription already. Manage it in your profile.')
    }
    for (const waiting of existing.filter((subscription) => subscription.status === 'incomplete')) {
      const secret = waiting.plan === plan ? await payments.findClientSecret(waiting.id) : undefined
      if (secret) return secret
      if (!(await payments.abandon(waiting.id))) return undefined
    }
    const firstMonthly = !existing.some(
      (subscription) => subscription.plan === 'monthly' && wasPaid(subscription.status),
    )
    try {
      const started = await payments.startSubscription({
        customerId,
        plan,
        intro: introOffer && plan === 'monthly' && firstMonthly,
        // The same for every tab and retry of one attempt: the provider then makes one subscription of them.
        idempotencyKey: `${user.id}:${existing.length}`,
      })
      return started.clientSecret
    } catch (error) {
      if (error instanceof AppError && error.code === 'CONFLICT') return undefined
      throw error
    }
  }

  /** Whether a checkout is this user's to claim. Throws FORBIDDEN with what to do otherwise. */
  async function requireOwn(checkout: CheckoutSession, user: Buyer): Promise<void> {
    const owner = checkout.userId ?? (await customers.findUserId(checkout.customerId))
    if (owner === user.id) return
    const sameAddress = emailKey(checkout.customerEmail) === emailKey(user.email)
    if (owner === undefined && sameAddress && user.emailVerified) return
    if (owner === undefined && sameAddress) {
      const message = `Confirm your email address first: open the link that was mailed to ${user.email}. Then come back here.`
      throw new AppError('FORBIDDEN', message)
    }
    const address = maskedEmail(checkout.customerEmail)
    const message = `This payment was made with another address (${address}). Sign in with it, or write to ${supportEmail}.`
    throw new AppError('FORBIDDEN', message)
  }

  async function requireCheckout(sessionId: string): Promise<CheckoutSession> {
    const checkout = await payments.findCheckout(sessionId)
    if (!checkout) throw new AppError('NOT_FOUND', 'Invalid subscription session.')
    return checkout
  }

  return {
    /**
     * Starts a subscription, or answers the one that waits already. Returns the client secret for the card form. Throws
     * CONFLICT beside a standing subscription.
     */
    async start(user: Buyer, plan: Plan): Promise<{ clientSecret: string }> {
      if (user.access && user.access !== 'standard') {
        throw new AppError('CONFLICT', 'Your account has premium access already, without a plan.')
      }
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const clientSecret = await tryStart(user, plan)
        if (clientSecret) return { clientSecret }
      }
      throw new AppError('CONFLICT', 'Another checkout of yours is being finished. Reload the page.')
    },

    /** Whose address a checkout names, and nothing else. Throws NOT_FOUND for an unknown one, TOO_MANY_REQUESTS. */
    async verify(sessionId: string, address: string): Promise<{ customerEmail: string }> {
      await throttle.lookUp(address)
      const { customerEmail } = await requireCheckout(sessionId)
      return { customerEmail }
    },

    /**
     * Turns a paid checkout into the user's subscription, before any event came. The same user may repeat it. Throws
     * NOT_FOUND, FORBIDDEN for somebody else's, CONFLICT for one that is unpaid or was claimed by another account.
     */
    async activate(user: Buyer, sessionId: string): Promise<void> {
      const checkout = await requireCheckout(sessionId)
      if (!checkout.paid) throw new AppError('CONFLICT', 'This checkout has not been paid.')
      await requireOwn(checkout, user)
      const claimedBy = await customers.claim(sessionId, user.id, clock.now())
      if (claimedBy !== user.id) throw new AppError('CONFLICT', 'This checkout was used for another account already.')
      await customers.insert(checkout.customerId, user.id, clock.now())
      await payments.adoptCustomer({ customerId: checkout.customerId, userId: user.id })
      await refresh(checkout.subscriptionId)
    },

    /** Looks at every subscription that the provider has of a user: right after a payment, before its event came. */
    async refreshAllOf(userId: string): Promise<void> {
      for (const subscription of await allOf(userId)) await refresh(subscription.id)
    },

    /** Ends everything at the provider before an account is deleted. Throws the provider's errors; it can be repeated. */
    async leave(userId: string): Promise<void> {
      for (const customerId of await customers.findAll(userId)) {
        for (const { id } of await payments.findSubscriptions(customerId)) await payments.cancelNow(id)
        await payments.removeCustomer(customerId)
      }
    },

    /** Where a user manages the subscription. Throws NOT_FOUND, with where to go instead, without a customer. */
    async portal(userId: string): Promise<{ url: string }> {
      const all = await allOf(userId)
      const customerId = (all.find(({ status }) => isStanding(status)) ?? all[0])?.customerId
      if (!customerId) {
        throw new AppError('NOT_FOUND', 'There is no subscription to manage yet. Choose a plan first.', {
          redirect: '/checkout',
        })
      }
      return payments.createPortal({ customerId, returnUrl: returnUrl() })
    },
  }
}

function wasPaid(status: string): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired'
}
