import { type CalendarDay, formatDay } from '../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { formatDate, timeOfDay } from '../../lib/time/format-time.ts'

/** A day of the grid. `inside` if it is one of the 30 days. */
export interface GridDay {
  date: string
  inside: boolean
}

/** A day with its entries in their original order. */
export interface PlannedDay {
  date: string
  entries: PlannerEntry[]
}

const WEEK = 7
const DAY_MS = 24 * 60 * 60_000
const DAY = { day: 'numeric', month: 'long' } as const
/** Any Monday, in UTC. */
const MONDAY = Date.UTC(2024, 0, 1)

/** Groups entries by their day in a time zone. The entries must be sorted by date. */
export function groupByDay(entries: readonly PlannerEntry[], timeZone: string): PlannedDay[] {
  const groups = Map.groupBy(entries, ({ scheduledDate }) => formatDay(scheduledDate, timeZone))
  return Array.from(groups, ([date, planned]) => ({ date, entries: planned }))
}

/** Splits the days into blocks of whole days, with about `size` entries each. */
export function splitIntoBlocks(days: readonly PlannedDay[], size: number): PlannedDay[][] {
  const blocks: PlannedDay[][] = []
  let room = 0
  for (const day of days) {
    if (room <= 0) {
      blocks.push([])
      room = size
    }
    blocks.at(-1)?.push(day)
    room -= day.entries.length
  }
  return blocks
}

/** Groups the days by weeks from Monday. Adds the missing days of the first and last week. */
export function groupByWeek(days: readonly CalendarDay[]): GridDay[][] {
  const [first] = days
  if (!first) return []
  const lead = (first.weekday + WEEK - 1) % WEEK
  const weeks = Math.ceil((lead + days.length) / WEEK)
  const start = Date.parse(first.date) - lead * DAY_MS
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, day) => {
      const index = week * WEEK + day
      const date = new Date(start + index * DAY_MS).toISOString().slice(0, 10)
      return { date, inside: index >= lead && index < lead + days.length }
    }),
  )
}

/** Returns the names of the weekdays from Monday: `Mon`. */
export function weekdayNames(): string[] {
  return Array.from({ length: WEEK }, (_, index) => format(new Date(MONDAY + index * DAY_MS), { weekday: 'short' }))
}

/** Number of days that an arrow key moves. */
const DAY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Returns the day that an arrow key leads to. Returns undefined at the edges of the calendar and for any other key. */
export function dayByKey(days: readonly CalendarDay[], from: string, key: string): string | undefined {
  const step = DAY_STEPS[key]
  return step === undefined ? undefined : days[days.findIndex(({ date }) => date === from) + step]?.date
}

/** Formats a day: `Sunday 22 November`, with the year if it differs from that of `today`. Both are `YYYY-MM-DD`. */
export function dayName(date: string, today: string): string {
  const year = date.slice(0, 4) !== today.slice(0, 4) && ({ year: 'numeric' } as const)
  return format(date, { weekday: 'long', ...DAY, ...year })
}

/** Formats a day: `22 November`. */
export function dayAndMonth(date: string): string {
  return format(date, DAY)
}

/** Formats a month: `Dec`. */
export function formatMonth(date: string): string {
  return format(date, { month: 'short' })
}

/** Formats when an entry is due: `Sunday 22 November, 18:30`. */
export function formatWhen({ scheduledDate }: { scheduledDate: string }, today: string, timeZone: string): string {
  return `${dayName(formatDay(scheduledDate, timeZone), today)}, ${timeOfDay(scheduledDate, timeZone)}`
}

/** Formats a clock time (`HH:MM`) in the user's locale. */
export function formatClockTime(time: string): string {
  return timeOfDay(`1970-01-01T${time}Z`, 'UTC')
}

/** Formats a number of entries: `1 entry`, `4 entries`. */
export function entryCount(count: number): string {
  return count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`
}

/** A local date has no time zone, so it is parsed and formatted in UTC. */
function format(date: string | Date, options: Intl.DateTimeFormatOptions): string {
  return formatDate(date, { ...options, timeZone: 'UTC' })
}
