import { setImmediate as nextTurn } from 'node:timers/promises'
import { REMINDER_TIME } from '../../../shared/features/planner/planner.constants.ts'
import { formatDay, parseLocalTime, resolveTimeZone } from '../../../shared/features/planner/planner.rules.ts'

const DAY_MS = 24 * 60 * 60_000
/** Zones computed at a time, at one millisecond each, with a yield to the event loop between them. */
const AT_ONCE = 4

/** A day in a zone: its date there (`YYYY-MM-DD`), and the instants of its begin, its reminders and its end. */
interface ZoneDay {
  date: string
  from: string
  due: string
  to: string
}

interface Zoned {
  timeZone: string | null
}

/**
 * Computes the current day in the zones of planned entries, once a day per zone instead of once per entry. `now` is ISO
 * 8601 in UTC.
 */
export function createReminderDays() {
  const known = new Map<string, ZoneDay>()

  function dayIn({ timeZone }: Zoned, now: string): ZoneDay {
    // Names of zones are case-insensitive.
    const key = (timeZone ?? 'UTC').toLowerCase()
    const last = known.get(key)
    if (last && last.from <= now && now < last.to) return last
    const zone = resolveTimeZone({ timeZone })
    const date = formatDay(now, zone)
    const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10)
    const day = {
      date,
      from: parseLocalTime(date, '00:00', zone),
      due: parseLocalTime(date, REMINDER_TIME, zone),
      to: parseLocalTime(next, '00:00', zone),
    }
    known.set(key, day)
    return day
  }

  /** Whether it is between eight in the morning and the end of the entry's day, in its zone. */
  function isDue(entry: Zoned & { scheduledDate: string }, now: string): boolean {
    const { from, due, to } = dayIn(entry, now)
    return due <= now && from <= entry.scheduledDate && entry.scheduledDate < to
  }

  return {
    isDue,

    /** The date of `now` in the zone of an entry, as `YYYY-MM-DD`. */
    findDate: (entry: Zoned, now: string): string => dayIn(entry, now).date,

    /** The entries that are due. */
    async findDue<Entry extends Zoned & { scheduledDate: string }>(
      entries: readonly Entry[],
      now: string,
    ): Promise<Entry[]> {
      const zones = new Map(entries.map((entry) => [entry.timeZone, entry]))
      let asked = 0
      for (const entry of zones.values()) {
        dayIn(entry, now)
        asked += 1
        if (asked % AT_ONCE === 0) await nextTurn()
      }
      return entries.filter((entry) => isDue(entry, now))
    },
  }
}
