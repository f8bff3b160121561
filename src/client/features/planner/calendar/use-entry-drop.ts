import { PLANNER_TIMES } from '../../../../shared/features/planner/planner.constants.ts'
import { formatDay, moveToDay, formatTime } from '../../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { usePlanner } from '../planner-context.ts'

/**
 * Moves an entry to another day at the same local time. If that time has passed, the move dialog opens. Returns whether anything
 * changes. It returns false for a drop on the same day.
 */
export function useEntryDrop(): (entry: PlannerEntry, date: string) => boolean {
  const { timeZone, now, actions, open, focusEntry, keepEntry } = usePlanner()
  return (entry, date) => {
    if (formatDay(entry.scheduledDate, timeZone) === date) return false
    const scheduledDate = moveToDay(entry.scheduledDate, date, timeZone)
    if (Date.parse(scheduledDate) < now.getTime() - PLANNER_TIMES.pastToleranceMs) {
      open({ kind: 'move', entry, date })
      return true
    }
    focusEntry({ ...entry, scheduledDate })
    void actions.move(entry, scheduledDate, formatTime(entry.scheduledDate, timeZone)).then((failure) => {
      if (failure) keepEntry(entry)
    })
    return true
  }
}
