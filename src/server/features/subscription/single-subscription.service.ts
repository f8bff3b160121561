import { hasNotEnded, renews } from '../../../shared/features/subscription/subscription.rules.ts'
import { type Payments, type ProviderSubscription } from '../../providers/payments/payments.port.ts'
import { type Customers } from './customer.service.ts'
import { type SubscriptionRefresh } from './subscription-refresh.service.ts'

/**
 * Prevents double payments. Beside an active subscription no unpaid order stays open. Of several that renew, only the
 * newest one in order continues; the others end with their paid period. Returns the function that enforces this for a
 * user. The function returns whether a subscription ends that way, can be repeated, and throws the provider's errors.
 */
export function createSingleSubscription(deps: {
  payments: Pick<Payments, 'abandon' | 'endAtPeriodEnd'>
  loadSubscriptions: Customers['loadSubscriptions']
  refresh: SubscriptionRefresh['refresh']
}) {
  const { payments, loadSubscriptions, refresh } = deps

  return async function keepOne(userId: string): Promise<boolean> {
    const all = await loadSubscriptions(userId)
    if (!all.some(({ status }) => hasNotEnded(status))) return false
    const waiting = all.filter(({ status }) => status === 'incomplete')
    for (const { id } of waiting) await payments.abandon(id)
    // It was paid meanwhile and could not be given up, so it counts now.
    const renewing = (waiting.length > 0 ? await loadSubscriptions(userId) : all)
      .filter(renews)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    const kept = renewing.find(isInOrder) ?? renewing[0]
    const others = renewing.filter((one) => one !== kept)
    for (const { id } of others) {
      await payments.endAtPeriodEnd(id)
      await refresh(id)
    }
    return others.length > 0
  }
}

function isInOrder({ status, revoked }: ProviderSubscription): boolean {
  return (status === 'active' || status === 'trialing') && !revoked
}
