import { longDay, shortDay } from '../../../lib/time/format-time.ts'

/** Formats the local day of an instant (ISO 8601): `18 Nov` in the year of `now`, else `18 November 2025`. */
export function formatDay(instant: string, now: Date): string {
  return new Date(instant).getFullYear() === now.getFullYear() ? shortDay(instant) : longDay(instant)
}
