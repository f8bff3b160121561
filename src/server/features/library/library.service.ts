import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { AppError } from '../../../shared/errors.ts'
import { LIBRARY_PAGE, TRASH_DAYS } from '../../../shared/features/library/library.constants.ts'
import { editedContent } from '../../../shared/features/library/library.rules.ts'
import {
  type BulkRequest,
  type BulkResult,
  type LibraryCounts,
  type LibraryFilter,
  type LibraryItem,
  type LibraryPage,
  type LibraryMatches,
  type LibraryMatchesRequest,
  type LibraryPageRequest,
  type LibraryRequest,
  type UpdateItemRequest,
  type LibraryReference,
  type OlderSaveRequest,
  type SaveItemRequest,
} from '../../../shared/features/library/library.schema.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type LibraryBulkRepository } from './items/library-bulk.repository.ts'
import { type LibraryCountsRepository } from './search/library-counts.repository.ts'
import { type LibraryIndexer } from './search/library-fts.repository.ts'
import { readCursor, writeCursor } from './search/library-cursor.service.ts'
import { createLibraryFiles } from './library-files.service.ts'
import { type JoinVideo, type VideoJoin } from './videos/video-join.service.ts'
import { type ItemFingerprintsRepository } from './items/item-fingerprints.repository.ts'
import { type LibraryPageRepository } from './search/library-page.repository.ts'
import { toItem } from './items/library-row.repository.ts'
import { type Position } from './search/library-scan.repository.ts'
import { type ItemsJsonRepository } from './items/items-json.repository.ts'
import { type LibraryRepository } from './items/library.repository.ts'

/** Dependencies for saving items, also inside of another feature's transaction. */
interface SaveDependencies {
  repository: LibraryRepository
  clock: Clock
  random: Random
}

/** What the library needs of recordings. */
export interface Recordings {
  /** Deletes an item together with its recording. Returns false, and deletes nothing, where it has none. */
  removeWithItem(userId: string, itemId: string): Promise<boolean>
}

/** What the library needs of other features. */
export interface OtherFeatures {
  planned(userId: string): Promise<number>
  voice(userId: string): Promise<number>
  /** Tags and metadata of the result with which a conversation began; undefined for another user's conversation. */
  findOrigin(userId: string, conversationId: string): Promise<Pick<SaveItemRequest, 'tags' | 'metadata'> | undefined>
}

type SavedItem = Omit<SaveItemRequest, 'tags' | 'videoId'> & { tags: string[] }

const DAY_MS = 24 * 60 * 60_000

/** Returns the function that saves a result. Saving the same content of the same original returns the existing item. */
export function createSaveItem({ repository, clock, random }: SaveDependencies) {
  return async function save(
    userId: string,
    { title, content, type, originalId, tags, folder, metadata }: SavedItem,
    join?: VideoJoin,
  ): Promise<LibraryItem> {
    const contentHash = hashContent(content)
    const item: LibraryItem = {
      id: random.id(),
      title,
      type,
      content,
      tags,
      isFavorite: false,
      folder: folder ?? null,
      originalId: originalId ?? null,
      metadata: metadata ?? null,
      ...(join && { videoId: join.videoId }),
      createdAt: clock.now().toISOString(),
    }
    if (await repository.insert(userId, item, contentHash, join)) return item
    return (await repository.findSame(userId, type, originalId ?? '', contentHash)) ?? item
  }
}

export type LibraryService = ReturnType<typeof createLibraryService>

