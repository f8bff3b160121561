import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { announce } from '../../../lib/feedback/announce.ts'
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

interface VideoGroupsProps {
  /** The text that the videos contain; undefined for all. */
  search: string | undefined
  onClear(): void
}

/** The list of videos with their items, newest first. */
export function VideoGroups({ search, onClear }: VideoGroupsProps) {
  const { videos, isOld, failure, hasMore, isLoading, loadMore, retry } = useVideos({ search })
  const handover = useHandover()
  const count = search === undefined || isOld || !videos ? undefined : countVideos(videos.length, hasMore)
  useEffect(() => {
    if (count !== undefined) announce(count)
  }, [count])
  if (!videos) {
    return failure ? (
      <ErrorState title={FAILED} {...failure} onRetry={retry} />
    ) : (
      <SkeletonBars widths={[60, 45, 70]} tall />
    )
  }
  if (videos.length === 0 && search !== undefined) {
    return (
      <EmptyState title="No videos found" reason={`No video has “${search}” in its hook, topic or saved texts.`}>
        <Button variant="default" onClick={onClear}>
          Clear search
        </Button>
      </EmptyState>
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
    <div aria-busy={isOld}>
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

/** `3 videos`, `50 videos or more`. */
function countVideos(loaded: number, hasMore: boolean): string {
  return `${loaded} ${loaded === 1 ? 'video' : 'videos'}${hasMore ? ' or more' : ''}`
}
