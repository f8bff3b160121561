import { type ReactNode, useEffect } from 'react'
import type { PlannerView } from '../../../shared/features/planner/planner.constants.ts'
import { PageHead } from '../../components/page/page-head.tsx'
import { PageMain } from '../../components/page/page-main.tsx'
import { PagePending } from '../../components/page/page-pending.tsx'
import { VideoRail } from '../../components/video/video-rail.tsx'
import { type Failure } from '../../lib/api/failure.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import styles from './sheet-frame.module.css'

interface SheetFrameProps {
  what: 'video' | 'item'
  /** The previous view of the plan. */
  view: PlannerView | undefined
  /** Whether it was opened from another page. The focus then starts at its title. */
  isArrival: boolean
  /** False while it loads. */
  title: ReactNode
  /** The video of the rail. Undefined for an item without a video. */
  videoId?: string
  failure: Failure | null
  onRetry(): void
  children: ReactNode
}

/** The page around a sheet: link back to the plan, title and rail. It also shows a failure to load. */
export function SheetFrame({ what, view, isArrival, title, videoId, failure, onRetry, children }: SheetFrameProps) {
  const plan = { to: '/library', search: { tab: 'planner', view } } as const
  const isReady = failure !== null || Boolean(title)
  useEffect(() => {
    if (isReady && isArrival && document.activeElement === document.body) focusHeading()
  }, [isReady, isArrival])

  if (failure) {
    return (
      <PageMain className={`hl-wrap ${styles.failed}`}>
        {failure.status === 404 ? (
          <>
            <h1 tabIndex={-1}>{what === 'video' ? 'Video not found' : 'Item not found'}</h1>
            <p className="hl-text-2">It may have been deleted, or it belongs to another account.</p>
            <ButtonLink {...plan} variant="default">
              Back to the plan
            </ButtonLink>
          </>
        ) : (
          <ErrorState heading="h1" title={`This ${what} did not load`} {...failure} onRetry={onRetry} />
        )}
      </PageMain>
    )
  }
  if (!title) return <PagePending />
  return (
    <PageMain className="hl-wrap">
      <PageHead back="Back to the plan" backTo={plan} title={title} withRule={videoId === undefined} />
      {videoId !== undefined && <VideoRail videoId={videoId} />}
      {children}
    </PageMain>
  )
}

function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}
