import { IconChevronDown } from '@tabler/icons-react'
import { PLANNER_STATUSES } from '../../../shared/features/planner/planner.constants.ts'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { usePlanner } from './planner-context.ts'
import { StatusMark } from '../../components/planner/status-mark.tsx'
import styles from './status-select.module.css'

/** Shows and changes the status of an entry, as a native select. */
export function StatusSelect({ entry }: { entry: PlannerEntry }) {
  const { actions } = usePlanner()

  function change(value: string): void {
    const status = PLANNER_STATUSES.find((one) => one === value)
    if (status) void actions.setStatus(entry, status)
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
