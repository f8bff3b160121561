import { PLANNER_TIMES } from '../../../shared/features/planner/planner.constants.ts'
import { DEFAULT_SLOT } from '../../../shared/features/videos/videos.constants.ts'
import { formatDay, type Instant, parseLocalTime, formatTime } from '../../../shared/features/planner/planner.rules.ts'

/** Formats an instant as the value of a datetime-local field in a time zone: `2026-11-22T18:30`. */
export function localTime(instant: Instant, timeZone: string): string {
  return `${formatDay(instant, timeZone)}T${formatTime(instant, timeZone)}`
}

/**
 * Converts the value of a datetime-local field to ISO 8601 in UTC. Returns null if it is empty or its year does not have four
 * digits.
 */
export function readLocalTime(value: string, timeZone: string): string | null {
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/u.exec(value) ?? []
  return date && Number.isFinite(Date.parse(`${date}T${time}Z`)) ? parseLocalTime(date, time, timeZone) : null
}

/** Returns the error of a planned time, or an empty string. */
export function checkTime(scheduledDate: string | null, now: Date): string {
  if (scheduledDate === null) return 'Choose a date and a time.'
  return Date.parse(scheduledDate) < now.getTime() - PLANNER_TIMES.pastToleranceMs
    ? 'This time is in the past. Choose a later one.'
    : ''
}

const HOUR_MS = 60 * 60_000

/**
 * Returns a default time on a day (`YYYY-MM-DD`) as the value of a datetime-local field. If that time has passed today, a later
 * one.
 */
export function timeOnDay(date: string, now: Date, timeZone: string): string {
  const usual = `${date}T${DEFAULT_SLOT}`
  if (checkTime(readLocalTime(usual, timeZone), now) === '') return usual
  const later = localTime(new Date(now.getTime() + HOUR_MS), timeZone)
  return later.startsWith(date) ? later : localTime(now, timeZone)
}
