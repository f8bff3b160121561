import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type UsagePeriod } from '../../../shared/features/usage/usage.rules.ts'

/** What is reserved before it is spent. */
export type UsageKind = 'prompts' | 'searches' | 'speechCharacters'
/** What is counted beside: characters that a voice was asked for, whatever became of them. */
export type CountedKind = 'speechAsked'

export interface Reservation {
  id: string
  userId: string
  kind: UsageKind
  period: UsagePeriod
  periodStart: Date
  amount: number
}

export type UsageRepository = ReturnType<typeof createUsageRepository>

export function createUsageRepository(db: Kysely<Database>) {
  /** Settles open reservations; the state in the WHERE makes each settle once, whoever comes first. */
  async function returnToCounter(trx: Kysely<Database>, id: string): Promise<boolean> {
    const row = await trx
      .updateTable('usage_reservations')
      .set({ state: 'returned' })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returningAll()
      .executeTakeFirst()
    if (!row) return false
    await trx
      .updateTable('usage_counters')
      .set((eb) => ({ used: eb('used', '-', row.amount) }))
      .where('user_id', '=', row.user_id)
      .where('kind', '=', row.kind)
      .where('period', '=', row.period)
      .where('period_start', '=', row.period_start)
      .execute()
    return true
  }

  return {
    /**
     * Takes `amount` from a user's allowance in one statement that cannot pass `limit`, however many processes try.
     * Returns false, and changes nothing, when it does not fit.
     */
    async reserve(reservation: Reservation, limit: number, now: Date): Promise<boolean> {
      const { userId, kind, period, amount } = reservation
      const start = instant.encode(reservation.periodStart)
      return db.transaction().execute(async (trx) => {
        await trx
          .insertInto('usage_counters')
          .values({ user_id: userId, kind, period, period_start: start, used: 0 })
          .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'period', 'period_start']).doNothing())
          .execute()
        const taken = await trx
          .updateTable('usage_counters')
          .set((eb) => ({ used: eb('used', '+', amount) }))
          .where('user_id', '=', userId)
          .where('kind', '=', kind)
          .where('period', '=', period)
          .where('period_start', '=', start)
          .where((eb) => eb(eb('used', '+', amount), '<=', limit))
          .returning('used')
          .executeTakeFirst()
        if (!taken) return false
        await trx
          .insertInto('usage_reservations')
          .values({
            id: reservation.id,
            user_id: userId,
            kind,
            period,
            period_start: start,
            amount,
            state: 'open',
            created_at: instant.encode(now),
          })
          .execute()
        return true
      })
    },

    /** Keeps what was reserved; false when the sweep has already given it back. */
    async keep(id: string): Promise<boolean> {
      const result = await db
        .updateTable('usage_reservations')
        .set({ state: 'kept' })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirst()
      return result.numUpdatedRows === 1n
    },

    /** Gives back what was reserved; false when it is settled already. */
    giveBack: (id: string): Promise<boolean> => db.transaction().execute((trx) => returnToCounter(trx, id)),

    /** Gives back every reservation that was open before `cutoff`. Returns how many. */
    async giveBackOlderThan(cutoff: Date): Promise<number> {
      const stale = await db
        .selectFrom('usage_reservations')
        .select('id')
        .where('state', '=', 'open')
        .where('created_at', '<', instant.encode(cutoff))
        .execute()
      let returned = 0
      for (const { id } of stale) {
        if (await db.transaction().execute((trx) => returnToCounter(trx, id))) returned += 1
      }
      return returned
    },

    /** Counts `amount` that was not reserved. */
    async add(
      userId: string,
      kind: CountedKind,
      { period, start }: { period: UsagePeriod; start: Date },
      amount: number,
    ): Promise<void> {
      await db
        .insertInto('usage_counters')
        .values({ user_id: userId, kind, period, period_start: instant.encode(start), used: amount })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'kind', 'period', 'period_start'])
            .doUpdateSet((eb) => ({ used: eb('usage_counters.used', '+', amount) })),
        )
        .execute()
    },

    /** What a user has used of an allowance in the day or month that begins at `start`. */
    async find(userId: string, kind: UsageKind | CountedKind, period: UsagePeriod, start: Date): Promise<number> {
      const row = await db
        .selectFrom('usage_counters')
        .select('used')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('period', '=', period)
        .where('period_start', '=', instant.encode(start))
        .executeTakeFirst()
      return row?.used ?? 0
    },

    /** Drops settled reservations that began before `cutoff`; their sum stays in the counters. */
    async deleteSettledBefore(cutoff: Date): Promise<void> {
      await db
        .deleteFrom('usage_reservations')
        .where('state', 'in', ['kept', 'returned'])
        .where('created_at', '<', instant.encode(cutoff))
        .execute()
    },

    /** Everything the ledger holds of a user. */
    async findAll(userId: string) {
      const counters = await db
        .selectFrom('usage_counters')
        .select(['kind', 'period', 'period_start as periodStart', 'used'])
        .where('user_id', '=', userId)
        .execute()
      const reservations = await db
        .selectFrom('usage_reservations')
        .select(['kind', 'period', 'period_start as periodStart', 'amount', 'state', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .execute()
      return { counters, reservations }
    },
  }
}
