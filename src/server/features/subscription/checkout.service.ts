import { AppError } from '../../../shared/errors.ts'
import { type Plan } from '../../../shared/features/subscription/subscription.constants.ts'
import { hasNotEnded, maskedEmail, renews } from '../../../shared/features/subscription/subscription.rules.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type Payments } from '../../providers/payments/payments.port.ts'
import { createClaims } from './claim.service.ts'
import { type CustomerRepository } from './customer.repository.ts'
import { type Buyer, createCustomers, type DeletionState } from './customer.service.ts'
import { createSingleSubscription } from './single-subscription.service.ts'
import { type SubscriptionRefresh } from './subscription-refresh.service.ts'
import { type SubscriptionRepository } from './subscription.repository.ts'

const MOST_TRIES = 4

/** Starts a subscription of a user and keeps it the only one. Source: docs/product-rules.md#payments. */
export function createCheckout(deps: {
  payments: Payments
  customers: CustomerRepository
  subscriptions: Pick<SubscriptionRepository, 'findAll'>
  users: DeletionState
  refresh: SubscriptionRefresh['refresh']
  /** Whether the first month costs a user the introductory price, as the pages show it. */
  isIntroOffered(userId: string): Promise<boolean>
  supportEmail: string
  throttle: {
    /** Throttles look-ups of checkouts that may be another user's. */
    lookUp(address: string): Promise<unknown>
    subscribe(userId: string): Promise<unknown>
    /** Throttles all other calls to the provider. */
    billing(userId: string): Promise<unknown>
  }
  /** The address to which the provider's portal returns. */
  returnUrl: () => string
  clock: Clock
}) {
  const { payments, customers, refresh, isIntroOffered, supportEmail, throttle, returnUrl } = deps
  const { assertNotDeleting, findOrCreateCustomer, loadSubscriptions, endBilling, move } = createCustomers(deps)
  const { requireCheckout, claim } = createClaims({ ...deps, assertNotDeleting })
  const keepOne = createSingleSubscription({ payments, loadSubscriptions, refresh })

  /** One attempt; undefined where the state changed between reading and acting. */
  async function tryStart(user: Buyer, plan: Plan): Promise<string | undefined> {
    const customerId = await findOrCreateCustomer(user)
    const existing = await loadSubscriptions(user.id)
    const standing = existing.find((subscription) => hasNotEnded(subscription.status))
    if (standing) {
      await refresh(standing.id)
      throw new AppError('CONFLICT', 'You have a subscription already. Manage it in your profile.')
    }
    for (const waiting of existing.filter((subscription) => subscription.status === 'incomplete')) {
      const secret = waiting.plan === plan ? await payments.findClientSecret(waiting.id) : undefined
      if (secret) return secret
      if (!(await payments.abandon(waiting.id))) return undefined
    }
    try {
      const started = await payments.startSubscription({
        customerId,
        plan,
        intro: plan === 'monthly' && (await isIntroOffered(user.id)),
        // The same key for every tab and retry of one attempt, so that the provider creates one subscription.
        idempotencyKey: `${user.id}:${customerId}:${existing.length}`,
      })
      return started.clientSecret
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The customer was removed at the provider: the next attempt creates another.
      if (error.code === 'NOT_FOUND') await customers.delete(customerId)
      else if (error.code !== 'CONFLICT') throw error
      return undefined
    } finally {
      await assertNotDeleting(user.id, customerId)
    }
  }

  return {
    endBilling,
    move,

    /**
     * Starts a subscription, or returns the pending one. Returns the client secret for the card form. Throws CONFLICT
     * beside a current subscription and while the account is being deleted, TOO_MANY_REQUESTS.
     */
    async start(user: Buyer, plan: Plan): Promise<{ clientSecret: string }> {
      if (user.access && user.access !== 'standard') {
        throw new AppError('CONFLICT', 'Your account has premium access already, without a plan.')
      }
      await throttle.subscribe(user.id)
      await assertNotDeleting(user.id)
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const clientSecret = await tryStart(user, plan)
        if (clientSecret) return { clientSecret }
      }
      throw new AppError('CONFLICT', 'Another checkout of yours is being finished. Reload the page.')
    },

    /**
     * The page where a visitor without an account pays for a plan; undefined where there is none. Throws the provider's errors.
     */
    guestAddress: (plan: Plan) => payments.guestCheckoutUrl(plan),

    /**
     * The address of a checkout: in full for the visitor who is about to create the account, masked once an account has
     * claimed it. Throws NOT_FOUND for an unknown one, TOO_MANY_REQUESTS.
     */
    async verify(sessionId: string, address: string): Promise<{ customerEmail: string }> {
      await throttle.lookUp(address)
      const { customerEmail } = await requireCheckout(sessionId)
      const masked = customerEmail !== '' && (await customers.isClaimed(sessionId))
      return { customerEmail: masked ? maskedEmail(customerEmail) : customerEmail }
    },

    /**
     * Turns a paid checkout into the user's subscription, before its event arrives. Can be repeated by the same user.
     * Returns whether another subscription of this user ends because of it. Throws like `claim`, CONFLICT while the
     * account is being deleted, TOO_MANY_REQUESTS.
     */
    async activate(user: Buyer, sessionId: string): Promise<{ endsAnother: boolean }> {
      await throttle.billing(user.id)
      await assertNotDeleting(user.id)
      await claim(user, sessionId)
      return { endsAnother: await keepOne(user.id) }
    },

    /**
     * Fetches every subscription of a user from the provider right after a payment, before its event arrives. Throws
     * CONFLICT while the account is being deleted, TOO_MANY_REQUESTS.
     */
    async refreshAllOf(userId: string): Promise<void> {
      await throttle.billing(userId)
      await assertNotDeleting(userId)
      for (const subscription of await loadSubscriptions(userId)) await refresh(subscription.id)
      await keepOne(userId)
    },

    /**
     * Ends what a user would still be charged for: a subscription with its paid period, an unpaid order at once. Returns
     * whether a subscription ends because of it. Can be repeated. Throws the provider's errors.
     */
    async endRenewals(userId: string): Promise<boolean> {
      const all = await loadSubscriptions(userId)
      const waiting = all.filter(({ status }) => status === 'incomplete')
      for (const { id } of waiting) await payments.abandon(id)
      // One that was paid meanwhile could not be given up.
      const renewing = (waiting.length > 0 ? await loadSubscriptions(userId) : all).filter(renews)
      for (const { id } of renewing) {
        await payments.endAtPeriodEnd(id)
        await refresh(id)
      }
      return renewing.length > 0
    },

    /**
     * The portal page where a user manages the subscription; of several the one that renews. Throws NOT_FOUND without a
     * customer, with another place to go; CONFLICT while a payment is disputed, because a change of plan there would
     * turn disputed money into credit; TOO_MANY_REQUESTS.
     */
    async portal(userId: string): Promise<{ url: string }> {
      await throttle.billing(userId)
      const all = await loadSubscriptions(userId)
      const standing = all.filter(({ status }) => hasNotEnded(status))
      // Refreshing ends a refunded subscription, so that the portal cannot switch it.
      for (const { id } of standing.filter(({ lost }) => lost)) await refresh(id)
      if (standing.some(({ revoked, lost }) => revoked && !lost)) {
        const message = `A payment of yours is disputed with your bank, so the plan cannot be changed until that is settled. Questions? Write to ${supportEmail}.`
        throw new AppError('CONFLICT', message)
      }
      const renewing = standing.find(({ cancelAtPeriodEnd, lost }) => !cancelAtPeriodEnd && !lost)
      const customerId = (renewing ?? standing[0] ?? all[0])?.customerId
      if (!customerId) {
        throw new AppError('NOT_FOUND', 'There is no subscription to manage yet. Choose a plan first.', {
          redirect: '/checkout',
        })
      }
      return payments.createPortal({ customerId, returnUrl: returnUrl() })
    },
  }
}
