import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { type Failure, readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'

/** State of a loading video. `failure` says why it could not be loaded; a deleted video has the status 404. */
export interface VideoQuery {
  video: VideoDetail | undefined
  failure: Failure | null
  retry(): void
}

/** Loads a video with its pieces. Does nothing without an id. */
export function useVideo(id: string | undefined): VideoQuery {
  const { data, error, refetch } = trpc.library.videos.get.useQuery({ id: id ?? '' }, { enabled: id !== undefined })
  const failure = error && readFailure(error)
  return {
    video: id === undefined || failure?.status === 404 ? undefined : data,
    failure: failure && (!data || failure.status === 404) ? failure : null,
    retry: () => void refetch(),
  }
}

/** Returns a function that reloads everything that shows videos: pieces, progress, lists and library items. */
export function useVideoRefresh(): () => void {
  const utils = trpc.useUtils()
  return () => {
    void utils.library.invalidate()
    void utils.voiceLibrary.invalidate()
    void utils.planner.invalidate()
  }
}
