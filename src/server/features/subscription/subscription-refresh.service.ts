import { AppError } from '../../../shared/errors.ts'
import { type Clock } from '../../clock.ts'
import { type PaymentEvent, type Payments } from '../../providers/payments/payments.port.ts'
import { type CustomerRepository } from './customer.repository.ts'
import { type AppliedEvent, type SubscriptionRepository } from './subscription.repository.ts'

/** A look that others overtake again and again ends after so many tries; the event then comes again. */
const MOST_TRIES = 10

export type SubscriptionRefresh = ReturnType<typeof createSubscriptionRefresh>

/**
 * Keeps our copy of a subscription in step with the provider's. Events are never believed: each only says that it is time
 * to look. Of looks that overlap only the last one to begin is written, so that events in any order, twice or late, leave
 * the same state behind. Source: decisions 6.
 */
export function createSubscriptionRefresh(deps: {
  payments: Payments
  subscriptions: SubscriptionRepository
  customers: CustomerRepository
  clock: Clock
}) {
  const { payments, subscriptions, customers, clock } = deps
  const queues = new Map<string, Promise<unknown>>()

  /** Runs looks at one subscription one after another within this process. */
  function inOrder<T>(subscriptionId: string, look: () => Promise<T>): Promise<T> {
    const turn = (queues.get(subscriptionId) ?? Promise.resolve()).then(look, look)
    queues.set(subscriptionId, turn)
    const forget = (): void => {
      if (queues.get(subscriptionId) === turn) queues.delete(subscriptionId)
    }
    turn.then(forget, forget)
    return turn
  }

  /** One look. Returns false when a later one began meanwhile and this one was not written. */
  async function look(subscriptionId: string, event: AppliedEvent | undefined): Promise<boolean> {
    const number = await subscriptions.beginRefresh(subscriptionId)
    const found = await payments.findSubscription(subscriptionId)
    const userId = found && (await customers.findUserId(found.customerId))
    if (!found || !userId) {
      // A guest's purchase that nobody has claimed yet, or another product's: claiming it looks again.
      if (event) await subscriptions.recordEvent(event, clock.now())
      return true
    }
    return subscriptions.finishRefresh({ ...found, userId }, number, event, clock.now())
  }

  /**
   * Looks at a subscription and stores what is found, with the event that caused it. Throws the provider's errors, and
   * SERVICE_UNAVAILABLE when others keep looking at the same time.
   */
  function refresh(subscriptionId: string, event?: AppliedEvent): Promise<void> {
    return inOrder(subscriptionId, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) if (await look(subscriptionId, event)) return
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'The subscription changes too often right now. Try again in a moment.',
        {
          retryAfterSeconds: 5,
        },
      )
    })
  }

  async function subscriptionsOf(event: PaymentEvent): Promise<string[]> {
    if (event.subscriptionId) return [event.subscriptionId]
    if (!event.customerId) return []
    return subscriptions.findIdsByCustomer(event.customerId)
  }

  return {
    refresh,

    /** Applies an event of the provider. One that was applied before changes nothing. Throws like `refresh`. */
    async apply(event: PaymentEvent): Promise<void> {
      if (await subscriptions.hasEvent(event.id)) return
      const applied = { id: event.id, type: event.type }
      const ids = await subscriptionsOf(event)
      // The event is written with the last of them: a crash before that lets it come again.
      for (const [index, id] of ids.entries()) await refresh(id, index === ids.length - 1 ? applied : undefined)
      if (ids.length === 0) await subscriptions.recordEvent(applied, clock.now())
    },
  }
}