/** The items of a user's library. Source: docs/product-rules.md#library. */
export function createLibraryService(
  deps: SaveDependencies & {
    pages: LibraryPageRepository
    texts: ItemsJsonRepository
    bulk: LibraryBulkRepository
    counters: LibraryCountsRepository
    indexer: LibraryIndexer
    fingerprints: ItemFingerprintsRepository
    elsewhere: OtherFeatures
    recordings: Recordings
    joinVideo: JoinVideo
    /** Reports an error that the caller does not see. */
    report(error: unknown): void
  },
) {
  const { repository, pages, texts, bulk, counters, indexer, elsewhere, recordings, joinVideo, clock, report } = deps
  const keep = createSaveItem(deps)

  /** Saves a result, with its video if given. Throws NOT_FOUND where the video does not exist. */
  async function save(userId: string, { videoId, ...item }: SavedItem & { videoId?: string | undefined }) {
    const { type, originalId, metadata } = item
    if (videoId === undefined) return keep(userId, item)
    return keep(userId, item, await joinVideo(userId, { videoId, type, originalId, platform: metadata?.['platform'] }))
  }

  const formatCursor = (userId: string, next: Position | undefined) => (next ? writeCursor(userId, next) : null)
  const parseCursor = (userId: string, cursor: string | undefined) => (cursor ? readCursor(userId, cursor) : undefined)

  return {
    ...createLibraryFiles(deps),
    save,

    /** The older form of `save`, with the conversation as the original. */
    async saveOlder(userId: string, { contentType, conversationId, ...item }: OlderSaveRequest) {
      const origin = conversationId === undefined ? undefined : await elsewhere.findOrigin(userId, conversationId)
      return save(userId, { ...item, type: contentType, originalId: conversationId, tags: [], ...origin })
    },

    /** A page of items, newest first, or of those in one folder. */
    async some(userId: string, { folder, limit, cursor }: LibraryRequest): Promise<LibraryItem[]> {
      const { rows } = await pages.findPage(
        userId,
        { folder },
        limit ?? LIBRARY_PAGE.default,
        parseCursor(userId, cursor),
      )
      return rows.map(toItem)
    },

    /** The page of `some` as JSON. */
    async pageText(userId: string, { folder, limit, cursor }: LibraryRequest) {
      const after = parseCursor(userId, cursor)
      const { text, next } = await texts.findText(userId, folder, limit ?? LIBRARY_PAGE.default, after)
      return { text, nextCursor: formatCursor(userId, next) }
    },

    /** A page of the items that match the filter, newest first. Throws BAD_REQUEST for another list's cursor. */
    async page(userId: string, { limit, cursor, ...filter }: LibraryPageRequest): Promise<LibraryPage> {
      const { rows, next } = await pages.findPage(userId, filter, limit, parseCursor(userId, cursor))
      return { items: rows.map(toItem), nextCursor: formatCursor(userId, next) }
    },

    /**
     * The fields that a bulk action changes, of the items that match the filter, in pages. Throws BAD_REQUEST as `page` does.
     */
    async matches(userId: string, { cursor, ...filter }: LibraryMatchesRequest): Promise<LibraryMatches> {
      const { matches, next } = await pages.findMatches(
        userId,
        filter,
        LIBRARY_PAGE.matches,
        parseCursor(userId, cursor),
      )
      return { items: matches, nextCursor: formatCursor(userId, next) }
    },

    /**
     * Counts items. `types` has the number of each type among those that match the filter; with a search at most 1,000 of each.
     */
    async counts(userId: string, { type: _type, ...filter }: LibraryFilter): Promise<LibraryCounts> {
      const all = await counters.byType(userId)
      const narrowed = filter.search || filter.favorites || filter.folder !== undefined
      return {
        total: Object.values(all).reduce((sum, count) => sum + count, 0),
        favorites: await counters.favorites(userId),
        planned: await elsewhere.planned(userId),
        voice: await elsewhere.voice(userId),
        types: narrowed ? await counters.byTypeFiltered(userId, filter) : all,
        folders: await counters.folders(userId),
      }
    },

    /** An item. Throws NOT_FOUND where it does not exist or is another user's. */
    get: async (userId: string, id: string): Promise<LibraryItem> => (await repository.find(userId, id)) ?? refuse(),

    /**
     * Changes the given fields. The content of a caption stays JSON. Throws NOT_FOUND, and CONFLICT with field
     * `content` where the user has another item with this content of the same original.
     */
    async update(userId: string, { id, content: written, ...changes }: UpdateItemRequest): Promise<LibraryItem> {
      const { content: before } = (await repository.find(userId, id)) ?? refuse()
      const content = written === undefined ? undefined : editedContent(before, written)
      const contentHash = content === undefined ? undefined : hashContent(content)
      const item = await repository.update(userId, id, { ...changes, content, contentHash }, clock.now())
      if (item === 'same') {
        throw new AppError('CONFLICT', 'Your library has this text already, saved from the same result.', {
          field: 'content',
        })
      }
      return item ?? refuse()
    },

    /** Inverts whether an item is a favorite. Throws NOT_FOUND where it does not exist or is another user's. */
    toggleFavorite: async (userId: string, id: string): Promise<LibraryItem> =>
      (await repository.toggleFavorite(userId, id)) ?? refuse(),

    /**
     * Changes several items. Skips unknown ids and ids of other users. An error after a partial change contains the
     * number of changed items.
     */
    async bulk(userId: string, request: BulkRequest): Promise<BulkResult> {
      let [passed, changed] = [0, 0]
      try {
        for await (const step of bulk.steps(userId, request, clock.now())) {
          passed += step.passed
          changed += step.changed
        }
      } catch (error) {
        if (changed === 0) throw error
        report(error)
      }
      return { changed, left: request.ids.length - passed }
    },

    /**
     * Permanently deletes an item, and its recording if requested. Throws NOT_FOUND where it does not exist or is
     * another user's.
     */
    async remove(userId: string, { id, alsoRecording }: LibraryReference): Promise<void> {
      if (alsoRecording && (await recordings.removeWithItem(userId, id))) return
      if (!(await repository.delete(userId, id, clock.now()))) refuse()
    },

    /** Permanently deletes items that have been in the trash for 30 days. */
    async sweep(): Promise<void> {
      const now = clock.now()
      const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS)
      while ((await bulk.purge(before, now)) > 0) await setImmediate()
    },

    /** Indexes new texts for the search, in steps, until all are indexed or `signal` fires. */
    async index(signal: AbortSignal): Promise<void> {
      while (!signal.aborted && (await indexer.indexSome())) await setImmediate()
    },
  }
}

const hashContent = (content: string): string => createHash('sha256').update(content).digest('hex')

function refuse(): never {
  throw new AppError('NOT_FOUND', 'There is no such item.')
}
