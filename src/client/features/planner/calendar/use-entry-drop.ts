import { PLANNER_TIMES } from '../../../../shared/features/planner/planner.constants.ts'
import { formatDay, moveToDay, formatTime } from '../../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { usePlanner } from '../planner-context.ts'

/**
 * Puts an entry on another day at the same time of its clock. Where that time is over already, the dialog asks for a later
 * one. Returns whether it moves, which a drop on its own day does not.
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
