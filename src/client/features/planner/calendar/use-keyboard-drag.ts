import { type KeyboardEvent, useState } from 'react'
import { type CalendarDay, dayOf } from '../../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { announce } from '../../../lib/feedback/announce.ts'
import { usePlanner } from '../planner-context.ts'
import { dayName, entryCount, groupByDay, whenOf } from '../planner-days.ts'
import { useEntryDrop } from './use-entry-drop.ts'

/** How many days an arrow key goes. */
export const DAY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * Carrying an entry with the keyboard: Space lifts it, the arrow keys choose a day of the calendar, Space or Enter puts it
 * down, Escape or leaving it puts it back. Each step is told to screen readers.
 */
export function useCarry(days: readonly CalendarDay[]) {
  const { entries, timeZone, today } = usePlanner()
  const drop = useEntryDrop()
  const [carried, setCarried] = useState<{ id: string; date: string } | null>(null)

  function lift(entry: PlannerEntry): void {
    const date = dayOf(entry.scheduledDate, timeZone)
    setCarried({ id: entry.id, date })
    announce(
      `Picked up ${entry.title}, ${whenOf(entry, today, timeZone)}. Arrow keys choose a day, Space puts it down, Escape puts it back.`,
    )
  }

  function carryTo(date: string): void {
    setCarried((now) => now && { ...now, date })
    const there = groupByDay(entries, timeZone).find((day) => day.date === date)
    announce(`${dayName(date, today)}, ${there ? entryCount(there.entries.length) : 'nothing planned'}`)
  }

  function putBack(entry: PlannerEntry): void {
    if (carried?.id !== entry.id) return
    setCarried(null)
    announce(`${entry.title} stays on ${dayName(dayOf(entry.scheduledDate, timeZone), today)}`)
  }

  function putDown(entry: PlannerEntry, date: string): void {
    if (!drop(entry, date)) return putBack(entry)
    setCarried(null)
  }

  return {
    /** What is carried, and the day it would be put down on. */
    carried,
    putBack,
    onKeyDown: (entry: PlannerEntry, event: KeyboardEvent): void => {
      if (carried?.id !== entry.id) {
        if (event.key !== ' ') return
        event.preventDefault()
        lift(entry)
        return
      }
      if (event.key === 'Tab') return
      event.preventDefault()
      const index = days.findIndex(({ date }) => date === carried.date)
      const next = days[index + (DAY_STEPS[event.key] ?? 0)]
      if (event.key === 'Escape') putBack(entry)
      else if (event.key === ' ' || event.key === 'Enter') putDown(entry, carried.date)
      else if (next && next.date !== carried.date) carryTo(next.date)
    },
  }
}
