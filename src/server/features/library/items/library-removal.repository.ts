import { setImmediate } from 'node:timers/promises'
import { type Kysely } from 'kysely'
import { type Database } from '../../../../../db/schema/database.ts'
import { bounded, ROW_BYTES } from './library-row-bytes.repository.ts'

/** What one statement deletes, so that other requests do not wait long. */
const STEP = { rows: 100, bytes: 5_000_000 }

/**
 * Returns what deletes all items of a user for good, in steps between which it yields to the event loop: with the user's row
 * they would go in one statement, which takes seconds for a full library. It can be repeated where it broke off.
 */
export function createLibraryRemoval(db: Kysely<Database>) {
  return async function removeAllOf(userId: string): Promise<void> {
    for (;;) {
      const rows = await db
        .selectFrom('library_items')
        .select(['id', ROW_BYTES])
        .where('user_id', '=', userId)
        .limit(STEP.rows)
        .execute()
      const [some] = bounded(rows, STEP)
      if (!some) return
      const ids = some.map(({ id }) => id)
      await db.deleteFrom('library_items').where('user_id', '=', userId).where('id', 'in', ids).execute()
      await setImmediate()
    }
  }
}
