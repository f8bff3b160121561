import { setImmediate } from 'node:timers/promises'
import { AppError } from '../../../shared/errors.ts'
import { PLANNER_LIMITS, PLANNER_STATUSES, PLANNER_TIMES } from '../../../shared/features/planner/planner.constants.ts'
import { formatDay, resolveTimeZone } from '../../../shared/features/planner/planner.rules.ts'
import {
  type PlannerEntry,
  type PlannerPageRequest,
  type PlanRequest,
  type UpdatePlanRequest,
} from '../../../shared/features/planner/planner.schema.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type RequireLease } from '../../runtime/leases.ts'
import { type PlanJsonRepository } from './plan-json.repository.ts'
import {
  type EntryPlace,
  type EntryPosition,
  type NewEntry,
  type PlannedEntry,
  type PlannerRepository,
} from './planner.repository.ts'

/** Entries formatted at a time, with a yield to the event loop between them. */
const WRITTEN_AT_ONCE = 100
/** Entries read at a time; reading one takes less time than formatting it for a calendar. */
const READ_AT_ONCE = 250
const NAME = 'Hookline plan'

/** Formats entries as iCalendar, some at a time. `name` is shown in calendar programs. */
export type CalendarParts = (
  pages: AsyncIterable<readonly PlannedEntry[]>,
  calendar: { name: string },
) => AsyncIterable<string>

export type PlannerService = ReturnType<typeof createPlannerService>

