import { type Kysely, sql } from 'kysely'
import { countAll } from '../../../../../db/columns.ts'
import { isSqlite } from '../../../../../db/dialect.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import {
  LIBRARY_SEARCH_COUNT,
  LIBRARY_TYPES,
  type LibraryType,
} from '../../../../shared/features/library/library.constants.ts'
import { type ItemFilter, searchedIn, type SearchPart, searchParts, WINDOW } from './library-scan.repository.ts'

/** Maximum number of candidates: a scan goes on to the oldest item where a type is rare. */
const MOST_CANDIDATES = 10_000

type TypeCounts = Record<LibraryType, number>

interface Count<Name> {
  name: Name
  count: number | string | bigint
}

export type LibraryCountsRepository = ReturnType<typeof createLibraryCountsRepository>

/** Counts of a user's items. `size` limits what one statement of a scan reads. */
export function createLibraryCountsRepository(db: Kysely<Database>, size = WINDOW) {
  const { types, favorites, folders } = isSqlite(db) ? fromTallies(db) : fromItems(db)

  return {
    /** Number of items by type. */
    byType: async (userId: string): Promise<TypeCounts> => sumByType(await types(userId, {})),

    /** Number of items by type that match a filter; with a search at most 1,000 of each type. */
    async byTypeFiltered(userId: string, filter: ItemFilter): Promise<TypeCounts> {
      const most = sumByType(await types(userId, filter))
      if (!filter.search) return most
      const found = sumByType([])
      for await (const part of searchParts(db, userId, filter, undefined, size, MOST_CANDIDATES)) {
        const open = LIBRARY_TYPES.filter((type) => found[type] < Math.min(most[type], LIBRARY_SEARCH_COUNT))
        if (open.length === 0) break
        const counts = await Promise.all(countsIn(db, userId, part, filter, open))
        for (const type of open) {
          const count = found[type] + sumByType(counts.flat())[type]
          found[type] = Math.min(count, LIBRARY_SEARCH_COUNT)
        }
      }
      return found
    },

    async favorites(userId: string): Promise<number> {
      const { count } = await favorites(userId).executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Non-empty folders by name. */
    async folders(userId: string): Promise<{ name: string; count: number }[]> {
      const rows = await folders(userId).execute()
      return rows.map(({ name, count }) => ({ name: name ?? '', count: Number(count) }))
    },
  }
}

/** Counts types in a part. On PostgreSQL the part is the whole list, so each type is counted separately, up to the limit. */
function countsIn(
  db: Kysely<Database>,
  userId: string,
  part: SearchPart,
  filter: ItemFilter,
  types: LibraryType[],
): Promise<Count<string>[]>[] {
  if (isSqlite(db)) {
    const all = searchedIn(db, userId, part, filter).where('type', 'in', types)
    return [all.select(['type as name', countAll]).groupBy('type').execute()]
  }
  return types.map((type) => {
    const some = searchedIn(db, userId, part, { ...filter, type })
      .select('type as name')
      .limit(LIBRARY_SEARCH_COUNT)
    return db.selectFrom(some.as('some')).select(['name', countAll]).groupBy('name').execute()
  })
}

/** Reads the counters that triggers maintain, because SQLite would count on the event loop. */
function fromTallies(db: Kysely<Database>) {
  const total = sql<number>`coalesce(sum(items), 0)`.as('count')
  const of = (userId: string) => db.selectFrom('library_counts').where('user_id', '=', userId)
  return {
    types: (userId: string, { folder, favorites }: ItemFilter) =>
      of(userId)
        // Items without a folder are counted under the empty name.
        .$if(folder !== undefined, (query) => query.where('folder', '=', folder ?? '').where('folder', '<>', ''))
        .$if(favorites === true, (query) => query.where('is_favorite', '=', 1))
        .select(['type as name', total])
        .groupBy('type')
        .execute(),
    favorites: (userId: string) => of(userId).where('is_favorite', '=', 1).select(total),
    folders: (userId: string) =>
      of(userId).where('folder', '<>', '').select(['folder as name', total]).groupBy('folder').orderBy('folder'),
  }
}

function fromItems(db: Kysely<Database>) {
  const of = (userId: string) =>
    db.selectFrom('library_items').where('user_id', '=', userId).where('deleted_at', 'is', null)
  return {
    types: (userId: string, { folder, favorites }: ItemFilter) =>
      of(userId)
        .$if(folder !== undefined, (query) => query.where('folder', '=', folder ?? ''))
        .$if(favorites === true, (query) => query.where('is_favorite', '=', 1))
        .select(['type as name', countAll])
        .groupBy('type')
        .execute(),
    favorites: (userId: string) => of(userId).where('is_favorite', '=', 1).select(countAll),
    folders: (userId: string) =>
      of(userId)
        .where('folder', 'is not', null)
        .select(['folder as name', countAll])
        .groupBy('folder')
        .orderBy('folder'),
  }
}

function sumByType(counts: readonly Count<string>[]): TypeCounts {
  const sums: TypeCounts = { hook: 0, script: 0, caption: 0, tts: 0 }
  for (const type of LIBRARY_TYPES) {
    for (const { name, count } of counts) if (name === type) sums[type] += Number(count)
  }
  return sums
}
