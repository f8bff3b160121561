import { Trotline, TrotlineItem } from '../../../ui/trotline.tsx'
import { EntryRow } from './entry-row.tsx'
import { usePlanner } from './planner-context.ts'
import { dayName, groupByDay } from './planner-days.ts'
import styles from './planner-list.module.css'

/** Everything planned, the earliest first, each day on the trotline. */
export function PlannerList() {
  const { entries, timeZone, today } = usePlanner()
  return (
    <Trotline label="Planned content">
      {groupByDay(entries, timeZone).map((day) => (
        <TrotlineItem key={day.date}>
          <h3 className={styles.day}>
            {dayName(day.date, today)}
            {day.date === today && <span className={styles.today}> Today</span>}
          </h3>
          <ul>
            {day.entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </TrotlineItem>
      ))}
    </Trotline>
  )
}
