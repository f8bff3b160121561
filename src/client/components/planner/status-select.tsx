import { IconChevronDown } from '@tabler/icons-react'
import { PLANNER_STATUSES, type PlannerStatus } from '../../../shared/features/planner/planner.constants.ts'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { StatusMark } from './status-mark.tsx'
import styles from './status-select.module.css'

interface StatusSelectProps {
  entry: Pick<PlannerEntry, 'title' | 'status'>
  onChange(status: PlannerStatus): void
}

/** Shows and changes the status of an entry with a native select. */
export function StatusSelect({ entry, onChange }: StatusSelectProps) {
  function change(value: string): void {
    const status = PLANNER_STATUSES.find((one) => one === value)
    if (status) onChange(status)
  }

  return (
    <span className={styles.status}>
      <StatusMark status={entry.status} />
      <select
        className={styles.select}
        aria-label={`Status of ${entry.title}`}
        value={entry.status}
        onChange={(event) => change(event.currentTarget.value)}
      >
        {PLANNER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {status}
          </option>
        ))}
      </select>
      <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden="true" />
    </span>
  )
}
