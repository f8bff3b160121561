import { AppError } from '../../../shared/errors.ts'
import { PLANNER_STATUSES, PLANNER_TIMES } from '../../../shared/features/planner/planner.constants.ts'
import { dayOf, zoneOf } from '../../../shared/features/planner/planner.rules.ts'
import {
  type PlannerEntry,
  type PlanRequest,
  type UpdatePlanRequest,
} from '../../../shared/features/planner/planner.schema.ts'
import { type Chance } from '../../chance.ts'
import { type Clock } from '../../clock.ts'
import { type PlannerRepository } from './planner.repository.ts'

/** When what is published where. Source: spec sections 2 to 7, issue 7. */
export function createPlannerService(deps: { repository: PlannerRepository; clock: Clock; chance: Chance }) {
  const { repository, clock, chance } = deps

  function refusePast(scheduledDate: string): void {
    if (Date.parse(scheduledDate) >= clock.now().getTime() - PLANNER_TIMES.pastToleranceMs) return
    throw new AppError('BAD_REQUEST', 'This time is in the past. Choose a later one.', { field: 'scheduledDate' })
  }

  return {
    /** Every entry, the earliest date first. */
    list: (userId: string): Promise<PlannerEntry[]> => repository.findAll(userId),

    /**
     * Plans an item. Throws BAD_REQUEST with field `scheduledDate` for a time more than five minutes ago, NOT_FOUND when
     * the item is not there or somebody else's.
     */
    async create(userId: string, request: PlanRequest): Promise<PlannerEntry> {
      const { libraryItemId, platform, scheduledDate, description, timeZone } = request
      refusePast(scheduledDate)
      const id = chance.id()
      const kept = await repository.insert(userId, {
        id,
        libraryItemId,
        platform,
        scheduledDate,
        timeZone: timeZone ?? null,
        description: description || null,
        status: PLANNER_STATUSES[0],
        createdAt: clock.now().toISOString(),
      })
      const entry = kept ? await repository.find(userId, id) : undefined
      return entry ?? refuse('There is no such item.')
    },

    /**
     * Changes what is named; an empty description takes it away. An entry of the past can be changed but not moved within
     * it. One that moves to another day has its reminder before it again. Throws like `create`.
     */
    async update(userId: string, { id, ...changes }: UpdatePlanRequest): Promise<PlannerEntry> {
      const entry = (await repository.find(userId, id)) ?? refuse()
      const { scheduledDate = entry.scheduledDate, timeZone = entry.timeZone, description } = changes
      if (scheduledDate !== entry.scheduledDate) refusePast(scheduledDate)
      const remindAgain = dayOf(scheduledDate, zoneOf({ timeZone })) !== dayOf(entry.scheduledDate, zoneOf(entry))
      const named = { ...changes, description: description === '' ? null : description, remindAgain }
      await repository.update(userId, id, named, clock.now())
      return (await repository.find(userId, id)) ?? refuse()
    },

    /** Takes an entry out of the plan. Throws NOT_FOUND when it is not there or somebody else's. */
    async remove(userId: string, id: string): Promise<void> {
      if (!(await repository.delete(userId, id))) refuse()
    },

    /** How many entries a user's plan has. */
    count: (userId: string): Promise<number> => repository.count(userId),

    /** How many entries go when this item is deleted. */
    countOf: (userId: string, libraryItemId: string): Promise<number> => repository.countByItem(userId, libraryItemId),

    /** Everything that is kept of a user's plan. */
    exportOf: (userId: string) => repository.exportAll(userId),
  }
}

function refuse(message = 'There is no such entry in your plan.'): never {
  throw new AppError('NOT_FOUND', message)
}
