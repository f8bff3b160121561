import { type Clock } from '../../clock.ts'
import { type Payments } from '../../providers/payments/payments.port.ts'
import { type SubscriptionRefresh } from './subscription-refresh.service.ts'
import { type SubscriptionRepository } from './subscription.repository.ts'

/** How late an event may be before we look ourselves, in milliseconds. */
const LATE_MS = 60 * 60_000
/** How long applied events are remembered: providers repeat them for days, not months. */
const REMEMBER_MS = 90 * 24 * 60 * 60_000

/** Looks at subscriptions of which an event is overdue, so that a lost event neither gives nor takes access for long. */
export function createOverdueSweep(deps: {
  payments: Payments
  subscriptions: Pick<SubscriptionRepository, 'findOverdueIds' | 'deleteEventsBefore'>
  refresh: SubscriptionRefresh['refresh']
  clock: Clock
}) {
  const { payments, subscriptions, refresh, clock } = deps
  return {
    async sweep(): Promise<void> {
      const due = new Date((await payments.now()).getTime() - LATE_MS)
      for (const id of await subscriptions.findOverdueIds(due)) await refresh(id)
      await subscriptions.deleteEventsBefore(new Date(clock.now().getTime() - REMEMBER_MS))
    },
  }
}
