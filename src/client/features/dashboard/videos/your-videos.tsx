import { VIDEO_PAGE } from '../../../../shared/features/videos/videos.constants.ts'
import { sampleTopic } from '../../../components/samples/niche-topics.ts'
import { HandoverDialogs } from '../../../components/video/handover/handover-dialogs.tsx'
import { useHandover } from '../../../components/video/handover/use-handover.ts'
import { StepNames, VideoRow } from '../../../components/video/list/video-row.tsx'
import { readFailure } from '../../../lib/api/failure.ts'
import { PERSONALIZATION_CACHE } from '../../../lib/api/personalization.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../../ui/states/skeleton-bars.tsx'
import { NextVideo } from './next-video.tsx'
import styles from './your-videos.module.css'

/** The field for the next video, and the newest videos with their next action. */
export function YourVideos() {
  const { data, error, refetch } = trpc.library.videos.list.useQuery({ limit: VIDEO_PAGE.dashboard }, { staleTime: 0 })
  const handover = useHandover()
  const isFirst = data?.items.length === 0
  const { data: answers } = trpc.auth.personalization.useQuery(undefined, {
    ...PERSONALIZATION_CACHE,
    enabled: isFirst,
  })
  const niche = isFirst && answers?.contentNiche
  return (
    <section className={styles.videos} aria-labelledby="your-videos">
      <NextVideo sample={niche ? sampleTopic(niche) : ''} />
      <div className={styles.head}>
        <h2 id="your-videos" className="hl-title">
          Your videos
        </h2>
        {data && !isFirst && (
          <ButtonLink to="/library" search={{ group: 'videos' }} variant="subtle" color="gray" size="sm">
            All videos
          </ButtonLink>
        )}
      </div>
      {isFirst && <p className={`hl-text-2 ${styles.first}`}>Your first video starts with a topic.</p>}
      {!data && error && (
        <ErrorState title="Your videos did not load" {...readFailure(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonBars widths={[60, 45, 70]} tall />}
      {data && !isFirst && (
        <div>
          <StepNames />
          <ol className={styles.list}>
            {data.items.map((video) => (
              <VideoRow key={video.id} video={video} level={3} handover={handover} />
            ))}
          </ol>
        </div>
      )}
      <HandoverDialogs handover={handover} />
    </section>
  )
}
