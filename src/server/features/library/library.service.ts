import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { AppError } from '../../../shared/errors.ts'
import { type ExportFormat, LIBRARY_PAGE, TRASH_DAYS } from '../../../shared/features/library/library.constants.ts'
import { editedContent, itemOnWire } from '../../../shared/features/library/library.rules.ts'
import {
  type BulkRequest,
  type ChosenExportRequest,
  type LibraryCounts,
  type LibraryExportRequest,
  type LibraryFilter,
  type LibraryItem,
  type LibraryItemOnWire,
  type LibraryPage,
  type LibraryPageRequest,
  type LibraryRequest,
  type UpdateItemRequest,
  type LibraryReference,
  type OlderSaveRequest,
  type SaveItemRequest,
} from '../../../shared/features/library/library.schema.ts'
import { dayOf } from '../../../shared/features/planner/planner.rules.ts'
import { type Chance } from '../../chance.ts'
import { type Clock } from '../../clock.ts'
import { libraryCsv } from '../../exchange/library-csv.ts'
import { libraryJson } from '../../exchange/library-json.ts'
import { libraryText } from '../../exchange/library-text.ts'
import { type LibraryBulkRepository } from './library-bulk.repository.ts'
import { type LibraryCountsRepository } from './library-counts.repository.ts'
import { readCursor, writeCursor } from './library-cursor.service.ts'
import { type LibraryLinesRepository } from './library-lines.repository.ts'
import { type LibraryPageRepository } from './library-page.repository.ts'
import { type LibraryRow, toItem } from './library-row.repository.ts'
import { type ItemFilter, type Position } from './library-scan.repository.ts'
import { type LibraryTextRepository } from './library-text.repository.ts'
import { type LibraryRepository } from './library.repository.ts'

/** What keeps items: of a feature, or inside of another one's transaction with a repository of that. */
interface KeeperDependencies {
  repository: LibraryRepository
  clock: Clock
  chance: Chance
}

/** What this feature needs to know of recordings. */
export interface Recordings {
  /** Deletes an item together with the recording that it was saved with; false, and nothing is deleted, without one. */
  removeWithItem(userId: string, itemId: string): Promise<boolean>
}

/** What this feature needs to know of others. */
export interface KeptElsewhere {
  planned(userId: string): Promise<number>
  voice(userId: string): Promise<number>
  /** What a conversation knows of the result that it began with; undefined when it is not there or somebody else's. */
  originOf(userId: string, conversationId: string): Promise<Pick<SaveItemRequest, 'tags' | 'metadata'> | undefined>
}

/** Items that are read at once where all of them are, fewer of long ones. */
const READ_AT_ONCE = 250
/** Items of any length that are read at once. */
const FULL_AT_ONCE = 10
/** What an answer that is one value holds at most, in characters of contents; a longer one is sent as it is read. */
const MOST_IN_ONE = 8 * 1024 * 1024
const EXPORT_WRITERS = { txt: libraryText, csv: libraryCsv, json: libraryJson } as const
const DAY_MS = 24 * 60 * 60_000

/** Returns the way to keep a result. The same content of the same original answers the item that is there. */
export function createLibraryKeeper({ repository, clock, chance }: KeeperDependencies) {
  return async function save(
    userId: string,
    { title, content, type, originalId, tags, folder, metadata }: Omit<SaveItemRequest, 'tags'> & { tags: string[] },
  ): Promise<LibraryItem> {
    const contentHash = hashOf(content)
    const item: LibraryItem = {
      id: chance.id(),
      title,
      type,
      content,
      tags,
      isFavorite: false,
      folder: folder ?? null,
      originalId: originalId ?? null,
      metadata: metadata ?? null,
      createdAt: clock.now().toISOString(),
    }
    if (await repository.insert(userId, item, contentHash)) return item
    return (await repository.findSame(userId, type, originalId ?? '', contentHash)) ?? item
  }
}

export type LibraryService = ReturnType<typeof createLibraryService>

