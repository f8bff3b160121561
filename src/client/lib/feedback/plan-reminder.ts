import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'

type Due = Pick<PlannerEntry, 'id' | 'title' | 'platform' | 'scheduledDate' | 'status'>

/** The current time and a timer, both in milliseconds. Tests replace it. */
export interface ReminderClock {
  now(): number
  /** Calls `wake` after `afterMs`. Returns a function that cancels it. */
  wakeAfter(afterMs: number, wake: () => void): () => void
}

/** Timers stop while a device sleeps, so the plan is checked again at least this often. */
const LONGEST_WAIT_MS = 10 * 60_000
/** An entry that became due earlier than this, while the device slept, is not reported. */
const TOO_LATE_MS = 60 * 60_000

const browserClock: ReminderClock = {
  now: () => Date.now(),
  wakeAfter: (afterMs, wake) => {
    const timer = setTimeout(wake, afterMs)
    return () => clearTimeout(timer)
  },
}

/** Creates a reminder that calls `remind` once for each planned entry when it becomes due. Completed entries are skipped. */
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
    /** Sets the current plan. */
    follow: (plan: readonly Due[]): void => {
      entries = plan
      look()
    },
    /** Cancels all further reminders. */
    stop: (): void => callOff(),
  }
}
