import { DEFAULT_SLOT } from '../videos/videos.constants.ts'
import { PLANNER_TIMES } from './planner.constants.ts'
import { formatDay, formatTime, parseLocalTime } from './planner.rules.ts'

const DAY_MS = 24 * 60 * 60_000
/** Weeks ahead that are looked through for a slot without an entry. */
const WEEKS = 520

/** When somebody has planned: instants of before, the newest first, and those to come, in ISO 8601. */
interface PlannedTimes {
  past: readonly string[]
  taken: readonly string[]
  now: Date
  /** IANA name of the zone whose clocks count. */
  timeZone: string
}

/**
 * The next time at the user's most frequent weekday and hour of past entries at which nothing is planned yet, the more recent
 * of two that are as frequent, at the minute of its newest entry. Without past entries the next day from tomorrow on at 18:00.
 * Times that the clocks skip come later, of a doubled one the first is taken.
 */
export function findNextSlot({ past, taken, now, timeZone }: PlannedTimes): {
  scheduledDate: string
  isUsual: boolean
} {
  const usual = findUsual(past, timeZone)
  const today = Date.parse(formatDay(now, timeZone))
  const isFree = (at: string) =>
    Date.parse(at) > now.getTime() &&
    !taken.some((other) => Math.abs(Date.parse(other) - Date.parse(at)) < PLANNER_TIMES.clashMs)
  const first = usual ? (usual.weekday - new Date(today).getUTCDay() + 7) % 7 : 1
  const step = usual ? 7 : 1
  for (let day = first; ; day += step) {
    const date = new Date(today + day * DAY_MS).toISOString().slice(0, 10)
    const scheduledDate = parseLocalTime(date, usual?.time ?? DEFAULT_SLOT, timeZone)
    if (isFree(scheduledDate) || day > WEEKS * 7) return { scheduledDate, isUsual: usual !== undefined }
  }
}

/** The most frequent weekday (0 for Sunday) and hour, with the minute of the newest entry at it. */
function findUsual(past: readonly string[], timeZone: string): { weekday: number; time: string } | undefined {
  const slots = new Map<string, { weekday: number; time: string; count: number }>()
  for (const at of past) {
    const weekday = new Date(formatDay(at, timeZone)).getUTCDay()
    const time = formatTime(at, timeZone)
    const key = `${weekday} ${time.slice(0, 2)}`
    const slot = slots.get(key) ?? { weekday, time, count: 0 }
    slots.set(key, { ...slot, count: slot.count + 1 })
  }
  return [...slots.values()].reduce<{ weekday: number; time: string; count: number } | undefined>(
    (most, slot) => (most && most.count >= slot.count ? most : slot),
    undefined,
  )
}
