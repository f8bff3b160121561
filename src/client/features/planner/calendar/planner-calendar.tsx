import { Button } from '@mantine/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PLANNER_STATUSES } from '../../../../shared/features/planner/planner.constants.ts'
import { type CalendarDay as Day, entriesOutside } from '../../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { CalendarDay } from './calendar-day.tsx'
import { DayEntries } from './day-entries.tsx'
import styles from './planner-calendar.module.css'
import { usePlanner } from '../planner-context.ts'
import { dayByKey, groupByDay, weekdayNames, groupByWeek } from '../planner-days.ts'
import { StatusMark } from '../../../components/planner/status-mark.tsx'
import { useKeyboardDrag } from './use-keyboard-drag.ts'

/**
 * A calendar of the next 30 days in weeks, with at most two entries a day. `onList` switches to the list, which has all entries.
 */
export function PlannerCalendar({ days, onList }: { days: readonly Day[]; onList(): void }) {
  const { entries, timeZone, today } = usePlanner()
  const [wanted, setWanted] = useState(today)
  const [dragged, setDragged] = useState<PlannerEntry | null>(null)
  const keyboardDrag = useKeyboardDrag(days)
  const hintId = useId()
  const tableRef = useRef<HTMLTableElement>(null)
  const chosen = days.some(({ date }) => date === wanted) ? wanted : today
  const byDay = new Map(groupByDay(entries, timeZone).map((day) => [day.date, day.entries]))
  const outside = entriesOutside(entries, days, timeZone).length

  function stepDay(event: KeyboardEvent): void {
    const next = dayByKey(days, chosen, event.key)
    if (next === undefined) return
    event.preventDefault()
    flushSync(() => setWanted(next))
    tableRef.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }

  return (
    <>
      <ul className={styles.keys} aria-label="What the marks mean">
        {PLANNER_STATUSES.map((status) => (
          <li key={status} className="hl-small hl-text-2">
            <StatusMark status={status} />
            {status}
          </li>
        ))}
      </ul>
      <table ref={tableRef} className={`hl-figures ${styles.calendar}`}>
        <caption className="hl-hidden">Planned content, next 30 days</caption>
        <thead>
          <tr>
            {weekdayNames().map((weekday) => (
              <th key={weekday} scope="col" className={styles.weekday}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groupByWeek(days).map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date, inside }) =>
                inside ? (
                  <CalendarDay
                    key={date}
                    date={date}
                    entries={byDay.get(date) ?? []}
                    chosen={date === chosen}
                    keyboardDrag={keyboardDrag}
                    dragged={dragged}
                    hintId={hintId}
                    onDrag={setDragged}
                    onChoose={setWanted}
                    onArrow={stepDay}
                  />
                ) : (
                  <td key={date} className={styles.out}>
                    <span>{Number(date.slice(-2))}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={hintId} className={`hl-meta hl-text-3 ${styles.hint}`}>
        Drag an entry to another day, or press Space on it, then the arrow keys.
      </p>
      {outside > 0 && (
        <p className={`hl-small hl-text-2 hl-figures ${styles.outside}`}>
          <span>{outside} more planned outside these 30 days</span>
          <Button variant="subtle" color="gray" size="sm" onClick={onList}>
            Show the list
          </Button>
        </p>
      )}
      <div className={styles.chosen}>
        <DayEntries date={chosen} entries={byDay.get(chosen) ?? []} />
      </div>
    </>
  )
}
