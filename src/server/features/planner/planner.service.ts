import { setImmediate } from 'node:timers/promises'
import { AppError } from '../../../shared/errors.ts'
import { PLANNER_LIMITS, PLANNER_STATUSES, PLANNER_TIMES } from '../../../shared/features/planner/planner.constants.ts'
import { formatDay, resolveTimeZone } from '../../../shared/features/planner/planner.rules.ts'
import {
  PlannerEntry,
  type PlannerPageRequest,
  type PlanRequest,
  type UpdatePlanRequest,
} from '../../../shared/features/planner/planner.schema.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type RequireLease } from '../../runtime/leases.ts'
import {
  type EntryPlace,
  type EntryPosition,
  type NewEntry,
  type PlannedEntry,
  type PlannerRepository,
} from './planner.repository.ts'

/** Entries that are written at once, with a yield to the event loop between them. */
const WRITTEN_AT_ONCE = 100
/** Entries that are read at once, of which each takes less than writing it does. */
const READ_AT_ONCE = 250
const NAME = 'Hookline plan'

/** Writes entries as iCalendar, a few at a time; `name` is what a calendar program calls them. */
export type CalendarParts = (
  pages: AsyncIterable<readonly PlannedEntry[]>,
  copy: { now: Date; name: string },
) => AsyncIterable<string>

export type PlannerService = ReturnType<typeof createPlannerService>