/** The entries of a user's plan. Source: docs/product-rules.md#planner. */
export function createPlannerService(deps: {
  repository: PlannerRepository
  texts: PlanJsonRepository
  calendarParts: CalendarParts
  /** Throws NOT_FOUND where the user has no such video. */
  requireVideo(userId: string, videoId: string): Promise<unknown>
  /** Number of entries of an item that would move to another piece of their video. */
  countMoving(userId: string, libraryItemId: string): Promise<number>
  clock: Clock
  random: Random
}) {
  const { repository, texts, calendarParts, requireVideo, countMoving, clock, random } = deps

  function refusePast(scheduledDate: string): void {
    if (Date.parse(scheduledDate) >= clock.now().getTime() - PLANNER_TIMES.pastToleranceMs) return
    throw new AppError('BAD_REQUEST', 'This time is in the past. Choose a later one.', { field: 'scheduledDate' })
  }

  /** Reads a whole list in pages, each after the last entry of the page before. */
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

  /** Every entry, the earliest date first, in pages. */
  const pages = (userId: string): AsyncIterable<PlannedEntry[]> =>
    readPages<PlannedEntry>((limit, after) => repository.findNext(userId, limit, after))

  /** The whole plan as streamed iCalendar. */
  const calendar = (userId: string): AsyncIterable<string> => calendarParts(pages(userId), { name: NAME })

  async function keep(userId: string, entries: readonly NewEntry[], requireLease?: RequireLease): Promise<number> {
    const kept = await repository.insert(userId, entries, PLANNER_LIMITS.entries, requireLease)
    if (kept === 'full') throw noRoom(entries.length, PLANNER_LIMITS.entries - (await repository.countAllOf(userId)))
    return kept
  }

  /** Plans items, all or none, except missing ones. Otherwise throws as `create` does. */
  async function createAll(userId: string, requests: readonly PlanRequest[]): Promise<PlannerEntry[]> {
    const createdAt = clock.now().toISOString()
    for (const { scheduledDate } of requests) refusePast(scheduledDate)
    for (const videoId of new Set(requests.map((request) => request.videoId)))
      if (videoId !== undefined) await requireVideo(userId, videoId)
    const added = requests.map(({ description, timeZone, videoId, ...request }): NewEntry => ({
      ...request,
      ...(videoId !== undefined && { videoId }),
      id: random.id(),
      timeZone: timeZone ?? null,
      description: description || null,
      status: PLANNER_STATUSES[0],
      createdAt,
    }))
    if ((await keep(userId, added)) === 0) return []
    const entries = await Promise.all(added.map(({ id }) => repository.find(userId, id)))
    return entries.filter((entry) => entry !== undefined)
  }

  async function* allText(userId: string): AsyncGenerator<string, void> {
    let after: EntryPosition | undefined
    do {
      const { text, entries } = await texts.findText(userId, READ_AT_ONCE, after)
      const page = String(text)
      const isLast = entries < READ_AT_ONCE
      const separator = after && entries > 0 ? ',' : ''
      yield `${after ? separator : '['}${page.slice(1, -1)}${isLast ? ']' : ''}`
      after = isLast ? undefined : (JSON.parse(page) as PlannerEntry[]).at(-1)
      await setImmediate()
    } while (after)
  }

  return {
    pages,
    calendar,

    /** Every entry, the earliest date first. */
    list: (userId: string): Promise<PlannedEntry[]> =>
      readAll<PlannedEntry>((limit, after) => repository.findNext(userId, limit, after)),

    /** The first page of entries, or the page after `after`. */
    page: (userId: string, { after }: PlannerPageRequest = {}): Promise<PlannerEntry[]> =>
      repository.findNext(userId, PLANNER_LIMITS.page, after),

    /** Every entry as a JSON list: one text, or streamed where there are many. */
    async listText(userId: string): Promise<Buffer | string | AsyncIterable<string>> {
      const { text, entries } = await texts.findText(userId, READ_AT_ONCE, undefined)
      return entries < READ_AT_ONCE ? text : allText(userId)
    },

    /** Throws FORBIDDEN where `coming` more entries exceed the limit. Entries of items in the trash count too. */
    async checkRoom(userId: string, coming: number): Promise<void> {
      const left = PLANNER_LIMITS.entries - (await repository.countAllOf(userId))
      if (coming > left) throw noRoom(coming, left)
    },

    /** The identifying fields of every entry, including those of items in the trash. */
    places: (userId: string): Promise<EntryPlace[]> =>
      readAll<EntryPlace>((limit, after) => repository.findNextPlaces(userId, limit, after)),

    /** The whole plan as a streamed iCalendar file. */
    file: (userId: string): { filename: string; text: AsyncIterable<string> } => ({
      filename: `hookline-plan-${clock.now().toISOString().slice(0, 10)}.ics`,
      text: calendar(userId),
    }),

    /**
     * Saves imported entries, including past ones, for which no reminder is sent. Skips entries whose item is missing. Throws
     * the signal's reason between two steps, the errors of `requireLease`, and FORBIDDEN where the limit is exceeded.
     */
    async importEntries(
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
     * Plans an item. Throws BAD_REQUEST with field `scheduledDate` for a time more than five minutes ago, NOT_FOUND
     * where the item does not exist or is another user's, FORBIDDEN where the plan is full.
     */
    async create(userId: string, request: PlanRequest): Promise<PlannerEntry> {
      const [entry] = await createAll(userId, [request])
      return entry ?? refuse('There is no such item.')
    },

    createAll,
    refusePast,

    /**
     * Changes the given fields; an empty description removes it. An entry in the past can be changed but not moved
     * within the past. An entry that moves to another day is reminded of again, except for a day that was mailed
     * already. Throws like `create`, but never FORBIDDEN.
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

    /** Deletes an entry. Throws NOT_FOUND where it does not exist or is another user's. */
    async remove(userId: string, id: string): Promise<void> {
      if (!(await repository.delete(userId, id))) refuse()
    },

    /** Number of entries in a user's plan. */
    count: (userId: string): Promise<number> => repository.count(userId),

    /** Number of entries that are deleted with this item. */
    async countByItem(userId: string, libraryItemId: string): Promise<number> {
      const all = await repository.countByItem(userId, libraryItemId)
      return all === 0 ? 0 : Math.max(0, all - (await countMoving(userId, libraryItemId)))
    },

    /** All stored data of a user's plan. */
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
