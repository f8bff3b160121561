import { Button } from '@mantine/core'
import { videoTitle } from '../../../components/video/list/video-title.ts'
import { MiniRail } from '../../../components/video/mini-rail.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../../ui/states/skeleton-bars.tsx'
import { LoadMore } from '../load-more.tsx'
import styles from './add-to-video.module.css'
import { useAddToVideo } from './use-add-to-video.ts'
import { useVideos } from './use-videos.ts'

interface AddToVideoProps {
  open: boolean
  /** Ids of the items to assign to a video. */
  ids: readonly string[]
  /** The video that the item is in. */
  current?: string | undefined
  /** False if the caller restores the focus. */
  returnsFocus?: boolean
  onClose(): void
}

const FAILED = 'Your videos did not load'

/** A dialog that assigns items to a video. */
export function AddToVideo({ open, ids, current, returnsFocus = true, onClose }: AddToVideoProps) {
  const { videos, failure, hasMore, isLoading, loadMore, retry } = useVideos({ enabled: open })
  const { busy, add } = useAddToVideo()

  async function pick(video: string | null): Promise<void> {
    if (await add(ids, video)) onClose()
  }

  return (
    <Dialog open={open} title="Add to a video" returnsFocus={returnsFocus} onClose={onClose}>
      {!videos && failure && <ErrorState title={FAILED} {...failure} onRetry={retry} />}
      {!videos && !failure && <SkeletonBars widths={[60, 45, 70]} tall />}
      {videos?.length === 0 && <p className="hl-text-2">You have no videos yet. The first one starts with a topic.</p>}
      {videos && videos.length > 0 && (
        <div className={styles.videos}>
          <ul className={styles.list} aria-label="Videos" aria-busy={busy}>
            {videos.map((video) => (
              <li key={video.id}>
                <button
                  type="button"
                  className={styles.video}
                  aria-pressed={video.id === current}
                  onClick={() => void pick(video.id)}
                >
                  <span {...languageAttributes(videoTitle(video))} className={`${styles.title} hl-break`}>
                    {videoTitle(video)}
                  </span>
                </button>
                <MiniRail video={video} />
              </li>
            ))}
          </ul>
          {hasMore && <LoadMore busy={isLoading} failure={failure} failureTitle={FAILED} onLoad={loadMore} />}
        </div>
      )}
      <DialogActions sticky>
        {current !== undefined && (
          <Button variant="default" size="sm" onClick={() => void pick(null)}>
            Remove from its video
          </Button>
        )}
        <Button variant="subtle" color="gray" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
