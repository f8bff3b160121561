import { calendarStream } from '../features/archive/formats/calendar.ts'
import { type AccountRepository } from '../features/account/account.repository.ts'
import { createUnsubscribe, type UnsubscribeLinks } from '../features/account/unsubscribe.service.ts'
import { createCalendarFeedRepository } from '../features/planner/calendar-feed.repository.ts'
import { createCalendarFeeds } from '../features/planner/calendar-feed.service.ts'
import { createPlanJsonRepository } from '../features/planner/plan-json.repository.ts'
import { createPlannerRepository } from '../features/planner/planner.repository.ts'
import { createPlannerService } from '../features/planner/planner.service.ts'
import { createVideoEntriesRepository } from '../features/planner/video-entries.repository.ts'
import { createVideoPlan } from '../features/planner/video-plan.service.ts'
import { countMoving } from '../features/library/videos/video-replan.repository.ts'
import { createReminderRepository } from '../features/planner/reminder.repository.ts'
import { createReminders } from '../features/planner/reminder.service.ts'
import { type ServiceDependencies } from './dependencies.ts'

/** The services of the planner, its calendar feed and its reminders. */
export function createPlannerServices(
  deps: ServiceDependencies & {
    links: UnsubscribeLinks
    preferences: Pick<AccountRepository, 'updatePreferences'>
    throttle: { feed(token: string): Promise<unknown> }
    users: { findById(userId: string): Promise<{ email: string } | undefined> }
    requireVideo(userId: string, videoId: string): Promise<unknown>
  },
) {
  const { db, users, publicConfig } = deps
  const repository = createPlannerRepository(db)
  const unsubscribe = createUnsubscribe(deps)
  const planner = createPlannerService({
    ...deps,
    repository,
    texts: createPlanJsonRepository(db),
    countMoving: (userId, itemId) => countMoving(db, userId, itemId),
    calendarParts: calendarStream,
  })
  return {
    planner,
    videoPlan: createVideoPlan({ ...deps, repository: createVideoEntriesRepository(deps.db) }),
    calendarFeeds: createCalendarFeeds({
      ...deps,
      repository: createCalendarFeedRepository(db),
      plan: planner,
    }),
    reminders: createReminders({
      ...deps,
      repository: createReminderRepository(db),
      findReader: async (userId) => {
        const user = await users.findById(userId)
        return user && { email: user.email, unsubscribe: await unsubscribe.linkFor(userId) }
      },
      supportEmail: publicConfig().supportEmail,
    }),
    unsubscribe,
  }
}
