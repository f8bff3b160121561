import { type Kysely, sql } from 'kysely'
import { withoutSync } from '../../../../db/dialect.ts'
import { type Database } from '../../../../db/schema/database.ts'

export type FeatureCounterRepository = ReturnType<typeof createFeatureCounterRepository>

/** Anonymous counts of use: a feature, a day, a number. */
export function createFeatureCounterRepository(db: Kysely<Database>) {
  return {
    /** Adds one use on the UTC day of `now`, without waiting for the disk. */
    async increment(feature: string, now: Date): Promise<void> {
      await withoutSync(db, (trx) =>
        trx
          .insertInto('feature_counters')
          .values({ feature, day: now.toISOString().slice(0, 10), uses: 1 })
          .onConflict((conflict) =>
            conflict.columns(['feature', 'day']).doUpdateSet({ uses: sql<number>`feature_counters.uses + 1` }),
          )
          .execute(),
      )
    },
  }
}
