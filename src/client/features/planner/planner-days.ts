import { type CalendarDay, formatDay } from '../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { formatDate, timeOfDay } from '../../lib/time/format-time.ts'

/** A day of the grid; `inside` if it is one of the 30 days. */
export interface GridDay {
  date: string
  inside: boolean
}

/** The days that have entries, ascending, each with its own in their original order. */
export interface PlannedDay {
  date: string
  entries: PlannerEntry[]
}

const WEEK = 7
const DAY_MS = 24 * 60 * 60_000
const DAY = { day: 'numeric', month: 'long' } as const
/** Some Monday, in UTC. */
const MONDAY = Date.UTC(2024, 0, 1)

/** Entries by their day in a zone. They are sorted by date. */
export function groupByDay(entries: readonly PlannerEntry[], timeZone: string): PlannedDay[] {
  const groups = Map.groupBy(entries, ({ scheduledDate }) => formatDay(scheduledDate, timeZone))
  return Array.from(groups, ([date, planned]) => ({ date, entries: planned }))
}

/** The same in blocks of whole days with about `size` entries each. */
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

/** The days in weeks from Monday, filled with the days before and after. */
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

/** The days of the week from Monday, as `Mon`. */
export function weekdayNames(): string[] {
  return Array.from({ length: WEEK }, (_, index) => format(new Date(MONDAY + index * DAY_MS), { weekday: 'short' }))
}

/** Days that an arrow key moves. */
const DAY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The day of the calendar that an arrow key leads to; undefined at its edges, and for any other key. */
export function dayByKey(days: readonly CalendarDay[], from: string, key: string): string | undefined {
  const step = DAY_STEPS[key]
  return step === undefined ? undefined : days[days.findIndex(({ date }) => date === from) + step]?.date
}

/** A day in words: `Sunday 22 November`, with the year where it is not that of `today`. Both are `YYYY-MM-DD`. */
export function dayName(date: string, today: string): string {
  const year = date.slice(0, 4) !== today.slice(0, 4) && ({ year: 'numeric' } as const)
  return format(date, { weekday: 'long', ...DAY, ...year })
}

/** A day as `22 November`. */
export function dayAndMonth(date: string): string {
  return format(date, DAY)
}

/** A month as `Dec`. */
export function formatMonth(date: string): string {
  return format(date, { month: 'short' })
}

/** When an entry is due, in words: `Sunday 22 November, 18:30`. */
export function formatWhen({ scheduledDate }: { scheduledDate: string }, today: string, timeZone: string): string {
  return `${dayName(formatDay(scheduledDate, timeZone), today)}, ${timeOfDay(scheduledDate, timeZone)}`
}

/** A time on the clock, `HH:MM`, as the user reads it. */
export function clockText(time: string): string {
  return timeOfDay(`1970-01-01T${time}Z`, 'UTC')
}

/** `1 entry`, `4 entries`. */
export function entryCount(count: number): string {
  return count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`
}

/** A local date has no zone, so it is parsed and formatted in UTC. */
function format(date: string | Date, options: Intl.DateTimeFormatOptions): string {
  return formatDate(date, { ...options, timeZone: 'UTC' })
}