/** The entries of a user's plan. Source: docs/product-rules.md#planner. */
export function createPlannerService(deps: {
  repository: PlannerRepository
  calendarParts: CalendarParts
  clock: Clock
  random: Random
}) {
  const { repository, calendarParts, clock, random } = deps

  function refusePast(scheduledDate: string): void {
    if (Date.parse(scheduledDate) >= clock.now().getTime() - PLANNER_TIMES.pastToleranceMs) return
    throw new AppError('BAD_REQUEST', 'This time is in the past. Choose a later one.', { field: 'scheduledDate' })
  }

  /** Reads a whole list by its pages, each behind the last one of the page before. */
  async function* readPages<T extends EntryPosition>(
    next: (limit: number, after: T | undefined) => Promise<T[]>,
  ): AsyncGenerator<T[], void> {
    for (let after: T | undefined; ; await setImmediate()) {
      const page = await next(READ_AT_ONCE, after)
      yield page
      if (page.length < READ_AT_ONCE) return
      after = page.at(-1)
    }
  }

  const readAll = async <T extends EntryPosition>(
    next: (limit: number, after: T | undefined) => Promise<T[]>,
  ): Promise<T[]> => (await Array.fromAsync(readPages(next))).flat()

  /** Every entry, the earliest date first, to be read a page at a time. */
  const pages = (userId: string): AsyncIterable<PlannedEntry[]> =>
    readPages<PlannedEntry>((limit, after) => repository.findNext(userId, limit, after))

  /** The whole plan as iCalendar, to be read as it is sent. */
  const calendar = (userId: string): AsyncIterable<string> =>
    calendarParts(pages(userId), { now: clock.now(), name: NAME })

  async function keep(userId: string, entries: readonly NewEntry[], requireLease?: RequireLease): Promise<number> {
    const kept = await repository.insert(userId, entries, PLANNER_LIMITS.entries, requireLease)
    if (kept === 'full') throw noRoom(entries.length, PLANNER_LIMITS.entries - (await repository.countAllOf(userId)))
    return kept
  }

  return {
    pages,
    calendar,

    /** Every entry, the earliest date first. */
    list: (userId: string): Promise<PlannedEntry[]> =>
      readAll<PlannedEntry>((limit, after) => repository.findNext(userId, limit, after)),

    /** The first entries, or those behind one of them: as many as one answer is to hold. */
    page: (userId: string, { after }: PlannerPageRequest = {}): Promise<PlannerEntry[]> =>
      repository.findNext(userId, PLANNER_LIMITS.page, after),

    /** Every entry as a JSON list, to be read as it is sent. */
    async *listText(userId: string): AsyncGenerator<string, void> {
      let isFirst = true
      yield '['
      for await (const page of pages(userId)) {
        const entries = page.map((entry) => JSON.stringify(PlannerEntry.parse(entry)))
        if (entries.length > 0) yield `${isFirst ? '' : ','}${entries.join(',')}`
        isFirst = false
      }
      yield ']'
    },

    /** Throws FORBIDDEN where so many entries more do not fit. Those of items in the trash take room too. */
    async checkRoom(userId: string, coming: number): Promise<void> {
      const left = PLANNER_LIMITS.entries - (await repository.countAllOf(userId))
      if (coming > left) throw noRoom(coming, left)
    },

    /** What identifies every entry, of items in the trash too. */
    places: (userId: string): Promise<EntryPlace[]> =>
      readAll<EntryPlace>((limit, after) => repository.findNextPlaces(userId, limit, after)),

    /** The whole plan as an iCalendar file, to be read as it is sent. */
    file: (userId: string): { filename: string; text: AsyncIterable<string> } => ({
      filename: `hookline-plan-${clock.now().toISOString().slice(0, 10)}.ics`,
      text: calendar(userId),
    }),

    /**
     * Saves entries as they were elsewhere, past ones too, for which no reminder is sent; those of items that are not
     * there are left. Throws the signal's reason between two of its steps, what `requireLease` throws, and FORBIDDEN before
     * those that do not fit.
     */
    async bring(
      userId: string,
      entries: readonly NewEntry[],
      { signal, requireLease }: { signal: AbortSignal; requireLease: RequireLease },
    ): Promise<void> {
      for (let from = 0; from < entries.length; from += WRITTEN_AT_ONCE) {
        await setImmediate()
        signal.throwIfAborted()
        const now = clock.now().toISOString()
        const some = entries
          .slice(from, from + WRITTEN_AT_ONCE)
          .map((entry) => ({ ...entry, remindedAt: entry.scheduledDate < now ? now : null }))
        await keep(userId, some, requireLease)
      }
    },

    /**
     * Plans an item. Throws BAD_REQUEST with field `scheduledDate` for a time more than five minutes ago, NOT_FOUND when
     * the item is not there or somebody else's, FORBIDDEN where the plan is full.
     */
    async create(userId: string, request: PlanRequest): Promise<PlannerEntry> {
      const { libraryItemId, platform, scheduledDate, description, timeZone } = request
      refusePast(scheduledDate)
      const id = random.id()
      const added: NewEntry = {
        id,
        libraryItemId,
        platform,
        scheduledDate,
        timeZone: timeZone ?? null,
        description: description || null,
        status: PLANNER_STATUSES[0],
        createdAt: clock.now().toISOString(),
      }
      const entry = (await keep(userId, [added])) === 1 ? await repository.find(userId, id) : undefined
      return entry ?? refuse('There is no such item.')
    },

    /**
     * Changes what is named; an empty description takes it away. An entry of the past can be changed but not moved within
     * it. One that moves to another day gets a reminder again, except for a day that was mailed already. Throws
     * like `create`, but never FORBIDDEN.
     */
    async update(userId: string, { id, ...changes }: UpdatePlanRequest): Promise<PlannerEntry> {
      const entry = (await repository.find(userId, id)) ?? refuse()
      const { scheduledDate = entry.scheduledDate, timeZone = entry.timeZone, description } = changes
      if (scheduledDate !== entry.scheduledDate) refusePast(scheduledDate)
      const day = formatDay(scheduledDate, resolveTimeZone({ timeZone }))
      const newDay = day === formatDay(entry.scheduledDate, resolveTimeZone(entry)) ? undefined : day
      const named = { ...changes, description: description === '' ? null : description, newDay }
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
    countByItem: (userId: string, libraryItemId: string): Promise<number> =>
      repository.countByItem(userId, libraryItemId),

    /** Everything that is stored of a user's plan. */
    exportData: (userId: string) =>
      readAll((limit, after: ExportedEntry | undefined) => repository.exportNext(userId, limit, after)),
  }
}

type ExportedEntry = Awaited<ReturnType<PlannerRepository['exportNext']>>[number]

function noRoom(coming: number, left: number): AppError {
  const most = PLANNER_LIMITS.entries.toLocaleString('en-US')
  const room = Math.max(0, left).toLocaleString('en-US')
  const asked = coming === 1 ? '' : ` ${coming.toLocaleString('en-US')} more need room, and there is room for ${room}.`
  const message = `Your plan can have ${most} entries, those of deleted items too.${asked} Delete some that are over and try again.`
  return new AppError('FORBIDDEN', message, { reason: 'planner_full' })
}

function refuse(message = 'There is no such entry in your plan.'): never {
  throw new AppError('NOT_FOUND', message)
}
