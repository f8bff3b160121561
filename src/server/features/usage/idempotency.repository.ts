import { type Kysely } from 'kysely'
import { instant, json } from '../../../../db/columns.ts'
import { inTransaction } from '../../../../db/dialect.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { type LeaseCheck } from '../../../../db/transaction.ts'

export interface IdempotencyRecord {
  bodyHash: string
  /** The first answer; undefined while the first request still runs. */
  result: unknown
  createdAt: Date
}

export type IdempotencyRepository = ReturnType<typeof createIdempotencyRepository>

/** Idempotency keys and their first answers. Writers have the lease of the key; `isOwned` checks it in the same transaction. */
export function createIdempotencyRepository(db: Kysely<Database>) {
  return {
    /** Claims a key for a new request, also after one that died. Returns false where there is an answer already. */
    begin: (userId: string, key: string, bodyHash: string, now: Date, isOwned: LeaseCheck): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        if (!(await isOwned(trx))) return false
        const claimed = { body_hash: bodyHash, created_at: instant.encode(now) }
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('idempotency_records')
          .values({ user_id: userId, key, state: 'running', result: null, ...claimed })
          .onConflict((conflict) =>
            conflict
              .columns(['user_id', 'key'])
              .doUpdateSet(claimed)
              .where('idempotency_records.state', '=', 'running'),
          )
          .executeTakeFirst()
        return numInsertedOrUpdatedRows === 1n
      }),

    async find(userId: string, key: string): Promise<IdempotencyRecord | undefined> {
      const row = await db
        .selectFrom('idempotency_records')
        .selectAll()
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst()
      return (
        row && {
          bodyHash: row.body_hash,
          result: row.result === null ? undefined : json.decode<unknown>(row.result),
          createdAt: instant.decode(row.created_at),
        }
      )
    },

    /** Every key of a user. The answers are stored with their features. */
    async findAll(userId: string) {
      return db
        .selectFrom('idempotency_records')
        .select(['key', 'state', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .execute()
    },

    /** Stores the first answer for repetitions. Returns false where the claim was lost meanwhile. */
    update: (userId: string, key: string, result: unknown, isOwned: LeaseCheck): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        if (!(await isOwned(trx))) return false
        const { numUpdatedRows } = await trx
          .updateTable('idempotency_records')
          .set({ state: 'done', result: json.encode(result) })
          .where('user_id', '=', userId)
          .where('key', '=', key)
          .where('state', '=', 'running')
          .executeTakeFirst()
        return numUpdatedRows === 1n
      }),

    /** Releases a key whose request delivered nothing, so that it may be retried. */
    deleteRunning: (userId: string, key: string, isOwned: LeaseCheck): Promise<void> =>
      inTransaction(db, async (trx) => {
        if (!(await isOwned(trx))) return
        await trx
          .deleteFrom('idempotency_records')
          .where('user_id', '=', userId)
          .where('key', '=', key)
          .where('state', '=', 'running')
          .execute()
      }),

    /** Deletes answers from before an instant, and claims of requests that died. */
    async deleteOlderThan(before: Date): Promise<void> {
      await db.deleteFrom('idempotency_records').where('created_at', '<', instant.encode(before)).execute()
    },
  }
}
