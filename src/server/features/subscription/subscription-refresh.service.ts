import { hasNotEnded } from '../../../shared/features/subscription/subscription.rules.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type PaymentEvent, type Payments, type ProviderSubscription } from '../../providers/payments/payments.port.ts'
import { type CustomerRepository } from './customer.repository.ts'
import { type AppliedEvent, type SubscriptionRepository } from './subscription.repository.ts'

export type SubscriptionRefresh = ReturnType<typeof createSubscriptionRefresh>

/**
 * Updates our copy of a subscription from the provider. The content of an event is ignored: it only says that it is
 * time to fetch. Of overlapping fetches the last one to begin is stored, so that events in any order, repeated or late,
 * lead to the same state.
 */
export function createSubscriptionRefresh(deps: {
  payments: Pick<Payments, 'findSubscription' | 'findUserOf' | 'cancelNow'>
  subscriptions: SubscriptionRepository
  customers: CustomerRepository
  clock: Clock
}) {
  const { payments, subscriptions, customers, clock } = deps
  const queues = new Map<string, Promise<unknown>>()

  /** Runs fetches of one subscription one after another within this process. */
  function inOrder<T>(subscriptionId: string, look: () => Promise<T>): Promise<T> {
    const turn = (queues.get(subscriptionId) ?? Promise.resolve()).then(look, look)
    queues.set(subscriptionId, turn)
    const forget = (): void => {
      if (queues.get(subscriptionId) === turn) queues.delete(subscriptionId)
    }
    turn.then(forget, forget)
    return turn
  }

  /** Fetches a subscription. A fully refunded one is ended first, so that it cannot be switched or resumed. */
  async function find(subscriptionId: string): Promise<ProviderSubscription | undefined> {
    const found = await payments.findSubscription(subscriptionId)
    if (!found?.lost || !hasNotEnded(found.status)) return found
    await payments.cancelNow(subscriptionId)
    return payments.findSubscription(subscriptionId)
  }

  /** Cancels a subscription that was started while its user's account was being deleted. */
  async function cancelOrphan({ id, customerId, status }: ProviderSubscription): Promise<void> {
    if (status !== 'incomplete' && !hasNotEnded(status)) return
    const userId = await payments.findUserOf(customerId)
    if (userId && (await customers.wasDeleted(userId))) await payments.cancelNow(id)
  }

  async function look(subscriptionId: string, event: AppliedEvent | undefined): Promise<void> {
    const number = await subscriptions.beginRefresh(subscriptionId, clock.now())
    const found = await find(subscriptionId)
    const finished = { id: subscriptionId, number, event, now: clock.now() }
    if (!found) return subscriptions.finishUnknown(finished)
    const userId = (await customers.findUserId(found.customerId)) ?? (await subscriptions.findOwner(subscriptionId))
    if (userId) return subscriptions.finishRefresh({ ...found, userId }, finished)
    await cancelOrphan(found)
    // An unclaimed purchase of a visitor; claiming it fetches it again.
    if (event) await subscriptions.recordEvent(event, clock.now())
  }

  /** Fetches a subscription and stores it with the event that caused the fetch. Throws the provider's errors. */
  function refresh(subscriptionId: string, event?: AppliedEvent): Promise<void> {
    return inOrder(subscriptionId, () => look(subscriptionId, event))
  }

  async function findSubscriptionIds(event: PaymentEvent): Promise<string[]> {
    if (event.subscriptionId) return [event.subscriptionId]
    if (!event.customerId) return []
    return subscriptions.findIdsByCustomer(event.customerId)
  }

  return {
    refresh,

    /** Applies an event of the provider, once. Throws like `refresh`. */
    async apply(event: PaymentEvent): Promise<void> {
      if (await subscriptions.hasEvent(event.id)) return
      const applied = { id: event.id, type: event.type }
      const ids = await findSubscriptionIds(event)
      // The event is stored with the last subscription, so that it is repeated after a crash.
      for (const [index, id] of ids.entries()) await refresh(id, index === ids.length - 1 ? applied : undefined)
      if (ids.length === 0) await subscriptions.recordEvent(applied, clock.now())
    },
  }
}
