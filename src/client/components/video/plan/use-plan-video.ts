import { useQuery } from '@tanstack/react-query'
import { PLANNER_PLATFORMS, type PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import type { NextSlot } from '../../../../shared/features/videos/videos.schema.ts'
import { type Failure, readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { weekdayTime } from '../../../lib/time/format-time.ts'

interface VideoPlan {
  platforms: readonly PlannerPlatform[]
  /** ISO 8601. */
  scheduledDate: string
}

interface VideoCalls {
  library: {
    videos: {
      plan: { mutate(request: VideoPlan & { id: string; timeZone: string }): Promise<unknown> }
      nextSlot: { query(request: { timeZone: string }): Promise<NextSlot> }
    }
  }
}

/** The user's next free slot; undefined while it loads, and where it does not. */
export function useNextSlot(timeZone: string): { slot: NextSlot | undefined; isPending: boolean } {
  const { client } = trpc.useUtils()
  const { library } = client as unknown as VideoCalls
  const { data, isPending } = useQuery({
    queryKey: ['next-slot', timeZone],
    queryFn: () => library.videos.nextSlot.query({ timeZone }),
    staleTime: 0,
  })
  return { slot: data, isPending }
}

/** Plans a video, an entry for each platform. The result is reported in a toast; resolves to null or the failure. */
export function usePlanVideo(id: string, timeZone: string): (plan: VideoPlan) => Promise<Failure | null> {
  const utils = trpc.useUtils()
  return async (plan) => {
    dismissFailure()
    try {
      const { library } = utils.client as unknown as VideoCalls
      await withSignIn(() => library.videos.plan.mutate({ id, ...plan, timeZone }))
    } catch (error) {
      const failure = readFailure(error)
      const atField = failure.field === 'scheduledDate'
      notify({ tone: 'failed', title: 'Failed to plan content', description: failure.message, atField })
      return failure
    }
    const names = PLANNER_PLATFORMS.filter((platform) => plan.platforms.includes(platform)).join(', ')
    notify({
      title: 'Content planned successfully!',
      description: `${names}: ${weekdayTime(plan.scheduledDate, timeZone)}`,
    })
    void utils.planner.invalidate()
    void utils.library.invalidate()
    return null
  }
}
