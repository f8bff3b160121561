import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type InTransaction, type LeaseCheck } from '../../../../db/transaction.ts'
import { type UsageReservationsTable } from '../../../../db/schema/usage.ts'
import { type UsagePeriod } from '../../../shared/features/usage/usage.rules.ts'

/**
 * Kinds of reserved amounts. `promptCalls`: prompts sent to a provider, whatever their result. `hostPrompts`: the same for all
 * users together, where the host limits them, `hostFreePrompts` those of free accounts among them. `freeRewrite` with the hash of a topic: the one rewrite that costs no prompt.
 */
export type UsageKind =
  | 'prompts'
  | 'promptCalls'
  | 'hostPrompts'
  | 'hostFreePrompts'
  | 'searches'
  | 'speechCharacters'
  | `freeRewrite:${string}`

/** A day or a month in UTC; `ever` is not renewed. */
export type LedgerPeriod = UsagePeriod | 'ever'

export interface Reservation {
  id: string
  userId: string
  kind: UsageKind
  period: LedgerPeriod
  periodStart: Date
  amount: number
}

/** The requested amount, and the limit of its kind. */
export interface Wanted {
  reservation: Reservation
  limit: number
  /** How much of the limit free accounts may use together, for `hostFreePrompts`. */
  freeLimit?: number
}

/** Writes of the same transaction as the reservation. */
export type StoredAlongside = InTransaction

export type ReservationRepository = ReturnType<typeof createReservationRepository>

/** Reservations of allowances, and their settlement. */
export function createReservationRepository(db: Kysely<Database>) {
  return {
    /**
     * Reserves all amounts or none, each in one statement that cannot exceed its `limit`, whatever the number of processes.
     * Returns the first that does not fit; undefined where all are reserved. `alongside` runs in the same transaction.
     */
    async reserve(wanted: readonly Wanted[], now: Date, alongside?: StoredAlongside): Promise<Reservation | undefined> {
      try {
        await db.transaction().execute(async (trx) => {
          for (const one of wanted) if (!(await take(trx, one))) throw new DoesNotFit(one.reservation)
          const rows = wanted.map(({ reservation }) => toRow(reservation, now))
          await trx.insertInto('usage_reservations').values(rows).execute()
          await alongside?.(trx)
        })
      } catch (error) {
        if (error instanceof DoesNotFit) return error.reservation
        throw error
      }
      return undefined
    },

    /** Settles all reservations as spent, or none. Returns false where some are already settled. */
    async keep(ids: readonly string[]): Promise<boolean> {
      try {
        await db.transaction().execute(async (trx) => {
          if (!(await keepReservations(trx, ids))) throw new NotOpen()
        })
      } catch (error) {
        if (error instanceof NotOpen) return false
        throw error
      }
      return true
    },

    /** Returns reserved amounts to their counters. Returns false where some are already settled. */
    giveBack: (ids: readonly string[]): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        let returned = 0
        for (const id of ids) if (await returnToCounter(trx, id)) returned += 1
        return returned === ids.length
      }),

    /** The open reservations of one piece of work; their ids begin with its id. */
    findOpen: (userId: string, work: string): Promise<{ id: string; kind: string }[]> =>
      db
        .selectFrom('usage_reservations')
        .select(['id', 'kind'])
        .where('user_id', '=', userId)
        .where('state', '=', 'open')
        .where((eb) => eb.or([eb('id', '=', work), eb('id', 'like', `${work}-%`)]))
        .execute(),

    /** Open reservations from before `cutoff`, or all. */
    findStale: async (cutoff?: Date): Promise<Pick<Reservation, 'id' | 'userId' | 'kind'>[]> => {
      const rows = await db
        .selectFrom('usage_reservations')
        .select(['id', 'user_id as userId', 'kind'])
        .where('state', '=', 'open')
        .$if(cutoff !== undefined, (query) => query.where('created_at', '<', instant.encode(cutoff ?? new Date(0))))
        .execute()
      return rows as Pick<Reservation, 'id' | 'userId' | 'kind'>[]
    },

    /** Returns an open reservation to its counter if its lease is free, checked in the same transaction. */
    giveBackIf: (id: string, isFree: LeaseCheck): Promise<boolean> =>
      db.transaction().execute(async (trx) => (await isFree(trx)) && (await returnToCounter(trx, id))),

    /** Deletes settled reservations from before `cutoff`; their sum stays in the counters. */
    async deleteSettledBefore(cutoff: Date): Promise<void> {
      await db
        .deleteFrom('usage_reservations')
        .where('state', 'in', ['kept', 'returned'])
        .where('created_at', '<', instant.encode(cutoff))
        .execute()
    },
  }
}

