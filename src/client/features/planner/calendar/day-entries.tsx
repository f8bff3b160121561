import { Button } from '@mantine/core'
import { useId } from 'react'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import styles from '../planner-list.module.css'
import { EntryRow } from '../entry-row.tsx'
import { usePlanner } from '../planner-context.ts'
import { dayName } from '../planner-days.ts'

/** The entries of the chosen day, listed below the calendar on narrow screens. */
export function DayEntries({ date, entries }: { date: string; entries: readonly PlannerEntry[] }) {
  const { today, open } = usePlanner()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={`hl-title ${styles.day}`}>
        {dayName(date, today)}
      </h3>
      {entries.length === 0 ? (
        <div className="hl-row">
          <p className="hl-small hl-text-2">Nothing planned for this day</p>
          <Button variant="default" size="sm" onClick={() => open({ kind: 'plan', date })}>
            Plan Content
          </Button>
        </div>
      ) : (
        <ul>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  )
}
