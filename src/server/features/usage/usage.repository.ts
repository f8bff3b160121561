import { type Kysely } from 'kysely'
import { instant } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type InTransaction } from '../../../../db/transaction.ts'
import { type OwnAllowance } from '../../../shared/features/admin/people.schema.ts'
import { type UsagePeriod } from '../../../shared/features/usage/usage.rules.ts'
import { type LedgerPeriod, type UsageKind } from './reservation.repository.ts'

/** Counted without a limit: characters requested from a voice, whatever their result. */
export type CountedKind = 'speechAsked'

export type UsageRepository = ReturnType<typeof createUsageRepository>

/** Usage of the allowances. */
export function createUsageRepository(db: Kysely<Database>) {
  return {
    /** Counts an amount that was not reserved. */
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

    /** Usage of an allowance in the period that begins at `start`. */
    async find(userId: string, kind: UsageKind | CountedKind, period: LedgerPeriod, start: Date): Promise<number> {
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

    /**
     * What an owner gave an account to use in a month, and whether the account is blocked or still has to confirm its address.
     * Nothing where it is gone.
     */
    async findOwnAllowance(userId: string): Promise<OwnAllowance & { isBlocked: boolean; isUnconfirmed: boolean }> {
      const row = await db
        .selectFrom('users')
        .select(['allowance_prompts', 'allowance_searches', 'allowance_speech', 'blocked_at'])
        .select(['confirms_first', 'email_verified_at'])
        .where('id', '=', userId)
        .executeTakeFirst()
      return {
        prompts: row?.allowance_prompts ?? null,
        searches: row?.allowance_searches ?? null,
        speechCharacters: row?.allowance_speech ?? null,
        isBlocked: typeof row?.blocked_at === 'string',
        isUnconfirmed: row?.confirms_first === 1 && row.email_verified_at === null,
      }
    },

    /** Stores what an owner gives an account. `also` runs in the same transaction. Returns false where the account is gone. */
    saveOwnAllowance: (
      userId: string,
      { prompts, searches, speechCharacters }: OwnAllowance,
      also: InTransaction,
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('users')
          .set({ allowance_prompts: prompts, allowance_searches: searches, allowance_speech: speechCharacters })
          .where('id', '=', userId)
          .executeTakeFirst()
        if (numUpdatedRows === 1n) await also(trx)
        return numUpdatedRows === 1n
      }),

    /** All counters of a user. */
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
