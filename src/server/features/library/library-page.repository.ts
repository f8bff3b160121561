import { type Kysely } from 'kysely'
import { type Database } from '../../../../db/schema/database.ts'
import { isOf, type LibraryRow } from './library-row.repository.ts'
import { type ItemFilter, type Position, searchedIn, WINDOW_ROWS, windows } from './library-scan.repository.ts'

/** Rows of a page, and where the next one begins; undefined at the end. */
export interface RowPage {
  rows: LibraryRow[]
  next: Position | undefined
}

export type LibraryPageRepository = ReturnType<typeof createLibraryPageRepository>

/** Pages of items, newest first. `windowRows` are read at once where no index answers. */
export function createLibraryPageRepository(db: Kysely<Database>, windowRows = WINDOW_ROWS) {
  const live = (userId: string) =>
    db.selectFrom('library_items').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null)

  /** Items of at most one of these, which one index holds in order. */
  const byIndex = (
    userId: string,
    { type, folder, favorites }: ItemFilter,
    limit: number,
    after: Position | undefined,
  ) =>
    live(userId)
      .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
      .$if(folder !== undefined, (query) => query.where('folder', '=', folder ?? ''))
      // A number in the text of the statement: only then SQLite sees that the index of favorites has all of them.
      .$if(favorites === true, (query) => query.where((eb) => eb('is_favorite', '=', eb.lit(1))))
      .$if(after !== undefined, (query) =>
        query.where((eb) =>
          eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after?.createdAt ?? '', after?.id ?? '')),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()

  /** Places of items that have a text in them, or several things at once. */
  async function byScan(
    userId: string,
    filter: ItemFilter,
    limit: number,
    after: Position | undefined,
  ): Promise<Position[]> {
    const found: Position[] = []
    for await (const window of windows(db, userId, filter, after, windowRows)) {
      const hits = await searchedIn(db, userId, window, filter)
        .select(['item_id as id', 'created_at as createdAt'])
        .orderBy('created_at', 'desc')
        .orderBy('item_id', 'desc')
        .limit(limit - found.length)
        .execute()
      found.push(...hits)
      if (found.length >= limit) break
    }
    return found
  }

  async function byIds(userId: string, ids: readonly string[]): Promise<LibraryRow[]> {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('library_items')
      .selectAll()
      .where('id', 'in', ids)
      .where(isOf(userId))
      .where('deleted_at', 'is', null)
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    /** Those of the items that are there, in the order of their ids. */
    findThese: byIds,

    /** At most `limit` items that the filter lets through, newest first, older than `after`. */
    async findPage(userId: string, filter: ItemFilter, limit: number, after: Position | undefined): Promise<RowPage> {
      const { search, type, folder, favorites } = filter
      const parts = [type, folder, favorites || undefined].filter((part) => part !== undefined)
      if (!search && parts.length < 2) {
        const rows = await byIndex(userId, filter, limit + 1, after)
        const last = rows[limit - 1]
        const next = rows.length > limit && last ? { createdAt: last.created_at, id: last.id } : undefined
        return { rows: rows.slice(0, limit), next }
      }
      const found = await byScan(userId, filter, limit + 1, after)
      const ids = found.slice(0, limit).map(({ id }) => id)
      return { rows: await byIds(userId, ids), next: found.length > limit ? found[limit - 1] : undefined }
    },
  }
}
