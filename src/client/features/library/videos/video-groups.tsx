import { HandoverDialogs } from '../../../components/video/handover/handover-dialogs.tsx'
import { useHandover } from '../../../components/video/handover/use-handover.ts'
import { StepNames, VideoRow } from '../../../components/video/list/video-row.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../../ui/states/skeleton-bars.tsx'
import { LoadMore } from '../load-more.tsx'
import { useVideos } from './use-videos.ts'
import { VideoPieces } from './video-pieces.tsx'
import styles from './video-groups.module.css'

const FAILED = 'Failed to fetch your videos'

/** The list of videos with their items, newest first. */
export function VideoGroups() {
  const { videos, failure, hasMore, isLoading, loadMore, retry } = useVideos()
  const handover = useHandover()
  if (!videos) {
    return failure ? (
      <ErrorState title={FAILED} {...failure} onRetry={retry} />
    ) : (
      <SkeletonBars widths={[60, 45, 70]} tall />
    )
  }
  if (videos.length === 0) {
    return (
      <EmptyState title="No videos yet" reason="Your first video starts with a topic.">
        <ButtonLink to="/dashboard" variant="default">
          Start a video
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div>
      <StepNames />
      <ol className={styles.list} aria-label="Videos">
        {videos.map((video) => (
          <VideoRow key={video.id} video={video} level={2} handover={handover}>
            <VideoPieces video={video} />
          </VideoRow>
        ))}
      </ol>
      {hasMore && <LoadMore busy={isLoading} failure={failure} failureTitle={FAILED} onLoad={loadMore} />}
      <HandoverDialogs handover={handover} />
    </div>
  )
}
