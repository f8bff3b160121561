import { setImmediate } from 'node:timers/promises'
import { type Kysely } from 'kysely'
import { flag, json } from '../../../../../db/columns.ts'
import { type Database } from '../../../../../db/schema/database.ts'
import { type LibraryMatch } from '../../../../shared/features/library/library.schema.ts'
import { LIBRARY_PAGE } from '../../../../shared/features/library/library.constants.ts'
import { bounded, findRowBytes } from '../items/library-row-bytes.repository.ts'
import { inOrder, ownedBy, type LibraryRow } from '../items/library-row.repository.ts'
import { createListReader, narrow, PAGE_BYTES } from './narrowed-list.repository.ts'
import {
  type ItemFilter,
  newestFirst,
  type Position,
  searchedIn,
  searchParts,
  WINDOW,
} from './library-scan.repository.ts'

/** Rows of a page, and the position of the next page; undefined at the end. */
export interface RowPage {
  rows: LibraryRow[]
  next: Position | undefined
}

export type LibraryPageRepository = ReturnType<typeof createLibraryPageRepository>

/** Pages of items, newest first. `size` limits what one statement of a scan reads. */
export function createLibraryPageRepository(db: Kysely<Database>, size = WINDOW) {
  const readList = createListReader(db)

  /** Positions of items that match at most one filter; each filter has an index in this order. */
  const byIndex = (
    userId: string,
    { type, folder, favorites }: ItemFilter,
    limit: number,
    after: Position | undefined,
  ) =>
    db
      .selectFrom('library_items')
      .select(['created_at as createdAt', 'id'])
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .$call((query) => (type === undefined ? query : query.where('type', '=', type)))
      .$if(folder !== undefined, (query) => query.where('folder', '=', folder ?? ''))
      // A literal, because SQLite uses a partial index only where the statement contains its condition.
      .$if(favorites === true, (query) => query.where((eb) => eb('is_favorite', '=', eb.lit(1))))
      .$call((query) => newestFirst(query, after))
      .limit(limit)
      .execute()

  /** Positions of items that contain a text, or match several filters. */
  async function byScan(
    userId: string,
    filter: ItemFilter,
    limit: number,
    after: Position | undefined,
  ): Promise<Position[]> {
    const found: Position[] = []
    for await (const part of searchParts(db, userId, filter, after, size)) {
      const hits = await searchedIn(db, userId, part, filter)
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
      .where(ownedBy(userId))
      .where('deleted_at', 'is', null)
      .execute()
    return inOrder(ids, rows)
  }

  /** Positions of the items of a video that match the filter. */
  async function byVideo(
    userId: string,
    { video = '', ...filter }: ItemFilter,
    limit: number,
    after: Position | undefined,
  ): Promise<Position[]> {
    const rows = await db
      .selectFrom('library_items')
      .select(['created_at as createdAt', 'id'])
      .where('video_id', '=', video)
      .where(ownedBy(userId))
      .where('deleted_at', 'is', null)
      .$call((query) => newestFirst(query, after))
      .execute()
    const ids = rows.map(({ id }) => id)
    const hits = await searchedIn(db, userId, { ids }, filter).select('item_id').execute()
    const found = new Set(hits.map(({ item_id }) => item_id))
    return rows.filter(({ id }) => found.has(id)).slice(0, limit)
  }

  const findPlaces = (userId: string, filter: ItemFilter, limit: number, after: Position | undefined) => {
    const { search, type, folder, favorites, video } = filter
    if (video !== undefined) return byVideo(userId, filter, limit, after)
    const parts = [type, folder, favorites || undefined].filter((part) => part !== undefined)
    return (!search && parts.length < 2 ? byIndex : byScan)(userId, filter, limit, after)
  }

  return {
    /**
     * The fields that a bulk action changes, of at most `limit` items that match the filter, newest first, older than `after`.
     */
    async findMatches(userId: string, filter: ItemFilter, limit: number, after: Position | undefined) {
      const places = await findPlaces(userId, filter, limit + 1, after)
      const page = places.slice(0, limit)
      const matches: LibraryMatch[] = []
      for (const ids of chunks(page.map(({ id }) => id))) {
        const rows = await db
          .selectFrom('library_items')
          .select(['id', 'tags', 'is_favorite', 'folder'])
          .where('id', 'in', ids)
          .where(ownedBy(userId))
          .where('deleted_at', 'is', null)
          .execute()
        for (const { id, tags, folder, is_favorite } of inOrder(ids, rows)) {
          matches.push({ id, tags: json.decode(tags), isFavorite: flag.decode(is_favorite), folder })
        }
        await setImmediate()
      }
      return { matches, next: places.length > limit ? page.at(-1) : undefined }
    },

    /** The existing items of these ids, in the order of the ids, in pages. */
    async *findThese(userId: string, ids: readonly string[]): AsyncGenerator<LibraryRow[], void> {
      for (const some of chunks([...new Set(ids)])) {
        for (const part of bounded(await findRowBytes(db, userId, some), { rows: some.length, bytes: PAGE_BYTES })) {
          yield await byIds(
            userId,
            part.map(({ id }) => id),
          )
          await setImmediate()
        }
      }
    },

    /** At most `limit` items that match the filter, newest first, older than `after`; fewer of long ones. */
    async findPage(userId: string, filter: ItemFilter, limit: number, after: Position | undefined): Promise<RowPage> {
      const narrowing = narrow(filter)
      const rows = narrowing ? await readList(userId, narrowing, limit + 1, after) : []
      if (rows.length > 0) {
        const last = rows[limit - 1]
        const next = rows.length > limit && last ? { createdAt: last.created_at, id: last.id } : undefined
        return { rows: rows.slice(0, limit), next }
      }
      const places = await findPlaces(userId, filter, limit + 1, after)
      const page = places.slice(0, limit)
      const sizes = await findRowBytes(
        db,
        userId,
        page.map(({ id }) => id),
      )
      const [first = []] = bounded(sizes, { rows: limit, bytes: PAGE_BYTES })
      const ids = first.map(({ id }) => id)
      const last = first.length < sizes.length ? page.find(({ id }) => id === ids.at(-1)) : page.at(-1)
      const isEnd = first.length === sizes.length && places.length <= limit
      return { rows: await byIds(userId, ids), next: isEnd ? undefined : last }
    },
  }
}

function* chunks(ids: readonly string[]): Generator<readonly string[], void> {
  for (let from = 0; from < ids.length; from += LIBRARY_PAGE.max) yield ids.slice(from, from + LIBRARY_PAGE.max)
}
