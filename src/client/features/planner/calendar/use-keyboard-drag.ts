import { type KeyboardEvent, useState } from 'react'
import { type CalendarDay, formatDay } from '../../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { announce } from '../../../lib/feedback/announce.ts'
import { usePlanner } from '../planner-context.ts'
import { dayByKey, dayName, entryCount, groupByDay, formatWhen } from '../planner-days.ts'
import { useEntryDrop } from './use-entry-drop.ts'

/**
 * Drag and drop with the keyboard: Space picks up an entry, arrow keys choose a day, Space or Enter drops it, Escape or blur
 * cancels. Each step is announced.
 */
export function useKeyboardDrag(days: readonly CalendarDay[]) {
  const { entries, timeZone, today } = usePlanner()
  const drop = useEntryDrop()
  const [grabbed, setGrabbed] = useState<{ id: string; date: string } | null>(null)

  function lift(entry: PlannerEntry): void {
    const date = formatDay(entry.scheduledDate, timeZone)
    setGrabbed({ id: entry.id, date })
    announce(
      `Picked up ${entry.title}, ${formatWhen(entry, today, timeZone)}. Arrow keys choose a day, Space puts it down, Escape puts it back.`,
    )
  }

  function moveTo(date: string): void {
    setGrabbed((now) => now && { ...now, date })
    const there = groupByDay(entries, timeZone).find((day) => day.date === date)
    announce(`${dayName(date, today)}, ${there ? entryCount(there.entries.length) : 'nothing planned'}`)
  }

  function putBack(entry: PlannerEntry): void {
    if (grabbed?.id !== entry.id) return
    setGrabbed(null)
    announce(`${entry.title} stays on ${dayName(formatDay(entry.scheduledDate, timeZone), today)}`)
  }

  function putDown(entry: PlannerEntry, date: string): void {
    if (!drop(entry, date)) return putBack(entry)
    setGrabbed(null)
  }

  return {
    /** The picked-up entry and the day it would be dropped on. */
    grabbed,
    putBack,
    onKeyDown: (entry: PlannerEntry, event: KeyboardEvent): void => {
      if (grabbed?.id !== entry.id) {
        if (event.key !== ' ') return
        event.preventDefault()
        lift(entry)
        return
      }
      if (event.key === 'Tab') return
      event.preventDefault()
      const next = dayByKey(days, grabbed.date, event.key)
      if (event.key === 'Escape') putBack(entry)
      else if (event.key === ' ' || event.key === 'Enter') putDown(entry, grabbed.date)
      else if (next !== undefined) moveTo(next)
    },
  }
}
