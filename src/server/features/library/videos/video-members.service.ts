import { AppError } from '../../../../shared/errors.ts'
import { type LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { type MadeFrom, findSource } from '../../../../shared/features/videos/videos.rules.ts'
import { type AddToVideoRequest } from '../../../../shared/features/videos/videos.schema.ts'
import { type Clock } from '../../../runtime/clock.ts'
import { readScriptPiece, buildSource } from './current-pieces.service.ts'
import { type VideoItemsRepository } from './video-items.repository.ts'
import { type VideoReader } from './video-reader.service.ts'

/**
 * Returns a function that adds items of the library to a video, with its current pieces as their source, or removes them from
 * theirs with null. It throws NOT_FOUND, and changes nothing, where the video or an item does not exist or is another user's.
 */
export function createVideoMembers(deps: {
  library: { findKept(userId: string, ids: readonly string[]): Promise<(LibraryItem & { deletedAt?: string })[]> }
  items: Pick<VideoItemsRepository, 'add' | 'takeOut'>
  reader: Pick<VideoReader, 'read'>
  clock: Clock
}) {
  const { library, items, reader, clock } = deps
  return async (userId: string, { id, libraryItemIds }: AddToVideoRequest): Promise<void> => {
    const ids = [...new Set(libraryItemIds)]
    const found = (await library.findKept(userId, ids)).filter(({ deletedAt }) => deletedAt === undefined)
    if (found.length < ids.length) throw new AppError('NOT_FOUND', 'There is no such item.')
    const at = clock.now().toISOString()
    if (id === null) return items.takeOut(userId, ids, at)
    const { current } = await reader.read(userId, id)
    const newest = found.toSorted((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1))
    const [hook, script] = [newest.find(({ type }) => type === 'hook'), newest.find(({ type }) => type === 'script')]
    const { standing } = current
    const sources = {
      hook: hook ? buildSource('hook', id, hook.content) : standing.hook,
      script: script ? { ...toStanding(script), madeFrom: null } : standing.script,
    }
    const madeFrom = ({ type }: LibraryItem): MadeFrom | null => {
      if (type === 'hook') return null
      return findSource(type === 'tts' ? 'voice' : type, sources)
    }
    // The newest comes last, so that its hook becomes the video's.
    const added = newest.toReversed().map((item) => ({ ...item, madeFrom: madeFrom(item) }))
    return items.add(userId, id, added, at)
  }
}

const placeOf = ({ createdAt, id }: LibraryItem): string => `${createdAt} ${id}`

function toStanding({ id, content }: LibraryItem) {
  const { script, words, seconds, slots } = readScriptPiece({ content, isKept: true })
  return { source: buildSource('script', id, script), words, seconds, gaps: slots.length }
}
