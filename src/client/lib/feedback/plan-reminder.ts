import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'

type Due = Pick<PlannerEntry, 'id' | 'title' | 'platform' | 'scheduledDate' | 'status'>

/** The time and its timer, both in milliseconds; a test passes its own. */
export interface ReminderClock {
  now(): number
  /** Calls `wake` after `afterMs`. Returns what calls it off. */
  wakeAfter(afterMs: number, wake: () => void): () => void
}

/** Timers stop while a device sleeps, so the list is checked again this often. */
const LONGEST_WAIT_MS = 10 * 60_000
/** An entry that became due longer ago, while the device slept, is not reported. */
const TOO_LATE_MS = 60 * 60_000

const browserClock: ReminderClock = {
  now: () => Date.now(),
  wakeAfter: (afterMs, wake) => {
    const timer = setTimeout(wake, afterMs)
    return () => clearTimeout(timer)
  },
}

/** Calls `remind` when an entry of a plan becomes due, unless it is completed. Each entry once. */
export function createPlanReminder(remind: (entry: Due) => void, clock = browserClock) {
  let entries: readonly Due[] = []
  let seenUntil = clock.now()
  let callOff = (): void => {}

  function look(): void {
    callOff()
    const now = clock.now()
    const due = entries.filter(({ scheduledDate, status }) => {
      const at = Date.parse(scheduledDate)
      return status !== 'completed' && at > seenUntil && at <= now && now - at < TOO_LATE_MS
    })
    seenUntil = now
    for (const entry of due) remind(entry)
    const next = Math.min(...entries.map(({ scheduledDate }) => Date.parse(scheduledDate)).filter((at) => at > now))
    if (Number.isFinite(next)) callOff = clock.wakeAfter(Math.min(next - now, LONGEST_WAIT_MS), look)
  }

  return {
    /** The plan as it is now. */
    follow: (plan: readonly Due[]): void => {
      entries = plan
      look()
    },
    /** Sends no more reminders. */
    stop: (): void => callOff(),
  }
}