/** What a user keeps. Source: spec sections 3 and 7, decisions 7. */
export function createLibraryService(
  deps: KeeperDependencies & {
    pages: LibraryPageRepository
    texts: LibraryTextRepository
    bulk: LibraryBulkRepository
    counters: LibraryCountsRepository
    lines: LibraryLinesRepository
    elsewhere: KeptElsewhere
    recordings: Recordings
  },
) {
  const { repository, pages, texts, bulk, counters, lines, elsewhere, recordings, clock } = deps
  const save = createLibraryKeeper(deps)

  const nextOf = (userId: string, next: Position | undefined) => (next ? writeCursor(userId, next) : null)
  const afterOf = (userId: string, cursor: string | undefined) => (cursor ? readCursor(userId, cursor) : undefined)

  /** All rows that the filter lets through, newest first, some at a time; between them others get their turn. */
  async function* rowsOf(userId: string, filter: ItemFilter): AsyncGenerator<LibraryRow[], void> {
    for (let after: Position | undefined; ; await setImmediate()) {
      const { rows, next } = await pages.findPage(userId, filter, READ_AT_ONCE, after)
      if (rows.length > 0) yield rows
      if (!next) return
      after = next
    }
  }

  async function* each(userId: string, filter: ItemFilter): AsyncGenerator<LibraryItem, void> {
    for await (const rows of rowsOf(userId, filter)) for (const row of rows) yield toItem(row)
  }

  async function* these(userId: string, ids: string[]): AsyncGenerator<LibraryItem, void> {
    for await (const rows of pages.findThese(userId, ids)) for (const row of rows) yield toItem(row)
  }

  const fileOf = (format: ExportFormat, timeZone = 'UTC', items: AsyncIterable<LibraryItem>) => ({
    filename: `hookline-library-${dayOf(clock.now(), timeZone)}.${format}`,
    text: EXPORT_WRITERS[format](items, timeZone),
  })

  return {
    save,

    /** The older way to save; the conversation is the original. */
    async saveOlder(userId: string, { contentType, title, content, conversationId }: OlderSaveRequest) {
      const origin = conversationId === undefined ? undefined : await elsewhere.originOf(userId, conversationId)
      return save(userId, { title, content, type: contentType, originalId: conversationId, tags: [], ...origin })
    },

    /** Every item, newest first; of one folder where it is named. */
    list: (userId: string, folder: string | undefined): Promise<LibraryItem[]> => repository.findAll(userId, folder),

    /** Every item, newest first, to be read one after the other. */
    all: (userId: string): AsyncIterable<LibraryItem> => each(userId, {}),

    /** A page of items, newest first, of one folder where it is named. */
    async some(userId: string, { folder, limit, cursor }: LibraryRequest): Promise<LibraryItem[]> {
      const { rows } = await pages.findPage(userId, { folder }, limit ?? LIBRARY_PAGE.default, afterOf(userId, cursor))
      return rows.map(toItem)
    },

    /** The same page as `some` gives, as JSON. */
    async pageText(userId: string, { folder, limit, cursor }: LibraryRequest) {
      const after = afterOf(userId, cursor)
      const { text, next } = await texts.findText(userId, folder, limit ?? LIBRARY_PAGE.default, after)
      return { text, nextCursor: nextOf(userId, next) }
    },

    /** Every item, newest first, of one folder where it is named, as JSON that is read as it is sent. */
    async *wholeText(userId: string, { folder }: LibraryRequest): AsyncGenerator<Buffer | string, void> {
      let page = await texts.findText(userId, folder, READ_AT_ONCE, undefined)
      yield '['
      yield withoutBrackets(page.text)
      for (let after = page.next; after; after = page.next) {
        await setImmediate()
        page = await texts.findText(userId, folder, READ_AT_ONCE, after)
        const items = withoutBrackets(page.text)
        if (items.length > 0) yield ','
        yield items
      }
      yield ']'
    },

    /** A file of all items that the filter lets through, to be read as it is sent. */
    exportFile: (userId: string, { format, timeZone, ...filter }: LibraryExportRequest) =>
      fileOf(format, timeZone, each(userId, filter)),

    /** A file of these items; ids that are not there or somebody else's are left out. */
    exportChosen: (userId: string, { format, timeZone, ids }: ChosenExportRequest) =>
      fileOf(format, timeZone, these(userId, ids)),

    /** Items that the filter lets through, newest first, a page of them. Throws BAD_REQUEST for a cursor of another list. */
    async page(userId: string, { limit, cursor, ...filter }: LibraryPageRequest): Promise<LibraryPage> {
      const { rows, next } = await pages.findPage(userId, filter, limit, afterOf(userId, cursor))
      return { items: rows.map(toItem), nextCursor: nextOf(userId, next) }
    },

    /** How many items there are; `types` counts those that the filter lets through, whatever type it names. */
    async counts(userId: string, { type: _type, ...filter }: LibraryFilter): Promise<LibraryCounts> {
      const all = await counters.byType(userId)
      const narrowed = filter.search || filter.favorites || filter.folder !== undefined
      return {
        total: Object.values(all).reduce((sum, count) => sum + count, 0),
        favorites: await counters.favorites(userId),
        planned: await elsewhere.planned(userId),
        voice: await elsewhere.voice(userId),
        types: narrowed ? await counters.byTypeOf(userId, filter) : all,
        folders: await counters.folders(userId),
      }
    },

    /** Every favorite, newest first. Throws PAYLOAD_TOO_LARGE for more than one answer holds. */
    async favorites(userId: string): Promise<LibraryItem[]> {
      const favorites: LibraryItem[] = []
      let characters = 0
      for await (const item of each(userId, { favorites: true })) {
        characters += item.content.length
        if (characters > MOST_IN_ONE) {
          const message = 'These are too many for one answer. GET /api/library/favorites sends them all.'
          throw new AppError('PAYLOAD_TOO_LARGE', message)
        }
        favorites.push(item)
      }
      return favorites
    },

    /** Every favorite, newest first, as JSON that is read as it is sent. */
    async *favoritesText(userId: string): AsyncGenerator<string, void> {
      let separator = '['
      for await (const item of each(userId, { favorites: true })) {
        yield separator + JSON.stringify(itemOnWire(item))
        separator = ','
      }
      yield separator === '[' ? '[]' : ']'
    },

    /** Throws NOT_FOUND when it is not there or somebody else's. */
    get: async (userId: string, id: string): Promise<LibraryItem> => (await repository.find(userId, id)) ?? refuse(),

    /**
     * Changes what is named. What was JSON of a caption stays it. Throws NOT_FOUND, and CONFLICT with field `content` when
     * the user has an item of the same original with this content already.
     */
    async update(userId: string, { id, content: written, ...changes }: UpdateItemRequest): Promise<LibraryItem> {
      const { content: before } = (await repository.find(userId, id)) ?? refuse()
      const content = written === undefined ? undefined : editedContent(before, written)
      const contentHash = content === undefined ? undefined : hashOf(content)
      const item = await repository.update(userId, id, { ...changes, content, contentHash }, clock.now())
      if (item === 'same') {
        throw new AppError('CONFLICT', 'Your library has this text already, saved from the same result.', {
          field: 'content',
        })
      }
      return item ?? refuse()
    },

    /** Throws NOT_FOUND when it is not there or somebody else's. */
    toggleFavorite: async (userId: string, id: string): Promise<LibraryItem> =>
      (await repository.toggleFavorite(userId, id)) ?? refuse(),

    /** Does one thing to several items, all or none; ids that are not there or somebody else's are left out. */
    bulk: async (userId: string, request: BulkRequest): Promise<{ changed: number }> => ({
      changed: await bulk.apply(userId, request, clock.now()),
    }),

    /** Deletes an item for good, its recording too where asked. Throws NOT_FOUND when it is not there or somebody else's. */
    async remove(userId: string, { id, alsoRecording }: LibraryReference): Promise<void> {
      if (alsoRecording && (await recordings.removeWithItem(userId, id))) return
      if (!(await repository.delete(userId, id))) refuse()
    },

    /** Deletes for good what has been in the trash for 30 days. */
    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS)
      while ((await bulk.purge(before)) > 0) await setImmediate()
    },

    /** Every item of a user, newest first, then those in the trash; to be read one after the other. */
    async *exportOf(userId: string): AsyncGenerator<LibraryItemOnWire & { deletedAt?: string }, void> {
      for (const findNext of [lines.findLive, lines.findInTrash]) {
        for (let after: Position | undefined; ;) {
          const page = await findNext(userId, after)
          const ids = page.lines.map(({ id }) => id)
          for (let from = 0; from < ids.length; from += FULL_AT_ONCE) {
            await setImmediate()
            for (const item of await repository.findKept(userId, ids.slice(from, from + FULL_AT_ONCE))) {
              yield itemOnWire(item)
            }
          }
          if (!page.next) break
          after = page.next
        }
      }
    },
  }
}

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex')

/** The items of a list, with commas between them. */
function withoutBrackets(list: Buffer | string): Buffer | string {
  return typeof list === 'string' ? list.slice(1, -1) : list.subarray(1, -1)
}

function refuse(): never {
  throw new AppError('NOT_FOUND', 'There is no such item.')
}
