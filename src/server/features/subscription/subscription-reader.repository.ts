import { type Kysely, type Selectable } from 'kysely'
import { flag, instant } from '../../../../db/columns.ts'
import { compileOnce } from '../../../../db/compile-once.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type SubscriptionsTable } from '../../../../db/schema/subscriptions.ts'
import {
  type PaymentAccount,
  type Plan,
  type SubscriptionState,
} from '../../../shared/features/subscription/subscription.constants.ts'
import { hasBegun } from '../../../shared/features/subscription/subscription.rules.ts'

/** A user's subscription, as last fetched from the provider. */
export interface StoredSubscription {
  id: string
  userId: string
  customerId: string
  plan: Plan
  status: SubscriptionState
  periodStart: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  nextAmountCents: number | null
  revoked: boolean
  /** Due time of the first unpaid renewal; null while nothing is unpaid. */
  pastDueSince: Date | null
  createdAt: Date
}

/** Reads the copies of the provider's subscriptions. Those of another `account` are ignored. */
export function createSubscriptionReader(db: Kysely<Database>, account: PaymentAccount) {
  const selectOf = (userIds: readonly string[]) =>
    db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', 'in', userIds)
      .where('account', '=', account)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
  const standingOf = compileOnce(
    db,
    db
      .selectFrom('users')
      .leftJoin('intro_offers', 'intro_offers.user_id', 'users.id')
      .leftJoin('subscriptions', (join) =>
        join.onRef('subscriptions.user_id', '=', 'users.id').on('subscriptions.account', '=', account),
      )
      .selectAll('subscriptions')
      .select('intro_offers.used_at')
      .where('users.id', '=', '')
      .orderBy('subscriptions.created_at', 'desc')
      .orderBy('subscriptions.id', 'desc'),
  )

  /** Every subscription of a user, newest first, and whether one was ever paid, whatever its outcome. */
  async function findStanding(userId: string): Promise<{ all: StoredSubscription[]; hadPlan: boolean }> {
    const rows = await standingOf(account, userId)
    // A user without a subscription has one row of nulls.
    const all = rows.flatMap((row) => (row.id === null ? [] : [toSubscription(row as Selectable<SubscriptionsTable>)]))
    return { all, hadPlan: typeof rows[0]?.used_at === 'string' || all.some(({ status }) => hasBegun(status)) }
  }

  return {
    findStanding,
    /** Every subscription of a user, newest first. */
    findAll: async (userId: string): Promise<StoredSubscription[]> => (await findStanding(userId)).all,
    /** Every subscription of these users, newest first. */
    findAllOf: async (userIds: readonly string[]): Promise<StoredSubscription[]> =>
      (await selectOf(userIds).execute()).map(toSubscription),
  }
}

/** A subscription from its row. */
export function toSubscription(row: Selectable<SubscriptionsTable>): StoredSubscription {
  return {
    id: row.id,
    userId: row.user_id,
    customerId: row.customer_id,
    plan: row.plan,
    status: row.status,
    periodStart: instant.decode(row.period_start),
    periodEnd: instant.decode(row.period_end),
    cancelAtPeriodEnd: flag.decode(row.cancel_at_period_end),
    nextAmountCents: row.next_amount_cents,
    revoked: flag.decode(row.revoked),
    pastDueSince: row.past_due_since === null ? null : instant.decode(row.past_due_since),
    createdAt: instant.decode(row.created_at),
  }
}
