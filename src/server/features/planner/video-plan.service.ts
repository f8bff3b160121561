import { PLANNER_LIMITS } from '../../../shared/features/planner/planner.constants.ts'
import { findNextSlot } from '../../../shared/features/planner/next-slot.rules.ts'
import { type PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { type NextSlot } from '../../../shared/features/videos/videos.schema.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type VideoEntriesRepository } from './video-entries.repository.ts'

/** Past and future entries from which the next free slot is computed. */
const TIMES_READ = 500

export type VideoPlan = ReturnType<typeof createVideoPlan>

/** The part of a user's plan that publishes videos. Source: docs/product-rules.md#videos. */
export function createVideoPlan(deps: { repository: VideoEntriesRepository; clock: Clock }) {
  const { repository, clock } = deps

  return {
    /** For each of these videos the next entry that is not completed, otherwise the last, by the id of the video. */
    async nextEntries(userId: string, videoIds: readonly string[]): Promise<Map<string, PlannerEntry>> {
      const entries = await repository.findNext(userId, videoIds)
      return new Map(
        entries.map(({ timeZone: _timeZone, updatedAt: _updatedAt, ...entry }) => [entry.videoId ?? '', entry]),
      )
    },

    /** The entries of a video, the earliest date first. */
    entries: (userId: string, videoId: string): Promise<PlannerEntry[]> =>
      repository.findAll(userId, videoId, PLANNER_LIMITS.page),

    /** Takes every entry of a video out of the plan. */
    removeAll: (userId: string, videoId: string): Promise<void> => repository.deleteAll(userId, videoId),

    /** The user's next free slot, in their time zone. */
    async nextSlot(userId: string, timeZone: string): Promise<NextSlot> {
      const now = clock.now()
      const at = now.toISOString()
      const past = await repository.findTimes(userId, '<', at, TIMES_READ)
      const taken = await repository.findTimes(userId, '>=', at, TIMES_READ)
      return findNextSlot({ past, taken, now, timeZone })
    },
  }
}
