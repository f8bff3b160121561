import { PLANNER_TIMES } from '../../../shared/features/planner/planner.constants.ts'
import { formatDay, type Instant, parseLocalTime, formatTime } from '../../../shared/features/planner/planner.rules.ts'

/** An instant as a date and time field shows it in a zone: `2026-11-22T18:30`. */
export function localTime(instant: Instant, timeZone: string): string {
  return `${formatDay(instant, timeZone)}T${formatTime(instant, timeZone)}`
}

/** What a date and time field holds, as ISO 8601 in UTC; null where it is empty or no time of four-digit years. */
export function readLocalTime(value: string, timeZone: string): string | null {
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/u.exec(value) ?? []
  return date && Number.isFinite(Date.parse(`${date}T${time}Z`)) ? parseLocalTime(date, time, timeZone) : null
}

/** What is wrong with a time to plan for, else empty. */
export function checkTime(scheduledDate: string | null, now: Date): string {
  if (scheduledDate === null) return 'Choose a date and a time.'
  return Date.parse(scheduledDate) < now.getTime() - PLANNER_TIMES.pastToleranceMs
    ? 'This time is in the past. Choose a later one.'
    : ''
}
