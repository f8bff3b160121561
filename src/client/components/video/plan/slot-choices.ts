import { formatDay, parseLocalTime } from '../../../../shared/features/planner/planner.rules.ts'
import { DEFAULT_SLOT } from '../../../../shared/features/videos/videos.constants.ts'
import type { NextSlot } from '../../../../shared/features/videos/videos.schema.ts'
import { timeOfDay, weekdayTime } from '../../../lib/time/format-time.ts'

/** The choices of a time for a video. */
export type SlotName = 'slot' | 'tomorrow' | 'other'

interface SlotChoice {
  value: SlotName
  label: string
  note?: string
}

const DAY_MS = 24 * 60 * 60_000

/** Returns tomorrow at the default hour of a time zone, as ISO 8601 in UTC. */
export function tomorrowSlot(now: Date, timeZone: string): string {
  const date = new Date(Date.parse(formatDay(now, timeZone)) + DAY_MS).toISOString().slice(0, 10)
  return parseLocalTime(date, DEFAULT_SLOT, timeZone)
}

/**
 * Returns the choices of a time: the next free slot once it is loaded, tomorrow if it differs from that slot, and another time.
 */
export function slotChoices(slot: NextSlot | undefined, tomorrow: string, timeZone: string): SlotChoice[] {
  const isTomorrow = slot?.scheduledDate === tomorrow
  const tomorrowLabel = `Tomorrow, ${timeOfDay(tomorrow, timeZone)}`
  return [
    ...(slot
      ? [
          {
            value: 'slot' as const,
            label: isTomorrow ? tomorrowLabel : weekdayTime(slot.scheduledDate, timeZone),
            note: 'your next free slot',
          },
        ]
      : []),
    ...(isTomorrow ? [] : [{ value: 'tomorrow' as const, label: tomorrowLabel }]),
    { value: 'other', label: 'Another date and time' },
  ]
}
