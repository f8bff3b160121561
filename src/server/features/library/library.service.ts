import { createHash } from 'node:crypto'
import { AppError } from '../../../shared/errors.ts'
import {
  type LibraryItem,
  type LibraryReference,
  type OlderSaveRequest,
  type SaveItemRequest,
} from '../../../shared/features/library/library.schema.ts'
import { type Chance } from '../../chance.ts'
import { type Clock } from '../../clock.ts'
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

/** Returns the way to keep a result. The same content of the same original answers the item that is there. */
export function createLibraryKeeper({ repository, clock, chance }: KeeperDependencies) {
  return async function save(
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
}

/** What a user keeps. Source: spec sections 3 and 7, decisions 7. */
export function createLibraryService(deps: KeeperDependencies & { recordings: Recordings }) {
  const { repository, recordings } = deps
  const save = createLibraryKeeper(deps)

  return {
    save,

    /** The older way to save; the conversation is the original. */
    saveOlder: (userId: string, { contentType, title, content, conversationId }: OlderSaveRequest) =>
      save(userId, { title, content, type: contentType, originalId: conversationId, tags: [] }),

    /** Every item, newest first; of one folder where it is named. */
    list: (userId: string, folder: string | undefined): Promise<LibraryItem[]> => repository.findAll(userId, folder),

    /** Deletes an item for good, its recording too where asked. Throws NOT_FOUND when it is not there or somebody else's. */
    async remove(userId: string, { id, alsoRecording }: LibraryReference): Promise<void> {
      if (alsoRecording && (await recordings.removeWithItem(userId, id))) return
      if (!(await repository.delete(userId, id))) throw new AppError('NOT_FOUND', 'There is no such item.')
    },

    /** Every item of a user. */
    exportOf: (userId: string): Promise<LibraryItem[]> => repository.findAll(userId),
  }
}
