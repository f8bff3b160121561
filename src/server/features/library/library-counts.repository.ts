import { setImmediate } from 'node:timers/promises'
import { type Kysely } from 'kysely'
import { countAll } from '../../../../db/columns.ts'
import { type Database } from '../../../../db/schema/database.ts'
import { LIBRARY_TYPES, type LibraryType } from '../../../shared/features/library/library.constants.ts'
import { type ItemFilter, searchedIn, WINDOW_ROWS, windows } from './library-scan.repository.ts'

type TypeCounts = Record<LibraryType, number>

export type LibraryCountsRepository = ReturnType<typeof createLibraryCountsRepository>

/** How many items a user has of what. `windowRows` are read at once where no index answers. */
export function createLibraryCountsRepository(db: Kysely<Database>, windowRows = WINDOW_ROWS) {
  const live = (userId: string) =>
    db.selectFrom('library_items').where('user_id', '=', userId).where('deleted_at', 'is', null)

  return {
    /** Items by type; each is counted in an index, and others get their turn between them. */
    async byType(userId: string): Promise<TypeCounts> {
      const counts = noneOf()
      for (const type of LIBRARY_TYPES) {
        const row = await live(userId).where('type', '=', type).select(countAll).executeTakeFirstOrThrow()
        counts[type] = Number(row.count)
        await setImmediate()
      }
      return counts
    },

    /** Items by type that have a text in them, lie in a folder or are favorites. */
    async byTypeOf(userId: string, filter: ItemFilter): Promise<TypeCounts> {
      const counts = noneOf()
      for await (const window of windows(db, userId, filter, undefined, windowRows)) {
        const rows = await searchedIn(db, userId, window, filter).select(['type', countAll]).groupBy('type').execute()
        for (const { type, count } of rows) counts[type as LibraryType] += Number(count)
      }
      return counts
    },

    async favorites(userId: string): Promise<number> {
      const row = await live(userId)
        .where((eb) => eb('is_favorite', '=', eb.lit(1)))
        .select(countAll)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Folders that have something in them, by name. */
    async folders(userId: string): Promise<{ name: string; count: number }[]> {
      const rows = await live(userId)
        .where('folder', 'is not', null)
        .select(['folder', countAll])
        .groupBy('folder')
        .orderBy('folder')
        .execute()
      return rows.map(({ folder, count }) => ({ name: folder ?? '', count: Number(count) }))
    },
  }
}

function noneOf(): TypeCounts {
  return { hook: 0, script: 0, caption: 0, tts: 0 }
}
