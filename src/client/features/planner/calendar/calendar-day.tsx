import { type KeyboardEvent, useState } from 'react'
import { PLANNER_CALENDAR } from '../../../../shared/features/planner/planner.constants.ts'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import styles from './calendar-day.module.css'
import { CalendarEntry } from './calendar-entry.tsx'
import { usePlanner } from '../planner-context.ts'
import { dayName, entryCount, formatMonth } from '../planner-days.ts'
import { StatusMark } from '../../../components/planner/status-mark.tsx'
import { type useKeyboardDrag } from './use-keyboard-drag.ts'
import { useEntryDrop } from './use-entry-drop.ts'

interface CalendarDayProps {
  date: string
  entries: readonly PlannerEntry[]
  /** Whether its entries are listed below the calendar, on narrow screens. */
  chosen: boolean
  keyboardDrag: ReturnType<typeof useKeyboardDrag>
  /** The entry that is being dragged with the mouse. */
  dragged: PlannerEntry | null
  hintId: string
  onDrag(entry: PlannerEntry | null): void
  onChoose(date: string): void
  onArrow(event: KeyboardEvent): void
}

/** A day of the calendar: its first entries on wide screens, their symbols in one button on narrow ones. */
export function CalendarDay(props: CalendarDayProps) {
  const { date, entries, chosen, keyboardDrag, dragged, hintId, onDrag, onChoose, onArrow } = props
  const { today, open, openDay, openEntry } = usePlanner()
  const drop = useEntryDrop()
  const [over, setOver] = useState(false)
  const isToday = date === today
  const shown = entries.slice(0, PLANNER_CALENDAR.entriesPerDay)
  const more = entries.length - shown.length
  const day = Number(date.slice(-2))
  const name = `${dayName(date, today)}${isToday ? ', today' : ''}`

  return (
    <td
      className={styles.day}
      data-today={isToday || undefined}
      data-chosen={chosen || undefined}
      data-target={over || keyboardDrag.grabbed?.date === date || undefined}
      aria-current={isToday ? 'date' : undefined}
      onDragOver={(event) => {
        if (!dragged) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (dragged) drop(dragged, date)
        // The browser fires no `dragend` for an entry that was re-rendered in another day.
        onDrag(null)
      }}
    >
      <button
        type="button"
        className={styles.pick}
        data-day={date}
        tabIndex={chosen ? 0 : -1}
        aria-pressed={chosen}
        onClick={() => {
          onChoose(date)
          if (entries.length === 0) open({ kind: 'plan', date })
        }}
        onKeyDown={onArrow}
      >
        <span className={styles.number} aria-hidden="true">
          {day}
        </span>
        <span className="hl-hidden">
          {name}, {entries.length === 0 ? 'nothing planned' : entryCount(entries.length)}
        </span>
        <span className={styles.marks} aria-hidden="true">
          {shown.map(({ id, status }) => (
            <StatusMark key={id} status={status} />
          ))}
          {more > 0 && <span className={styles.plus}>+{more}</span>}
        </span>
      </button>
      <div className={styles.wide}>
        <button
          type="button"
          className={`${styles.number} ${styles.whole}`}
          data-empty={entries.length === 0 || undefined}
          onClick={() => (entries.length === 0 ? open({ kind: 'plan', date }) : openDay(date))}
        >
          <span aria-hidden="true">{day}</span>
          <span className="hl-hidden">
            {entries.length === 0 ? 'Plan Content on' : 'Everything on'} {name}
          </span>
          {isToday && <small aria-hidden="true">Today</small>}
          {!isToday && day === 1 && <small aria-hidden="true">{formatMonth(date)}</small>}
        </button>
        {shown.length > 0 && (
          <ul className={styles.entries}>
            {shown.map((entry) => (
              <CalendarEntry
                key={entry.id}
                entry={entry}
                grabbed={keyboardDrag.grabbed?.id === entry.id}
                hintId={hintId}
                onOpen={() => openEntry(entry)}
                onDrag={onDrag}
                onKeyDown={keyboardDrag.onKeyDown}
                onLeave={keyboardDrag.putBack}
              />
            ))}
          </ul>
        )}
        {more > 0 && (
          <button type="button" className={styles.more} data-more={date} onClick={() => openDay(date)}>
            +{more} more <span className="hl-hidden">on {name}</span>
          </button>
        )}
      </div>
    </td>
  )
}
