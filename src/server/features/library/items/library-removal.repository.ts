import { setImmediate } from 'node:timers/promises'
import { type Kysely } from 'kysely'
import { type Database } from '../../../../../db/schema/database.ts'
import { bounded, ROW_BYTES } from './library-row-bytes.repository.ts'
import { ownedBy } from './library-row.repository.ts'
import { createStepPace } from './step-pace.repository.ts'

/** What one statement deletes at most, so that other requests do not wait long. */
const STEP = { rows: 100, bytes: 5_000_000 }

/**
 * Returns what deletes all items of a user for good, in steps between which it yields to the event loop: with the user's row
 * they would go in one statement, which takes seconds for a full library. It can be repeated where it broke off.
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
