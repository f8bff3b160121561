import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { type Failure, readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'

/** A video that is read. `failure` says why it is not there; one that was deleted is a 404. */
export interface VideoQuery {
  video: VideoDetail | undefined
  failure: Failure | null
  retry(): void
}

/** The video of an id with its pieces; nothing is asked for without an id. */
export function useVideo(id: string | undefined): VideoQuery {
  const { data, error, refetch } = trpc.library.videos.get.useQuery({ id: id ?? '' }, { enabled: id !== undefined })
  const failure = error && readFailure(error)
  return {
    video: id === undefined || failure?.status === 404 ? undefined : data,
    failure: failure && (!data || failure.status === 404) ? failure : null,
    retry: () => void refetch(),
  }
}

/** Loads everything that shows videos again: pieces, progress, lists, and the items that belong to them. */
export function useVideoRefresh(): () => void {
  const utils = trpc.useUtils()
  return () => {
    void utils.library.invalidate()
    void utils.voiceLibrary.invalidate()
    void utils.planner.invalidate()
  }
}
