import { setImmediate } from 'node:timers/promises'
import { type Kysely } from 'kysely'
import { type Database } from '../../../../../db/schema/database.ts'
import { bounded, ROW_BYTES } from './library-row-bytes.repository.ts'
import { ownedBy } from './library-row.repository.ts'
import { createStepPace } from './step-pace.repository.ts'

/** Limits of one statement, so that other requests do not wait long. */
const STEP = { rows: 100, bytes: 5_000_000 }

/**
 * Returns a function that permanently deletes all items of a user, in steps, with a yield to the event loop between them:
 * cascading from the user's row would take one statement and seconds for a full library. Can be repeated after a failure.
 */
export function createLibraryRemoval(db: Kysely<Database>) {
  return async function removeAllOf(userId: string): Promise<void> {
    const pace = createStepPace(STEP)
    for (;;) {
      const size = pace.size()
      const rows = await db
        .selectFrom('library_items')
        .select(['id', ROW_BYTES])
        .where('user_id', '=', userId)
        .limit(size.rows)
        .execute()
      const [some] = bounded(rows, size)
      if (!some) return
      const ids = some.map(({ id }) => id)
      await pace.run(() => db.deleteFrom('library_items').where('id', 'in', ids).where(ownedBy(userId)).execute())
      await setImmediate()
    }
  }
}
