import { AppError } from '../../../../shared/errors.ts'
import { type PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { type CurrentPieces, findCurrent } from './current-pieces.service.ts'
import { type VideoPiecesRepository } from './video-pieces.repository.ts'
import { type StoredVideo, type VideosRepository } from './videos.repository.ts'

export type VideoReader = ReturnType<typeof createVideoReader>

/** Reads videos together with the pieces that stand in them. */
export function createVideoReader(deps: {
  repository: Pick<VideosRepository, 'find'>
  pieces: Pick<VideoPiecesRepository, 'find'>
  /** For each of these videos its next entry that is not completed, else its last. */
  nextEntries(userId: string, videoIds: readonly string[]): Promise<Map<string, PlannerEntry>>
}) {
  const { repository, pieces, nextEntries } = deps

  /** Throws NOT_FOUND when it is not there or somebody else's. */
  async function find(userId: string, id: string): Promise<StoredVideo> {
    return (await repository.find(userId, id)) ?? refuseVideo()
  }

  /** The pieces of each of these videos, by statements whose number does not depend on how many they are. */
  async function piecesOf(userId: string, videos: readonly StoredVideo[]): Promise<CurrentPieces[]> {
    const ids = videos.map(({ id }) => id)
    const [rows, entries] = [await pieces.find(userId, ids), await nextEntries(userId, ids)]
    return videos.map((video) => findCurrent(video, rows, entries.get(video.id) ?? null))
  }

  return {
    find,
    piecesOf,

    /** A video and what stands in it. Throws NOT_FOUND. */
    async read(userId: string, id: string): Promise<{ video: StoredVideo; current: CurrentPieces }> {
      const video = await find(userId, id)
      const [current] = await piecesOf(userId, [video])
      return current ? { video, current } : refuseVideo()
    },
  }
}

/** Throws that there is no such video. */
export function refuseVideo(): never {
  throw new AppError('NOT_FOUND', 'There is no such video.')
}
