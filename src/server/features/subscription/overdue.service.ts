import { type Clock } from '../../runtime/clock.ts'
import { type Payments } from '../../providers/payments/payments.port.ts'
import { type SubscriptionRefresh } from './subscription-refresh.service.ts'
import { type SubscriptionRepository } from './subscription.repository.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Milliseconds that an event may be late before the subscription is fetched without it, and between such fetches. */
const LATE_MS = HOUR_MS
/** Milliseconds without news of a subscription after which it is fetched. */
const SILENT_MS = 7 * DAY_MS
/** Maximum number of subscriptions fetched in one round. */
const MOST = 200
/** Milliseconds for which applied events are remembered: providers repeat them for days, not months. */
const REMEMBER_MS = 90 * DAY_MS
/** Milliseconds after which a fetch has certainly ended. */
const LOOK_MS = DAY_MS

/** Reports a failed fetch. */
export type ReportFailure = (error: unknown, subscriptionId: string) => void

/**
 * Fetches subscriptions with an overdue event, or without news for long, so that a lost event neither gives nor takes
 * access for long.
 */
export function createOverdueSweep(deps: {
  payments: Pick<Payments, 'now'>
  subscriptions: Pick<SubscriptionRepository, 'findDueIds' | 'deleteEventsBefore' | 'deleteStrayRefreshes'>
  refresh: SubscriptionRefresh['refresh']
  clock: Clock
}) {
  const { payments, subscriptions, refresh, clock } = deps
  return {
    /**
     * One round. A failed fetch is reported, repeated after an hour and does not delay others. Throws the database's errors.
     */
    async sweep(report: ReportFailure): Promise<void> {
      const now = clock.now().getTime()
      const due = await subscriptions.findDueIds({
        overdue: new Date((await payments.now()).getTime() - LATE_MS),
        recently: new Date(now - LATE_MS),
        longAgo: new Date(now - SILENT_MS),
        most: MOST,
      })
      for (const id of due) await refresh(id).catch((error: unknown) => report(error, id))
      await subscriptions.deleteEventsBefore(new Date(now - REMEMBER_MS))
      await subscriptions.deleteStrayRefreshes(new Date(now - LOOK_MS))
    },
  }
}
