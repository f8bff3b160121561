import { formatDay, parseLocalTime } from '../../shared/features/planner/planner.rules.ts'

/** A time relative to the first start: at `HH:MM` some days before it (after it, below zero), or some minutes before it. */
export type DemoMoment = { daysAgo: number; at: string } | { minutesAgo: number }

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

/** The instant of a moment, by the days and clock of an IANA zone. */
export function computeInstant(moment: DemoMoment, now: Date, timeZone: string): Date {
  if ('minutesAgo' in moment) return new Date(now.getTime() - moment.minutesAgo * MINUTE_MS)
  const day = new Date(Date.parse(formatDay(now, timeZone)) - moment.daysAgo * DAY_MS)
  return new Date(parseLocalTime(day.toISOString().slice(0, 10), moment.at, timeZone))
}
