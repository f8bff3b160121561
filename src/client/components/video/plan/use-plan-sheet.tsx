import { type ReactNode, Suspense, useState } from 'react'
import type { Video } from '../../../../shared/features/videos/videos.schema.ts'
import { lazyComponent } from '../../../lib/browser/lazy-component.ts'

const PlanSheet = lazyComponent(() => import('./plan-sheet.tsx').then((module) => module.PlanSheet))

/**
 * Returns the sheet that plans a video and the function that opens it. `sheet` can be rendered anywhere. Without a video it stays
 * closed. Its code is loaded when it first opens.
 */
export function usePlanSheet(video: Video | undefined): { openPlan(): void; sheet: ReactNode } {
  const [state, setState] = useState({ open: false, wanted: false })
  return {
    openPlan: () => setState({ open: true, wanted: true }),
    sheet: state.wanted && video && (
      <Suspense>
        <PlanSheet
          key={video.id}
          video={video}
          open={state.open}
          onClose={() => setState({ open: false, wanted: true })}
        />
      </Suspense>
    ),
  }
}
