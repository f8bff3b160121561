import { type Kysely, type Selectable } from 'kysely'
import { flag, instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type SubscriptionsTable } from '../../../../db/schema/subscriptions.ts'
import { type Plan, type SubscriptionState } from '../../../shared/features/subscription/subscription.constants.ts'

/** A subscription of a user, as the provider had it when it was last looked at. */
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
  createdAt: Date
}

export interface AppliedEvent {
  id: string
  type: string
}

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>

export function createSubscriptionRepository(db: Kysely<Database>) {
  async function insertEvent(executor: Kysely<Database>, event: AppliedEvent, now: Date): Promise<void> {
    await executor
      .insertInto('payment_events')
      .values({ ...event, received_at: instant.encode(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  return {
    /** Counts a look at a subscription that begins now. Returns its number. */
    async beginRefresh(subscriptionId: string): Promise<number> {
      const row = await db
        .insertInto('subscription_refreshes')
        .values({ subscription_id: subscriptionId, started: 1, written: 0 })
        .onConflict((conflict) =>
          conflict
            .column('subscription_id')
            .doUpdateSet((eb) => ({ started: eb('subscription_refreshes.started', '+', 1) })),
        )
        .returning('started')
        .executeTakeFirstOrThrow()
      return row.started
    },

    /**
     * Writes what a look found, unless a later one has been written; notes the event that caused it in the same
     * transaction.
     */
    async finishRefresh(
      found: StoredSubscription,
      number: number,
      event: AppliedEvent | undefined,
      now: Date,
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const newest = await trx
          .updateTable('subscription_refreshes')
          .set({ written: number })
          .where('subscription_id', '=', found.id)
          .where('written', '<', number)
          .executeTakeFirst()
        if (newest.numUpdatedRows > 0n) {
          const { id, user_id, created_at, ...changing } = toColumns(found)
          await trx
            .insertInto('subscriptions')
            .values({ id, user_id, created_at, ...changing })
            .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
            .execute()
        }
        if (event) await insertEvent(trx, event, now)
      })
    },

    /** Notes an event that changes nothing here. */
    recordEvent: (event: AppliedEvent, now: Date) => insertEvent(db, event, now),

    async hasEvent(id: string): Promise<boolean> {
      const row = await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst()
      return row !== undefined
    },

    /** Every subscription of a user, newest first. */
    async findAll(userId: string): Promise<StoredSubscription[]> {
      const rows = await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(toSubscription)
    },

    /** Ids of subscriptions of a customer. */
    async findIdsByCustomer(customerId: string): Promise<string[]> {
      const rows = await db.selectFrom('subscriptions').select('id').where('customer_id', '=', customerId).execute()
      return rows.map((row) => row.id)
    },

    /** Ids of subscriptions that should have been renewed or ended before `then`, and of which nothing was heard. */
    async findOverdueIds(then: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('subscriptions')
        .select('id')
        .where('status', 'in', ['active', 'trialing', 'past_due', 'incomplete'])
        .where('period_end', '<', instant.encode(then))
        .execute()
      return rows.map((row) => row.id)
    },

    /** Removes what no foreign key leads to: the counts of looks at a user's subscriptions. */
    async deleteRefreshes(userId: string): Promise<void> {
      await db
        .deleteFrom('subscription_refreshes')
        .where('subscription_id', 'in', (eb) =>
          eb.selectFrom('subscriptions').select('subscriptions.id').where('user_id', '=', userId),
        )
        .execute()
    },

    async deleteEventsBefore(then: Date): Promise<void> {
      await db.deleteFrom('payment_events').where('received_at', '<', instant.encode(then)).execute()
    },
  }
}

function toColumns(found: StoredSubscription): Selectable<SubscriptionsTable> {
  return {
    id: found.id,
    user_id: found.userId,
    customer_id: found.customerId,
    plan: found.plan,
    status: found.status,
    period_start: instant.encode(found.periodStart),
    period_end: instant.encode(found.periodEnd),
    cancel_at_period_end: flag.encode(found.cancelAtPeriodEnd),
    next_amount_cents: found.nextAmountCents,
    revoked: flag.encode(found.revoked),
    created_at: instant.encode(found.createdAt),
  }
}

function toSubscription(row: Selectable<SubscriptionsTable>): StoredSubscription {
  return {
    id: row.id,
    userId: row.user_id,
    customerId: row.customer_id,
    plan: row.plan as Plan,
    status: row.status as SubscriptionState,
    periodStart: instant.decode(row.period_start),
    periodEnd: instant.decode(row.period_end),
    cancelAtPeriodEnd: flag.decode(row.cancel_at_period_end),
    nextAmountCents: row.next_amount_cents,
    revoked: flag.decode(row.revoked),
    createdAt: instant.decode(row.created_at),
  }
}
