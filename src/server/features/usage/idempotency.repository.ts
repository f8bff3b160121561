import { type Kysely } from 'kysely'
import { instant, json } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'

export interface IdempotencyRecord {
  bodyHash: string
  /** The first answer; undefined while the first request still runs. */
  result: unknown
  createdAt: Date
}

/** A key, and the piece of work that claimed it: a claim that was lost to another one settles nothing. */
export interface KeyClaim {
  key: string
  holder: string
}

export type IdempotencyRepository = ReturnType<typeof createIdempotencyRepository>

export function createIdempotencyRepository(db: Kysely<Database>) {
  return {
    /** Claims a key for a request that begins now; false when somebody holds it. */
    async insert(userId: string, { key, holder }: KeyClaim, bodyHash: string, now: Date): Promise<boolean> {
      const result = await db
        .insertInto('idempotency_records')
        .values({
          user_id: userId,
          key,
          body_hash: bodyHash,
          state: 'running',
          result: null,
          held_by: holder,
          created_at: instant.encode(now),
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },

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

    /** Every key of a user; the answers are kept where they belong. */
    async findAll(userId: string) {
      return db
        .selectFrom('idempotency_records')
        .select(['key', 'state', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .execute()
    },

    /** Makes a claim whose work goes on as young as `now`. */
    async updateAge(userId: string, { key, holder }: KeyClaim, now: Date): Promise<void> {
      await db
        .updateTable('idempotency_records')
        .set({ created_at: instant.encode(now) })
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('held_by', '=', holder)
        .where('state', '=', 'running')
        .execute()
    },

    /** Stores the first answer, for every repetition to come; false when the claim was lost meanwhile. */
    async update(userId: string, { key, holder }: KeyClaim, result: unknown): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('idempotency_records')
        .set({ state: 'done', result: json.encode(result) })
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('held_by', '=', holder)
        .where('state', '=', 'running')
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Frees a key whose request delivered nothing, so that the same click may be tried again. */
    async deleteRunning(userId: string, { key, holder }: KeyClaim): Promise<void> {
      await db
        .deleteFrom('idempotency_records')
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('held_by', '=', holder)
        .where('state', '=', 'running')
        .execute()
    },

    /** Drops answers from before `doneBefore` and claims from before `runningBefore`. */
    async deleteOlderThan(doneBefore: Date, runningBefore: Date): Promise<void> {
      await db.deleteFrom('idempotency_records').where('created_at', '<', instant.encode(doneBefore)).execute()
      await db
        .deleteFrom('idempotency_records')
        .where('state', '=', 'running')
        .where('created_at', '<', instant.encode(runningBefore))
        .execute()
    },
  }
}
