import { AppError } from '../../../../shared/errors.ts'
import { type PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { type Standing } from '../../../../shared/features/videos/videos.rules.ts'
import { type CurrentPieces, findCurrent, findStanding } from './current-pieces.service.ts'
import { type PieceRows, type VideoPiecesRepository } from './pieces/video-pieces.repository.ts'
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

  return {
    find,

    /** What stands in each of these videos, by statements whose number does not depend on how many they are. */
    async findStanding(userId: string, videos: readonly StoredVideo[]): Promise<Standing[]> {
      const ids = videos.map(({ id }) => id)
      const [rows, entries] = [await pieces.find(userId, ids, 'progress'), await nextEntries(userId, ids)]
      const rowsOf = byVideo(rows)
      return videos.map((video) => findStanding(video, rowsOf(video.id), entries.get(video.id) ?? null).standing)
    },

    /** A video and what stands in it. Throws NOT_FOUND. */
    async read(userId: string, id: string): Promise<{ video: StoredVideo; current: CurrentPieces }> {
      const video = await find(userId, id)
      const [rows, entries] = [await pieces.find(userId, [id], 'all'), await nextEntries(userId, [id])]
      return { video, current: findCurrent(video, rows, entries.get(id) ?? null) }
    },
  }
}

/** Throws that there is no such video. */
export function refuseVideo(): never {
  throw new AppError('NOT_FOUND', 'There is no such video.')
}

/** The rows of each video by its id, in their order. */
function byVideo({ kept, written, recorded, spoken }: PieceRows): (videoId: string) => PieceRows {
  const group = <Row extends { videoId: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ videoId }) => videoId)
  const groups = { kept: group(kept), written: group(written), recorded: group(recorded), spoken: group(spoken) }
  return (id) => ({
    kept: groups.kept.get(id) ?? [],
    written: groups.written.get(id) ?? [],
    recorded: groups.recorded.get(id) ?? [],
    spoken: groups.spoken.get(id) ?? [],
  })
}
