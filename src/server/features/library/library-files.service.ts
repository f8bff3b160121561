import { setImmediate } from 'node:timers/promises'
import { AppError } from '../../../shared/errors.ts'
import { type ExportFormat } from '../../../shared/features/library/library.constants.ts'
import { itemOnWire } from '../../../shared/features/library/library.rules.ts'
import {
  type ChosenExportRequest,
  type LibraryExportRequest,
  type LibraryItem,
  type LibraryItemOnWire,
  type LibraryRequest,
} from '../../../shared/features/library/library.schema.ts'
import { formatDay } from '../../../shared/features/planner/planner.rules.ts'
import { type Clock } from '../../runtime/clock.ts'
import { libraryCsv } from '../archive/formats/library-csv.ts'
import { libraryJson } from '../archive/formats/library-json.ts'
import { libraryText } from '../archive/formats/library-text.ts'
import { type ItemFingerprintsRepository } from './items/item-fingerprints.repository.ts'
import { type LibraryPageRepository } from './search/library-page.repository.ts'
import { type SourcedItem, type LibraryRow, toItem, toSourcedItem } from './items/library-row.repository.ts'
import { type ItemFilter, type Position } from './search/library-scan.repository.ts'
import { type ItemsJsonRepository } from './items/items-json.repository.ts'
import { type LibraryRepository } from './items/library.repository.ts'

/** Items read at a time where all are needed; fewer of long ones. */
const READ_AT_ONCE = 250
/** Items of any length read at a time. */
const FULL_AT_ONCE = 10
/** Maximum length of an unstreamed answer, in characters of contents. Longer lists are streamed. */
const MOST_IN_ONE = 8 * 1024 * 1024
const EXPORT_WRITERS = { txt: libraryText, csv: libraryCsv, json: libraryJson } as const

/** Lists of any length, streamed so that at most one page is in memory. */
export function createLibraryFiles(deps: {
  repository: LibraryRepository
  pages: LibraryPageRepository
  texts: ItemsJsonRepository
  fingerprints: ItemFingerprintsRepository
  clock: Clock
}) {
  const { repository, pages, texts, fingerprints, clock } = deps

  /** All rows that match the filter, newest first, in pages, with a yield to the event loop between them. */
  async function* readRows(userId: string, filter: ItemFilter): AsyncGenerator<LibraryRow[], void> {
    for (let after: Position | undefined; ; await setImmediate()) {
      const { rows, next } = await pages.findPage(userId, filter, READ_AT_ONCE, after)
      if (rows.length > 0) yield rows
      if (!next) return
      after = next
    }
  }

  async function* each(userId: string, filter: ItemFilter): AsyncGenerator<LibraryItem, void> {
    for await (const rows of readRows(userId, filter)) for (const row of rows) yield toItem(row)
  }

  async function* these(userId: string, ids: string[]): AsyncGenerator<LibraryItem, void> {
    for await (const rows of pages.findThese(userId, ids)) for (const row of rows) yield toItem(row)
  }

  const buildFile = (format: ExportFormat, timeZone = 'UTC', items: AsyncIterable<LibraryItem>) => ({
    filename: `hookline-library-${formatDay(clock.now(), timeZone)}.${format}`,
    text: EXPORT_WRITERS[format](items, timeZone),
  })

  return {
    /** Yields every item with its source, newest first. */
    async *all(userId: string): AsyncGenerator<SourcedItem, void> {
      for await (const rows of readRows(userId, {})) for (const row of rows) yield toSourcedItem(row)
    },

    /** Every item, newest first, or those of one folder, as streamed JSON. */
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

    /** A streamed file of all items that match the filter. */
    exportFile: (userId: string, { format, timeZone, ...filter }: LibraryExportRequest) =>
      buildFile(format, timeZone, each(userId, filter)),

    /** A streamed file of these items. Unknown ids and ids of other users are left out. */
    exportChosen: (userId: string, { format, timeZone, ids }: ChosenExportRequest) =>
      buildFile(format, timeZone, these(userId, ids)),

    /** Every favorite, newest first. Throws PAYLOAD_TOO_LARGE above 8 million characters. */
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

    /** Every favorite, newest first, as streamed JSON. */
    async *favoritesText(userId: string): AsyncGenerator<string, void> {
      let separator = '['
      for await (const item of each(userId, { favorites: true })) {
        yield separator + JSON.stringify(itemOnWire(item))
        separator = ','
      }
      yield separator === '[' ? '[]' : ']'
    },

    /** Yields every item of a user, newest first, then those in the trash. */
    async *exportData(userId: string): AsyncGenerator<LibraryItemOnWire & { deletedAt?: string }, void> {
      for (const findNext of [fingerprints.findLive, fingerprints.findInTrash]) {
        for (let after: Position | undefined; ;) {
          const page = await findNext(userId, after)
          const ids = page.fingerprints.map(({ id }) => id)
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

/** The items of a JSON list, with commas between them. */
function withoutBrackets(list: Buffer | string): Buffer | string {
  return typeof list === 'string' ? list.slice(1, -1) : list.subarray(1, -1)
}
