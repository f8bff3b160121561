import { PLANNER_CALENDAR, PLANNER_TIMES, type PlannerPlatform } from './planner.constants.ts'

/** An ISO 8601 text or a date in the years 1000 to 9999. */
export type Instant = string | Date

/** A day of the calendar: its local date as `YYYY-MM-DD`, and its weekday, 0 for Sunday. */
export interface CalendarDay {
  date: string
  weekday: number
}

interface Planned {
  scheduledDate: string
}

interface PlannedFor extends Planned {
  platform: PlannerPlatform
}

const DAY_MS = 24 * 60 * 60_000
/**
 * Maximum number of cached formatters: creating one costs a hundred times more than using it, and names of zones come
 * from callers.
 */
const KEPT_FORMATTERS = 100
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The 30 days of the calendar, from today in the IANA zone `timeZone`. Throws RangeError for an invalid zone. */
export function calendarDays(now: Instant, timeZone: string): CalendarDay[] {
  const today = Date.parse(formatDay(now, timeZone))
  return Array.from({ length: PLANNER_CALENDAR.days }, (_, index) => {
    const day = new Date(today + index * DAY_MS)
    return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay() }
  })
}

/** The zone of an entry, or UTC where it has none or this runtime does not know it. */
export function resolveTimeZone({ timeZone }: { timeZone: string | null }): string {
  try {
    if (timeZone === null) return 'UTC'
    findFormatter(timeZone)
    return timeZone
  } catch {
    return 'UTC'
  }
}

/** The local date of an instant in a zone, as `YYYY-MM-DD`. */
export function formatDay(instant: Instant, timeZone: string): string {
  return wallText(instant, timeZone).slice(0, 10)
}

/** The local time of an instant in a zone, as `HH:MM`. */
export function formatTime(instant: Instant, timeZone: string): string {
  return wallText(instant, timeZone).slice(11, 16)
}

/**
 * The instant on `localDate` (`YYYY-MM-DD`) with the same local time as `instant`, both in the zone. A time that the
 * clock skips on that day moves later by the skipped time; of a doubled time the first is used. An instant on that day
 * is unchanged. Returns ISO 8601 in UTC.
 */
export function moveToDay(instant: Instant, localDate: string, timeZone: string): string {
  const from = toMilliseconds(instant)
  const wall = wallClock(from, timeZone)
  const day = Date.parse(localDate)
  if (day === startOfDay(wall)) return new Date(from).toISOString()
  return atWall(day + (wall - startOfDay(wall)), timeZone)
}

/**
 * The instant of `localDate` (`YYYY-MM-DD`) and `time` (`HH:MM`) in the zone, with skipped and doubled times as in
 * `moveToDay`. Returns ISO 8601 in UTC. Throws RangeError for an invalid date or time.
 */
export function parseLocalTime(localDate: string, time: string, timeZone: string): string {
  return atWall(Date.parse(`${localDate}T${time}:00.000Z`), timeZone)
}

/** The other entries for the same platform less than an hour away from `candidate`; `id` is its own, if it has one. */
export function findClashes<Entry extends PlannedFor & { id: string }>(
  entries: readonly Entry[],
  candidate: PlannedFor & { id?: string },
): Entry[] {
  const at = Date.parse(candidate.scheduledDate)
  return entries.filter(
    ({ id, platform, scheduledDate }) =>
      id !== candidate.id &&
      platform === candidate.platform &&
      Math.abs(Date.parse(scheduledDate) - at) < PLANNER_TIMES.clashMs,
  )
}

/** The entries outside of the calendar's days, in the zone of these days. */
export function entriesOutside<Entry extends Planned>(
  entries: readonly Entry[],
  days: readonly CalendarDay[],
  timeZone: string,
): Entry[] {
  const shown = new Set(days.map(({ date }) => date))
  return entries.filter(({ scheduledDate }) => !shown.has(formatDay(scheduledDate, timeZone)))
}

function wallText(instant: Instant, timeZone: string): string {
  return new Date(wallClock(toMilliseconds(instant), timeZone)).toISOString()
}

/** The local time of an instant in a zone, as the milliseconds of the same local time in UTC. */
function wallClock(instant: number, timeZone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of findFormatter(timeZone).formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((instant % 1_000) + 1_000) % 1_000)
}

/** The instant whose `wallClock` is `target`. Returns ISO 8601 in UTC. */
function atWall(target: number, timeZone: string): string {
  // No time zone is a day away from UTC or changes its clock twice within two days.
  const before = target - computeOffset(target - DAY_MS, timeZone)
  const after = target - computeOffset(target + DAY_MS, timeZone)
  const fitting = [before, after].filter((candidate) => wallClock(candidate, timeZone) === target)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : before).toISOString()
}

function computeOffset(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) - instant
}

function findFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formatters.size >= KEPT_FORMATTERS) formatters.clear()
  formatters.set(timeZone, formatter)
  return formatter
}

function startOfDay(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS
}

function toMilliseconds(instant: Instant): number {
  return new Date(instant).getTime()
}
