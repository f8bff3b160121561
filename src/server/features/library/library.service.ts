import { createHash } from 'node:crypto'
import { AppError } from '../../../shared/errors.ts'
import {
  type BulkRequest,
  type LibraryCounts,
  type LibraryFilter,
  type LibraryItem,
  type LibraryPage,
  type LibraryPageRequest,
  type UpdateItemRequest,
  type OlderSaveRequest,
  type SaveItemRequest,
} from '../../../shared/features/library/library.schema.ts'
import { type Chance } from '../../chance.ts'
import { type Clock } from '../../clock.ts'
import { type LibraryRepository } from './library.repository.ts'

/** What a user keeps. Source: spec sections 3 and 7, decisions 7. */
export function createLibraryService(deps: { repository: LibraryRepository; clock: Clock; chance: Chance }) {
  const { repository, clock, chance } = deps

  /** Keeps a result. The same content of the same original answers the item that is there. */
  async function save(
    userId: string,
    { title, content, type, originalId, tags, folder, metadata }: Omit<SaveItemRequest, 'tags'> & { tags: string[] },
  ): Promise<LibraryItem> {
    const contentHash = createHash('sha256').update(content).digest('hex')
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

  return {
    save,

    /** The older way to save; the conversation is the original. */
    saveOlder: (userId: string, { contentType, title, content, conversationId }: OlderSaveRequest) =>
      save(userId, { title, content, type: contentType, originalId: conversationId, tags: [] }),

    /** Every item, newest first; of one folder where it is named. */
    list: (userId: string, folder: string | undefined): Promise<LibraryItem[]> => repository.findAll(userId, folder),

    /** Deletes an item for good. Throws NOT_FOUND when it is not there or somebody else's. */
    async remove(userId: string, id: string): Promise<void> {
      if (!(await repository.delete(userId, id))) throw new AppError('NOT_FOUND', 'There is no such item.')
    },

    async page(_userId: string, _request: LibraryPageRequest): Promise<LibraryPage> {
      throw new AppError('NOT_IMPLEMENTED', 'not yet')
    },
    async counts(_userId: string, _filter: LibraryFilter): Promise<LibraryCounts> {
      throw new AppError('NOT_IMPLEMENTED', 'not yet')
    },
    async favorites(_userId: string): Promise<LibraryItem[]> {
      throw new AppError('NOT_IMPLEMENTED', 'not yet')
    },
    async get(_userId: string, _id: string): Promise<LibraryItem> {
      throw new AppError('NOT_IMPLEMENTED', 'not yet')
    },
    async update(_userId: string, _request: UpdateItemRequest): Promise<LibraryItem> {
      throw new AppError('NOT_IMPLEMENTED', 'not yet')
    },
    async toggleFavorite(_userId: string, _id: string): Promise<LibraryItem> {
      throw new AppError('NOT_IMPLEMENTED', 'not yet')
    },
    async bulk(_userId: string, _request: BulkRequest): Promise<{ changed: number }> {
      throw new AppError('NOT_IMPLEMENTED', 'not yet')
    },

    /** Every item of a user. */
    exportOf: (userId: string): Promise<LibraryItem[]> => repository.findAll(userId),
  }
}
