import { AppError } from '../../shared/errors.ts'
import { type Plan } from '../../shared/features/subscription/subscription.constants.ts'
import { type ThrottleService } from '../features/auth/throttle.service.ts'
import { createCheckout } from '../features/subscription/checkout.service.ts'
import { createCustomerRepository } from '../features/subscription/customer.repository.ts'
import { type DeletionState } from '../features/subscription/customer.service.ts'
import { createOverdueSweep } from '../features/subscription/overdue.service.ts'
import { createSubscriptionRefresh } from '../features/subscription/subscription-refresh.service.ts'
import { createSubscriptionRepository } from '../features/subscription/subscription.repository.ts'
import { type FindAccess, createSubscriptionService } from '../features/subscription/subscription.service.ts'
import { type SandboxPages } from '../providers/payments/sandbox/sandbox-pages.ts'
import { type ServiceDependencies } from './dependencies.ts'

/** The services of payments and subscriptions. */
export function createBillingServices(
  deps: ServiceDependencies & {
    findAccess: FindAccess
    throttle: Pick<ThrottleService, 'lookUp' | 'subscribe' | 'billing'>
    users: DeletionState
  },
) {
  const { db, payments, clock, introOffer, publicConfig, origin, throttle, users, findAccess } = deps
  const subscriptions = createSubscriptionRepository(db, payments.account)
  const customers = createCustomerRepository(db, payments.account)
  const events = createSubscriptionRefresh({ payments, subscriptions, customers, clock })
  const subscription = createSubscriptionService({
    findAccess,
    subscriptions,
    now: () => payments.now(),
    introOffer,
    hasPlans: deps.hostAccess.plans,
    grantsAccess: payments.account === 'stripe:live' || deps.hostAccess.testPaymentsGrant,
  })
  const checkout = createCheckout({
    payments,
    customers,
    subscriptions,
    users,
    refresh: events.refresh,
    isIntroOffered: subscription.isIntroOffered,
    supportEmail: publicConfig().supportEmail,
    throttle,
    returnUrl: () => `${origin()}/profile`,
    clock,
  })
  const overdue = createOverdueSweep({ payments, subscriptions, refresh: events.refresh, clock })
  /** The sandbox's pages. Throws NOT_FOUND with a real payment provider. */
  const sandbox = (): SandboxPages => {
    if (!deps.sandboxPages) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
    return deps.sandboxPages
  }
  /** Starts a purchase without an account, on the sandbox's page. Throws NOT_FOUND, TOO_MANY_REQUESTS. */
  const startGuestCheckout = async (plan: Plan, address: string) => {
    await throttle.lookUp(address)
    return sandbox().startGuestCheckout(plan)
  }
  return {
    sandbox,
    startGuestCheckout,
    subscription,
    checkout,
    paymentEvents: events,
    overdue,
    customers,
    subscriptions,
  }
}
