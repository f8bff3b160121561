import { DEFAULT_SLOT } from '../videos/videos.constants.ts'
import { PLANNER_TIMES } from './planner.constants.ts'
import { formatDay, formatTime, parseLocalTime } from './planner.rules.ts'

const DAY_MS = 24 * 60 * 60_000
/** Weeks ahead in which a free slot is searched. */
const WEEKS = 520

/** A user's planned times in ISO 8601: past ones, the newest first, and future ones. */
interface PlannedTimes {
  past: readonly string[]
  taken: readonly string[]
  now: Date
  /** IANA name of the time zone. */
  timeZone: string
}

/**
 * The next free time at the user's most frequent weekday and hour of past entries (of equally frequent ones the most
 * recent), at the minute of its newest entry. Without past entries it is the next free day from tomorrow on at 18:00. A
 * time that the clock skips moves later; of a doubled time the first is used.
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

/** The most frequent weekday (0 for Sunday) and hour, with the minute of its newest entry. */
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