/** Rolls back a transaction, with the reservation that was refused. */
class DoesNotFit extends Error {
  readonly reservation: Reservation
  constructor(reservation: Reservation) {
    super('The allowance is used up')
    this.reservation = reservation
  }
}

class NotOpen extends Error {}

/**
 * Settles reservations as spent, inside of a transaction. Returns false where not all were open; the caller must roll
 * back then.
 */
export async function keepReservations(trx: Kysely<Database>, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const { numUpdatedRows } = await trx
    .updateTable('usage_reservations')
    .set({ state: 'kept' })
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === BigInt(ids.length)
}

/** Settles reservations as spent or returned, inside of a transaction. Returns false where not all were open. */
export async function settleReservations(
  trx: Kysely<Database>,
  { keep, giveBack }: { keep: readonly string[]; giveBack: readonly string[] },
): Promise<boolean> {
  for (const id of giveBack) if (!(await returnToCounter(trx, id))) return false
  return keepReservations(trx, keep)
}

/** Takes an amount from its counter. Returns false where it does not fit. */
async function take(trx: Kysely<Database>, wanted: Wanted): Promise<boolean> {
  const { reservation, limit } = wanted
  const { userId, kind, period, periodStart, amount } = reservation
  if (kind === 'hostPrompts' || kind === 'hostFreePrompts') return takeOfHost(trx, wanted)
  const start = instant.encode(periodStart)
  if (amount > limit) return false
  const taken = await trx
    .insertInto('usage_counters')
    .values({ user_id: userId, kind, period, period_start: start, used: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'period', 'period_start'])
        .doUpdateSet((eb) => ({ used: eb('usage_counters.used', '+', amount) }))
        .where((eb) => eb(eb('usage_counters.used', '+', amount), '<=', limit)),
    )
    .returning('used')
    .executeTakeFirst()
  return taken !== undefined
}

async function takeOfHost(trx: Kysely<Database>, { reservation, limit, freeLimit = limit }: Wanted): Promise<boolean> {
  const { kind, periodStart, amount } = reservation
  const isFree = kind === 'hostFreePrompts'
  const free = isFree ? amount : 0
  if (amount > limit || free > freeLimit) return false
  const taken = await trx
    .insertInto('host_prompts')
    .values({ day_start: instant.encode(periodStart), used: amount, used_free: free })
    .onConflict((conflict) =>
      conflict
        .column('day_start')
        .doUpdateSet((eb) => ({
          used: eb('host_prompts.used', '+', amount),
          used_free: eb('host_prompts.used_free', '+', free),
        }))
        .where((eb) =>
          eb.and([
            eb(eb('host_prompts.used', '+', amount), '<=', limit),
            ...(isFree ? [eb(eb('host_prompts.used_free', '+', free), '<=', freeLimit)] : []),
          ]),
        ),
    )
    .returning('used')
    .executeTakeFirst()
  return taken !== undefined
}

/** Returns an open reservation to its counter. The state in the WHERE makes each settlement happen once. */
async function returnToCounter(trx: Kysely<Database>, id: string): Promise<boolean> {
  const row = await trx
    .updateTable('usage_reservations')
    .set({ state: 'returned' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
  if (!row) return false
  const kind = row.kind as UsageKind
  if (kind === 'hostPrompts' || kind === 'hostFreePrompts') {
    const free = kind === 'hostFreePrompts' ? row.amount : 0
    await trx
      .updateTable('host_prompts')
      .set((eb) => ({ used: eb('used', '-', row.amount), used_free: eb('used_free', '-', free) }))
      .where('day_start', '=', row.period_start)
      .execute()
    return true
  }
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

function toRow({ id, userId, kind, period, periodStart, amount }: Reservation, now: Date): UsageReservationsTable {
  return {
    id,
    user_id: userId,
    kind,
    period,
    period_start: instant.encode(periodStart),
    amount,
    state: 'open',
    created_at: instant.encode(now),
  }
}
