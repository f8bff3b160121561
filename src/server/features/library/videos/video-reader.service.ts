import { AppError } from '../../../../shared/errors.ts'
import { type PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { MOST_VIDEOS } from '../../../../shared/features/videos/videos.constants.ts'
import { type VideoState } from '../../../../shared/features/videos/videos.rules.ts'
import { type CurrentPieces, findCurrent, findVideoState } from './current-pieces.service.ts'
import { type VideoPiecesRepository } from './pieces/video-pieces.repository.ts'
import { type ProgressPieces, type VideoProgressRepository } from './pieces/video-progress.repository.ts'
import { type StoredVideo, type VideosRepository } from './videos.repository.ts'

const NONE: ProgressPieces = { texts: [], voice: null }

export type VideoReader = ReturnType<typeof createVideoReader>

/** Reads videos together with their current pieces. */
export function createVideoReader(deps: {
  repository: Pick<VideosRepository, 'find'>
  pieces: Pick<VideoPiecesRepository, 'find'>
  progress: Pick<VideoProgressRepository, 'find'>
  /** For each of these videos its next entry that is not completed, otherwise its last. */
  nextEntries(userId: string, videoIds: readonly string[]): Promise<Map<string, PlannerEntry>>
}) {
  const { repository, pieces, progress, nextEntries } = deps

  /** Throws NOT_FOUND where it does not exist or is another user's. */
  async function find(userId: string, id: string): Promise<StoredVideo> {
    return (await repository.find(userId, id)) ?? refuseVideo()
  }

  return {
    find,

    /** The current pieces of each of these videos, by a fixed number of statements. */
    async findVideoState(userId: string, videos: readonly StoredVideo[]): Promise<VideoState[]> {
      const ids = videos.map(({ id }) => id)
      const [found, entries] = [await progress.find(userId, ids), await nextEntries(userId, ids)]
      return videos.map(
        (video) => findVideoState(video, found.get(video.id) ?? NONE, entries.get(video.id) ?? null).standing,
      )
    },

    /** A video with its current pieces. Throws NOT_FOUND. */
    async read(userId: string, id: string): Promise<{ video: StoredVideo; current: CurrentPieces }> {
      const video = await find(userId, id)
      const [rows, entries] = [await pieces.find(userId, [id]), await nextEntries(userId, [id])]
      return { video, current: findCurrent(video, rows, entries.get(id) ?? null) }
    },
  }
}

/** Throws FORBIDDEN where an account has too many videos. */
export function refuseMore(): never {
  const most = MOST_VIDEOS.toLocaleString('en-US')
  throw new AppError('FORBIDDEN', `You can have ${most} videos. Delete some and try again.`, { reason: 'library_full' })
}

/** Throws NOT_FOUND for a video. */
export function refuseVideo(): never {
  throw new AppError('NOT_FOUND', 'There is no such video.')
}
