import { type Kysely, type Selectable, sql } from 'kysely'
import { flag, instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type SubscriptionsTable } from '../../../../db/schema/subscriptions.ts'
import {
  type PaymentAccount,
  type SubscriptionState,
} from '../../../shared/features/subscription/subscription.constants.ts'
import { createSubscriptionReader, type StoredSubscription, toSubscription } from './subscription-reader.repository.ts'
import { hasBegun } from '../../../shared/features/subscription/subscription.rules.ts'

/** A fetched subscription. `past_due_since` is in the row only. */
export type FoundSubscription = Omit<StoredSubscription, 'pastDueSince'>

export interface AppliedEvent {
  id: string
  type: string
}

/** A fetch of a subscription: `number` from `beginRefresh`, and the event that caused it. */
export interface Look {
  id: string
  number: number
  event: AppliedEvent | undefined
  now: Date
}

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>

/** States that are not final; a lost event may leave a subscription in them. */
const UNFINISHED = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
] as const satisfies SubscriptionState[]

/** Copies of the provider's subscriptions. Those of another `account` are ignored; only the export shows them. */
export function createSubscriptionRepository(db: Kysely<Database>, account: PaymentAccount) {
  async function insertEvent(executor: Kysely<Database>, event: AppliedEvent, now: Date): Promise<void> {
    await executor
      .insertInto('payment_events')
      .values({ ...event, received_at: instant.encode(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async function insertIntroOffer(executor: Kysely<Database>, userId: string, now: Date): Promise<void> {
    await executor
      .insertInto('intro_offers')
      .values({ user_id: userId, used_at: instant.encode(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /** Stores a fetched subscription and the event that caused the fetch, unless a later fetch is stored. */
  async function writeOnce(
    { id, number, event, now }: Look,
    write: (executor: Kysely<Database>) => Promise<unknown>,
  ): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const newest = await trx
        .updateTable('subscription_refreshes')
        .set({ written: number })
        .where('subscription_id', '=', id)
        .where('written', '<', number)
        .executeTakeFirst()
      if (newest.numUpdatedRows > 0n) await write(trx)
      if (event) await insertEvent(trx, event, now)
    })
  }

  return {
    ...createSubscriptionReader(db, account),

    /** Numbers a fetch of a subscription that begins now. Returns its number. */
    async beginRefresh(subscriptionId: string, now: Date): Promise<number> {
      const at = instant.encode(now)
      const row = await db
        .insertInto('subscription_refreshes')
        .values({ subscription_id: subscriptionId, started: 1, started_at: at, written: 0 })
        .onConflict((conflict) =>
          conflict
            .column('subscription_id')
            .doUpdateSet((eb) => ({ started: eb('subscription_refreshes.started', '+', 1), started_at: at })),
        )
        .returning('started')
        .executeTakeFirstOrThrow()
      return row.started
    },

    /**
     * Stores a fetched subscription, and in the same transaction the event that caused the fetch, unless a later fetch
     * is stored. The time of the first unpaid renewal stays until it is paid, even where new periods begin.
     */
    finishRefresh: (found: FoundSubscription, look: Look): Promise<void> =>
      writeOnce(look, async (trx) => {
        const { id, user_id, created_at, past_due_since, ...changing } = toColumns(found, account)
        await trx
          .insertInto('subscriptions')
          .values({ id, user_id, created_at, past_due_since, ...changing })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet((eb) => ({
              ...changing,
              past_due_since: isPaid(found.status)
                ? null
                : eb.fn.coalesce('subscriptions.past_due_since', eb.val(past_due_since)),
            })),
          )
          .execute()
        if (hasBegun(found.status)) await insertIntroOffer(trx, user_id, look.now)
      }),

    /** Stores, like `finishRefresh`, that the provider does not know the subscription: it has ended, or never began. */
    finishUnknown: (look: Look): Promise<void> =>
      writeOnce(look, (trx) =>
        trx
          .updateTable('subscriptions')
          .set({
            status: sql`case when status like 'incomplete%' then 'incomplete_expired' else 'canceled' end`,
            cancel_at_period_end: flag.encode(false),
            next_amount_cents: null,
          })
          .where('id', '=', look.id)
          .where('account', '=', account)
          .execute(),
      ),

    /** Records an event that changes nothing here. */
    recordEvent: (event: AppliedEvent, now: Date) => insertEvent(db, event, now),

    async hasEvent(id: string): Promise<boolean> {
      const row = await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst()
      return row !== undefined
    },

    /** The user of a stored subscription. */
    async findOwner(id: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('subscriptions')
        .select('user_id')
        .where('id', '=', id)
        .where('account', '=', account)
        .executeTakeFirst()
      return row?.user_id
    },

    /** Ids of subscriptions of a customer. */
    async findIdsByCustomer(customerId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('subscriptions')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('account', '=', account)
        .execute()
      return rows.map((row) => row.id)
    },

    /**
     * Ids of unfinished subscriptions to fetch, at most `most`, the least recently fetched first: those past due, or
     * due to renew or end before `overdue`, that were not fetched since `recently`; and any other not fetched since
     * `longAgo`. `overdue` is on the provider's clock, the others are on ours.
     */
    async findDueIds(due: { overdue: Date; recently: Date; longAgo: Date; most: number }): Promise<string[]> {
      const rows = await db
        .selectFrom('subscriptions')
        .leftJoin('subscription_refreshes', 'subscription_refreshes.subscription_id', 'subscriptions.id')
        .select('subscriptions.id')
        .where('account', '=', account)
        .where('status', 'in', UNFINISHED)
        .where((eb) => {
          const lastLook = eb.fn.coalesce('subscription_refreshes.started_at', eb.val(''))
          return eb.or([
            eb.and([
              eb(lastLook, '<=', instant.encode(due.recently)),
              eb.or([eb('status', '=', 'past_due'), eb('period_end', '<', instant.encode(due.overdue))]),
            ]),
            eb(lastLook, '<=', instant.encode(due.longAgo)),
          ])
        })
        .orderBy('subscription_refreshes.started_at')
        .orderBy('subscriptions.id')
        .limit(due.most)
        .execute()
      return rows.map((row) => row.id)
    },

    /** Deletes rows without a foreign key: the fetch numbers of a user's subscriptions. */
    async deleteRefreshes(userId: string): Promise<void> {
      await db
        .deleteFrom('subscription_refreshes')
        .where('subscription_id', 'in', (eb) =>
          eb.selectFrom('subscriptions').select('subscriptions.id').where('user_id', '=', userId),
        )
        .execute()
    },

    /** Deletes fetch numbers from before `then` of subscriptions without a user. */
    async deleteStrayRefreshes(then: Date): Promise<void> {
      await db
        .deleteFrom('subscription_refreshes')
        .where('started_at', '<', instant.encode(then))
        .where('subscription_id', 'not in', (eb) => eb.selectFrom('subscriptions').select('subscriptions.id'))
        .execute()
    },

    /** All stored data of a user's subscriptions, including those of other accounts. */
    async exportData(userId: string) {
      const rows = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).execute()
      return rows.map((row) => ({ ...toSubscription(row), account: row.account }))
    },

    async deleteEventsBefore(then: Date): Promise<void> {
      await db.deleteFrom('payment_events').where('received_at', '<', instant.encode(then)).execute()
    },
  }
}

function isPaid(status: SubscriptionState): boolean {
  return status === 'active' || status === 'trialing'
}

function toColumns(found: FoundSubscription, account: PaymentAccount): Selectable<SubscriptionsTable> {
  return {
    account,
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
    past_due_since: found.status === 'past_due' ? instant.encode(found.periodStart) : null,
    created_at: instant.encode(found.createdAt),
  }
}
