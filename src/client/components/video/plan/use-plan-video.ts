import { HOOK_PLATFORMS } from '../../../../shared/features/hooks/hooks.constants.ts'
import type { PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import { type Failure, readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { weekdayTime } from '../../../lib/time/format-time.ts'
import { useVideoRefresh } from '../use-video.ts'

interface VideoPlan {
  platforms: PlannerPlatform[]
  /** ISO 8601. */
  scheduledDate: string
}

/** Plans a video with one entry for each platform. A toast reports the result. Resolves to null or the failure. */
export function usePlanVideo(id: string, timeZone: string): (plan: VideoPlan) => Promise<Failure | null> {
  const { client } = trpc.useUtils()
  const refresh = useVideoRefresh()
  return async (plan) => {
    dismissFailure()
    try {
      await withSignIn(() => client.library.videos.plan.mutate({ id, ...plan, timeZone }))
    } catch (error) {
      const failure = readFailure(error)
      const atField = failure.field === 'scheduledDate'
      notify({ tone: 'failed', title: 'Failed to plan content', description: failure.message, atField })
      return failure
    }
    const names = HOOK_PLATFORMS.filter((platform) => plan.platforms.includes(platform)).join(', ')
    notify({
      title: 'Content planned successfully!',
      description: `${names}: ${weekdayTime(plan.scheduledDate, timeZone)}`,
    })
    refresh()
    return null
  }
}
