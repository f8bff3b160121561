import { type Kysely, sql } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'
import { instant } from '../../../../db/columns.ts'
import { withoutSync } from '../../../../db/dialect.ts'

export type ThrottleRepository = ReturnType<typeof createThrottleRepository>

/** Counts hits per key in fixed windows, in the database, so that every process and a restart see the same count. */
export function createThrottleRepository(db: Kysely<Database>) {
  return {
    /** Adds a hit in one statement, without waiting for the disk. Returns the hits of the current window, this one included, and its end. */
    async hit(key: string, now: Date, windowMs: number): Promise<{ hits: number; endsAt: Date }> {
      const started = instant.encode(now)
      const expires = instant.encode(new Date(now.getTime() + windowMs))
      const row = await withoutSync(db, (trx) =>
        trx
          .insertInto('throttle_windows')
          .values({ key, started_at: started, expires_at: expires, hits: 1 })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              hits: sql<number>`case when throttle_windows.expires_at <= ${started} then 1 else throttle_windows.hits + 1 end`,
              started_at: sql<string>`case when throttle_windows.expires_at <= ${started} then ${started} else throttle_windows.started_at end`,
              expires_at: sql<string>`case when throttle_windows.expires_at <= ${started} then ${expires} else throttle_windows.expires_at end`,
            }),
          )
          .returning(['hits', 'expires_at'])
          .executeTakeFirstOrThrow(),
      )
      return { hits: row.hits, endsAt: instant.decode(row.expires_at) }
    },

    /** Removes one hit, for an attempt that succeeded. */
    async forgive(key: string): Promise<void> {
      await db
        .updateTable('throttle_windows')
        .set((eb) => ({ hits: eb('hits', '-', 1) }))
        .where('key', '=', key)
        .where('hits', '>', 0)
        .execute()
    },

    async delete(key: string): Promise<void> {
      await db.deleteFrom('throttle_windows').where('key', '=', key).execute()
    },

    async deleteExpired(now: Date): Promise<void> {
      await db.deleteFrom('throttle_windows').where('expires_at', '<=', instant.encode(now)).execute()
    },
  }
}
